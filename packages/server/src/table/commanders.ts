// Computer commanders at a table: whenever one is waited for, it is given its moment and its answer is a command like any other.
import { randomBytes } from 'node:crypto';
import { type Commander, commanderNamed, type Moment, fallback as silent } from '@marshall/bots';
import { type Command, cloneGame, fallbackFor, options, quickStream, type Seat, view } from '@marshall/rules';
import { StoreError } from '../store/errors.ts';
import { commandersIn } from './commanders-in.ts';
import type { Loaded } from './loading.ts';
import type { Table } from './table.ts';
import type { Thinking } from './thinking.ts';

/** Milliseconds by which a process lets another go first that made the last change. */
const COURTESY = 1500;

/** How long a general may think: everybody at the same process waits meanwhile. */
const CLOCK = { now: () => performance.now(), millis: 400 } as const;

export interface CommandersOptions {
  /** Milliseconds before each of their commands. */
  readonly pace: number;
  /** Is told when one of them, or the referee, fails. */
  fault(error: unknown): void;
}

interface Asked {
  readonly commander: Commander;
  readonly moment: Moment;
  readonly question: number;
  readonly sequence: number;
}

interface Decision extends Asked {
  readonly command: Command;
}

/** Plays for the computer commanders of a table until a person is waited for or the game is over. */
export class CommandersAtTable {
  readonly #table: Table;
  readonly #options: CommandersOptions;
  readonly #thinking: Thinking;
  readonly #stream = quickStream(randomBytes(16).toString('hex'));
  #timer: NodeJS.Timeout | undefined;
  #playing = false;
  #stopped = false;
  #release: (() => void) | undefined;

  constructor(table: Table, options: CommandersOptions, thinking: Thinking) {
    this.#table = table;
    this.#options = options;
    this.#thinking = thinking;
  }

  /** Looks whether a commander is waited for; where another process made the change, it is left to that one at first. */
  wake(here = true): void {
    if (this.#playing || this.#stopped) return;
    this.#rest();
    if (!this.#waitedFor()) return;
    this.#release = this.#table.hold();
    this.#timer = setTimeout(() => void this.#play(), this.#options.pace + (here ? 0 : COURTESY));
  }

  /** Nobody plays here any more. */
  stop(): void {
    this.#stopped = true;
    this.#rest();
  }

  async #play(): Promise<void> {
    this.#timer = undefined;
    this.#playing = true;
    try {
      const decision = await this.#thinking.run(() => this.#decision());
      if (decision !== undefined) await this.#carryOut(decision);
    } catch (error) {
      // The sweep over games that are due tries again later. A store that is away is no fault of the game.
      if (!(error instanceof StoreError)) this.#options.fault(error);
    } finally {
      this.#playing = false;
    }
    this.wake();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#release?.();
    this.#release = undefined;
  }

  #waitedFor(): boolean {
    const seats = commandersIn(this.#table.row);
    return seats.length > 0 && this.#table.waiting.some((seat) => seats.includes(seat));
  }

  /** What a commander chooses in the position as it is when its turn to think has come. */
  async #decision(): Promise<Decision | undefined> {
    if (this.#stopped) return undefined;
    const asked = await this.#table.read((loaded) => this.#moment(loaded));
    return asked === undefined ? undefined : { ...asked, command: await this.#decided(asked) };
  }

  async #carryOut({ moment, question, sequence, command }: Decision): Promise<void> {
    const outcome = await this.#table.commandAt(sequence, moment.seat, command, question);
    if (outcome.kind === 'refused') await this.#table.answerByDefault(moment.seat, question);
  }

  /** The game does not wait for a commander that fails (law 8). */
  async #decided({ commander, moment }: Asked): Promise<Command> {
    try {
      return await commander.decide(moment);
    } catch (error) {
      this.#options.fault(error);
      return moment.fallback;
    }
  }

  #moment(loaded: Loaded): Asked | undefined {
    const { game } = loaded.paper;
    const { question } = game.state;
    const seat = question?.waiting.find((waited) => commandersIn(this.#table.row).includes(waited));
    const commander = seat === undefined ? undefined : this.#commanderOf(seat);
    const fallback = seat === undefined ? undefined : fallbackFor(game, seat);
    if (question === undefined || seat === undefined || commander === undefined || fallback === undefined)
      return undefined;
    // It may think for a while: what it walks is the position it was asked in.
    const copy = cloneGame(game, quickStream(0));
    const moment: Moment = {
      seat,
      setup: game.setup,
      view: view(copy, seat),
      offers: options(copy, seat),
      walk: (draft) => options(copy, seat, draft),
      fallback,
      stream: this.#stream,
    };
    return { commander, moment, question: question.id, sequence: loaded.sequence };
  }

  #commanderOf(seat: Seat): Commander | undefined {
    const row = this.#table.row.seats.find((candidate) => candidate.seat === seat);
    return row?.bot === undefined ? undefined : (commanderNamed(row.bot, CLOCK) ?? silent);
  }
}
