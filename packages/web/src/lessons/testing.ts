// A pupil at the table of a lesson, for unit tests: the host is that of every game.
import type { Game, QuickStream, Seat } from '@marshall/rules';
import { randomCommand, type Taste } from '@marshall/rules/testing';
import type { Draft, LogLine, TableState } from '../session/session.ts';
import { Host, type HostEvents } from '../solo/host.ts';
import type { SavedGame } from '../solo/saved.ts';
import { planOfLesson } from './index.ts';
import type { Lesson, Seen } from './lesson.ts';

type Table = Omit<TableState, 'log'>;

export class Pupil {
  #host: Host;
  readonly #events: HostEvents;
  #table: Table | undefined;
  #log: LogLine[] = [];
  saved: SavedGame | undefined;

  private constructor(begin: (events: HostEvents) => Host) {
    this.#events = {
      onTable: (table, lines, whole) => {
        this.#table = table;
        this.#log = whole ? [...lines] : [...this.#log, ...lines];
      },
      onEntry: (saved) => {
        this.saved = saved;
      },
    };
    this.#host = begin(this.#events);
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

  /** What the lesson looks at. */
  get seen(): Seen & Pick<Table, 'since'> {
    if (this.#table === undefined) throw new Error('nothing was told yet');
    return { ...this.#table, log: this.#log };
  }

  /** The game itself, to hold against what is said of it. */
  get game(): Game {
    const asked = this.#host.asked();
    if (asked === undefined) throw new Error('nobody sits here');
    return asked.game;
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

  /** Sends something that may answer nothing, and waits until something is asked or all is over. */
  async tries(command: Draft): Promise<void> {
    const refusal = this.#host.send(command, await this.#question());
    if (refusal !== undefined) throw new Error(refusal.sentence);
    await this.settles();
  }

  /** Until something is asked, or nothing will be any more. */
  async settles(): Promise<void> {
    await this.#until(() => {
      const { question, sealed } = this.game.state;
      const waits = question?.waiting.includes(this.#seat) === true && sealed[this.#seat] === undefined;
      return (waits && this.#table?.asked?.id === question.id) || this.isOver;
    });
  }

  get isOver(): boolean {
    const { state } = this.game;
    return state.ended !== undefined || this.seen.view.seats[this.#seat]?.out !== undefined;
  }

  get #seat(): Seat {
    const asked = this.#host.asked();
    if (asked === undefined) throw new Error('nobody sits here');
    return asked.seat;
  }

  /** Takes back the last own move, or begins a new game before it, as the card does; says whether it is the same game. */
  async again(): Promise<boolean> {
    const same = this.#table?.mayUndo === true;
    if (same) this.#host.undo();
    else {
      const branched = this.#host.branch(this.#events);
      if (branched === undefined) throw new Error('there is no way back');
      this.#host.stop();
      this.#host = branched;
      branched.begin();
    }
    await this.settles();
    return same;
  }

  /** Something legal, at random. */
  anything(stream: QuickStream, taste: Taste): Draft {
    const command = randomCommand(this.game, this.#seat, stream, taste);
    if (command === undefined) throw new Error('nothing is legal');
    return JSON.parse(JSON.stringify(command));
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
