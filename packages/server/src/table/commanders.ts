// Computer commanders at a table: whenever one is waited for, it is given its moment and its answer is a command like any other.
import { randomBytes } from 'node:crypto';
import { patienceOf } from '@marshall/bots';
import { fallbackFor, view } from '@marshall/rules';
import { StoreError } from '../store/errors.ts';
import { commanderOf, commandersIn } from './commanders-in.ts';
import type { Loaded } from './loading.ts';
import type { Table } from './table.ts';
import type { Thinking, Thinks } from './thinking.ts';
import type { Thought } from './thought.ts';

/** Milliseconds by which a process lets another go first that made the last change. */
const COURTESY = 1500;

export interface CommandersOptions {
  /** Milliseconds before each of their commands. */
  readonly pace: number;
  /** Is told when one of them, or the referee, fails. */
  fault(error: unknown): void;
}

interface Asked {
  readonly thought: Thought;
  readonly question: number;
  readonly sequence: number;
}

/** Plays for the computer commanders of a table until a person is waited for or the game is over. */
export class CommandersAtTable {
  readonly #table: Table;
  readonly #options: CommandersOptions;
  readonly #thinking: Thinking;
  readonly #seed = randomBytes(16).toString('hex');
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
      const { id, row } = this.#table;
      const thinks = await this.#thinking.run(row.owner ?? id, () => this.#asked());
      if (thinks !== undefined) await this.#carryOut(thinks);
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
    const seats = commandersIn(this.#table.row, this.#table.leaders);
    return seats.length > 0 && this.#table.waiting.some((seat) => seats.includes(seat));
  }

  /** What a commander is asked in the position as it is when its turn to think has come. */
  async #asked(): Promise<Asked | undefined> {
    if (this.#stopped) return undefined;
    return this.#table.read((loaded) => this.#askedIn(loaded));
  }

  /** The game does not wait for a commander that fails (law 8). */
  async #carryOut({ asked: { thought, question, sequence }, decided }: Thinks<Asked>): Promise<void> {
    if ('failure' in decided) this.#options.fault(decided.failure);
    const command = 'command' in decided ? decided.command : thought.fallback;
    const outcome = await this.#table.commandAt(sequence, thought.seat, command, question);
    if (outcome.kind === 'refused') await this.#table.answerByDefault(thought.seat, question);
  }

  #askedIn(loaded: Loaded): Asked | undefined {
    const { game } = loaded.paper;
    const { question } = game.state;
    const { row } = this.#table;
    const seats = commandersIn(row, game.state.leaders);
    const seat = question?.waiting.find((waited) => seats.includes(waited));
    const fallback = seat === undefined ? undefined : fallbackFor(game, seat);
    if (question === undefined || seat === undefined || fallback === undefined) return undefined;
    const commander = commanderOf(row, seat, game.state.leaders) ?? '';
    const thought: Thought = {
      commander,
      seat,
      setup: game.setup,
      // A copy: what is not sent to a thread may go on before it is thought through.
      view: structuredClone(view(game, seat)),
      memory: loaded.memories.of(seat),
      fallback,
      seed: `${this.#seed} ${loaded.sequence}`,
      millis: patienceOf(commander),
    };
    return { thought, question: question.id, sequence: loaded.sequence };
  }
}
