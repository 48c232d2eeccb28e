// Keeps a store's clock, and tells the host where this machine's own is wrong.
import { SteadyClock } from './steady-clock.ts';

/** Is told a sentence for the host. */
export type Warn = (sentence: string) => void;

/** Milliseconds by which this machine's clock may differ before the host hears of it. */
const NOTICED = 5000;
const EVERY = 1000;

export class ClockWatch {
  readonly clock = new SteadyClock();
  readonly #warn: Warn;
  #warned = false;

  constructor(warn: Warn = (sentence) => console.error(sentence)) {
    this.#warn = warn;
  }

  /** The database shows an instant: its clock counts, whatever this machine's says. */
  database(instant: number, ticks: number): void {
    this.clock.follow(instant, ticks);
    const ahead = Date.now() - performance.now() + ticks - instant;
    this.#say(
      ahead,
      (by) => `The clock of this machine is ${by} the database's. Deadlines go by the database's; set this one right.`,
    );
  }

  /** Follows this machine's clock; the result ends it. */
  machine(): () => void {
    const look = () => {
      this.clock.follow(Date.now());
      this.#say(
        this.clock.differs,
        (by) =>
          `The clock of this machine was set ${by} where it was. Deadlines follow it slowly, so that nobody's time runs out at once.`,
      );
    };
    look();
    const timer = setInterval(look, EVERY).unref();
    return () => clearInterval(timer);
  }

  /** Once for each time that it goes wrong. */
  #say(ahead: number, sentence: (by: string) => string): void {
    const wrong = Math.abs(ahead) > NOTICED;
    if (wrong && !this.#warned) {
      const seconds = Math.round(Math.abs(ahead) / 1000);
      this.#warn(sentence(`${seconds} seconds ${ahead > 0 ? 'ahead of' : 'behind'}`));
    }
    this.#warned = wrong;
  }
}
