// A pupil at the table of a lesson, for unit tests: the host is that of every game.
import type { Draft, LogLine, TableState } from '../session/session.ts';
import { Host, type HostEvents } from '../solo/host.ts';
import type { SavedGame } from '../solo/saved.ts';
import { planOfLesson } from './index.ts';
import type { Lesson } from './lesson.ts';

type Table = Omit<TableState, 'log'>;

export class Pupil {
  readonly #host: Host;
  #table: Table | undefined;
  #log: LogLine[] = [];
  saved: SavedGame | undefined;

  private constructor(begin: (events: HostEvents) => Host) {
    this.#host = begin({
      onTable: (table, lines, anew) => {
        this.#table = table;
        this.#log = anew ? [...lines] : [...this.#log, ...lines];
      },
      onEntry: (saved) => {
        this.saved = saved;
      },
    });
    this.#host.begin();
  }

  static begins(lesson: Lesson): Pupil {
    return new Pupil((events) => {
      const started = Host.start(planOfLesson(lesson), events);
      if (!started.ok) throw new Error(started.refusal.sentence);
      return started.value;
    });
  }

  static resumes(saved: SavedGame): Pupil {
    return new Pupil((events) => Host.resume(kept(saved), events));
  }

  get log(): readonly LogLine[] {
    return this.#log;
  }

  get asked(): string | undefined {
    return this.#table?.asked?.kind;
  }

  /** Once something is asked. */
  async ready(): Promise<string | undefined> {
    await this.#question();
    return this.asked;
  }

  /** The lines of one kind, in words. */
  told(kind: string): readonly string[] {
    return this.#log.filter((line) => line.kind === kind).map(({ text }) => text);
  }

  /** Answers once it is asked, and waits until it is asked something else. */
  async does(command: Draft): Promise<void> {
    const question = await this.#question();
    const refusal = this.#host.send(command, question);
    if (refusal !== undefined) throw new Error(refusal.sentence);
    await this.#until(() => this.#table?.asked !== undefined && this.#table.asked.id !== question);
  }

  stop(): void {
    this.#host.stop();
  }

  async #question(): Promise<number> {
    await this.#until(() => this.#table?.asked !== undefined);
    return this.#table?.asked?.id ?? 0;
  }

  /** Commanders of a lesson answer in turns of the clock that take no time. */
  async #until(holds: () => boolean): Promise<void> {
    for (let turns = 0; turns < 10_000 && !holds(); turns++) await new Promise((resolve) => setTimeout(resolve, 0));
    if (!holds()) throw new Error(`nothing more is asked after: ${this.#log.at(-1)?.text}`);
  }
}

/** The game as the browser keeps it: without the dice that are at hand. */
function kept({ table, ...rest }: SavedGame): SavedGame {
  const { entries, game } = table;
  const { setup, state } = game;
  return structuredClone({
    ...rest,
    table: { entries, game: { setup, state: { cycle: state.cycle, ended: state.ended } } },
  });
}
