// A clock that cannot be set: it goes with the processor's own, and is led towards a reference that may jump.
import type { Instant, StoreClock } from './store.ts';

/** Milliseconds by which the reference may differ and is simply right: drift, and what a step of the network's time is. */
const DRIFT = 2000;

/** Of each millisecond, how much of a larger difference is made up: a deadline comes no more than a twentieth early or late. */
const SLEW = 0.05;

export class SteadyClock implements StoreClock {
  readonly #ticks: () => number;
  /** What it shows is the ticks and this. */
  #offset = 0;
  #told: number | undefined;
  #differs = 0;

  /** `ticks` are milliseconds that nobody can set. */
  constructor(ticks: () => number = () => performance.now()) {
    this.#ticks = ticks;
  }

  now(): Instant {
    return Math.round(this.#ticks() + this.#offset);
  }

  /** The instant this clock would show where its ticks are those given. */
  at(ticks: number): Instant {
    return Math.round(ticks + this.#offset);
  }

  get ticks(): number {
    return this.#ticks();
  }

  /** How far the reference was ahead when it was last told, in milliseconds, where that is more than drift. */
  get differs(): number {
    return this.#differs;
  }

  /** The reference shows an instant, at these ticks. The first time it is believed; a jump later is followed slowly. */
  follow(reference: Instant, ticks: number = this.#ticks()): void {
    const ahead = reference - (ticks + this.#offset);
    if (this.#told === undefined || Math.abs(ahead) <= DRIFT) {
      this.#offset += ahead;
      this.#differs = 0;
    } else {
      const most = Math.max(0, ticks - this.#told) * SLEW;
      this.#offset += Math.sign(ahead) * Math.min(Math.abs(ahead), most);
      this.#differs = ahead;
    }
    this.#told = ticks;
  }
}
