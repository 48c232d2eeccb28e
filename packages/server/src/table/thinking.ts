// Where commanders think: in threads beside the tables, so that nobody's play waits for a search. Somebody with many games waits only for their own.
import { availableParallelism } from 'node:os';
import { setImmediate as breath, setTimeout as pause } from 'node:timers/promises';
import type { Command } from '@marshall/rules';
import { Thinker, type ThinkProgram } from './thinker.ts';
import { decide, isQuick, type Thought } from './thought.ts';

/** One processor is left to the tables and one to the store, where there are so many. */
const MOST_THREADS = 4;

/** How many threads think in each of so many processes: what one alone would have is shared. */
export function threadsFor(processes: number): number {
  const most = Math.min(MOST_THREADS, availableParallelism() - 1);
  return Math.max(1, Math.floor(most / processes));
}

/** A thought that waits for its turn. */
interface Waiting {
  run(thinker: Thinker | undefined): Promise<void>;
}

/** What came of a thought. */
export interface Thinks<T> {
  readonly asked: T;
  /** What was decided; where the commander failed, why. */
  readonly decided: { readonly command: Command } | { readonly failure: unknown };
}

export class Thinking {
  /** Those who are free; one place without a thread where everything is thought here. */
  readonly #free: (Thinker | undefined)[];
  readonly #all: readonly (Thinker | undefined)[];
  /** By whose games they are, in the order in which they have their turn. */
  readonly #queues = new Map<string, Waiting[]>();
  /** The instant until which the others have their time, where everything is thought here. */
  #theirs = 0;
  #closed = false;

  /** Without a program commanders think here, one after the other. */
  constructor(program?: ThinkProgram, threads = threadsFor(1)) {
    this.#all = program === undefined ? [undefined] : Array.from({ length: threads }, () => new Thinker(program));
    this.#free = [...this.#all];
  }

  /** Asks in its turn, and thinks about what was asked; undefined where nothing is asked any more. */
  run<T extends { readonly thought: Thought }>(
    owner: string,
    ask: () => Promise<T | undefined>,
  ): Promise<Thinks<T> | undefined> {
    return new Promise((resolve, reject) => {
      const run = async (thinker: Thinker | undefined) => {
        try {
          const asked = await ask();
          const decided = asked === undefined ? undefined : await this.#decided(asked.thought, thinker);
          // What was given up with the server is decided by the next one.
          const givenUp = decided === undefined || ('failure' in decided && this.#closed);
          resolve(asked === undefined || givenUp ? undefined : { asked, decided });
        } catch (error) {
          reject(error);
        }
      };
      const queue = this.#queues.get(owner) ?? [];
      queue.push({ run });
      this.#queues.set(owner, queue);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#all.map((thinker) => thinker?.close()));
  }

  #next(): void {
    while (this.#free.length > 0) {
      const waiting = this.#take();
      if (waiting === undefined) return;
      const thinker = this.#free.pop();
      void this.#turn(waiting, thinker).finally(() => {
        this.#free.push(thinker);
        this.#next();
      });
    }
  }

  /** The oldest thought of the owner whose turn it is; they are last then. */
  #take(): Waiting | undefined {
    for (const [owner, queue] of this.#queues) {
      const waiting = queue.shift();
      this.#queues.delete(owner);
      if (queue.length > 0) this.#queues.set(owner, queue);
      if (waiting !== undefined) return waiting;
    }
    return undefined;
  }

  /** Where everything is thought here, whatever came in has as long before the next one as the last one took. */
  async #turn(waiting: Waiting, thinker: Thinker | undefined): Promise<void> {
    if (thinker !== undefined) return waiting.run(thinker);
    const wait = this.#theirs - performance.now();
    await (wait > 1 ? pause(wait) : breath());
    const start = performance.now();
    await waiting.run(undefined);
    const end = performance.now();
    this.#theirs = end + (end - start);
  }

  /** The game does not wait for a commander that fails, nor for a thread that ends (law 8). */
  async #decided(thought: Thought, thinker: Thinker | undefined): Promise<Thinks<never>['decided']> {
    try {
      const command = thinker === undefined || isQuick(thought) ? await decide(thought) : await thinker.think(thought);
      return { command };
    } catch (error) {
      return { failure: error };
    }
  }
}
