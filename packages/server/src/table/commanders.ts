// Computer commanders at a table: whenever one is waited for, it is given its moment and its answer is a command like any other.
import { randomBytes } from 'node:crypto';
import { type Commander, commanderNamed, type Moment, fallback as silent } from '@marshall/bots';
import { type Command, cloneGame, fallbackFor, options, quickStream, type Seat, view } from '@marshall/rules';
import { StoreError } from '../store/errors.ts';
import type { Loaded } from './loading.ts';
import type { Table } from './table.ts';

/** Milliseconds by which a process lets another go first that made the last change. */
const COURTESY = 1500;

/** How long a general may think: others at the same process wait meanwhile. */
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

/** Plays for the computer commanders of a table until a person is waited for or the game is over. */
export class CommandersAtTable {
  readonly #table: Table;
  readonly #options: CommandersOptions;
  readonly #stream = quickStream(randomBytes(16).toString('hex'));
  #timer: NodeJS.Timeout | undefined;
  #playing = false;
  #release: (() => void) | undefined;

  constructor(table: Table, options: CommandersOptions) {
    this.#table = table;
    this.#options = options;
  }

  /** Looks whether a commander is waited for; where another process made the change, it is left to that one at first. */
  wake(here = true): void {
    if (this.#playing) return;
    this.#clear();
    if (!this.#waitedFor()) {
      this.stop();
      return;
    }
    this.#release ??= this.#table.hold();
    this.#timer = setTimeout(() => void this.#play(), this.#options.pace + (here ? 0 : COURTESY));
  }

  stop(): void {
    this.#clear();
    this.#release?.();
    this.#release = undefined;
  }

  async #play(): Promise<void> {
    this.#timer = undefined;
    this.#playing = true;
    try {
      const asked = await this.#table.read((loaded) => this.#moment(loaded));
      if (asked !== undefined) await this.#answer(asked);
    } catch (error) {
      // The sweep over games that are due tries again later. A store that is away is no fault of the game.
      if (!(error instanceof StoreError)) this.#options.fault(error);
    } finally {
      this.#playing = false;
    }
    this.wake();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #waitedFor(): boolean {
    return this.#table.waiting.some((seat) => this.#sits(seat));
  }

  async #answer({ commander, moment, question, sequence }: Asked): Promise<void> {
    const command = await this.#decided(commander, moment);
    const outcome = await this.#table.commandAt(sequence, moment.seat, command, question);
    if (outcome.kind === 'refused') await this.#table.answerByDefault(moment.seat, question);
  }

  /** What a commander chooses; the game does not wait for one that fails (law 8). */
  async #decided(commander: Commander, moment: Moment): Promise<Command> {
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
    const seat = question?.waiting.find((waited) => this.#sits(waited));
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

  #sits(seat: Seat): boolean {
    return this.#commanderOf(seat) !== undefined;
  }

  #commanderOf(seat: Seat): Commander | undefined {
    const row = this.#table.row.seats.find((candidate) => candidate.seat === seat);
    return row?.bot === undefined ? undefined : (commanderNamed(row.bot, CLOCK) ?? silent);
  }
}
