// The commanders of a process think one after the other: a general takes a while, and nothing else runs meanwhile.
import { setImmediate as breath, setTimeout as pause } from 'node:timers/promises';
import { Turns } from './turns.ts';

export class Thinking {
  readonly #turns = new Turns();
  /** The instant until which the others have their time. */
  #theirs = 0;

  /** Runs a thought in its turn. Before the next one, whatever came in has as long as the last one took. */
  run<T>(thought: () => Promise<T> | T): Promise<T> {
    return this.#turns.run(async () => {
      const wait = this.#theirs - performance.now();
      await (wait > 1 ? pause(wait) : breath());
      const start = performance.now();
      try {
        return await thought();
      } finally {
        const end = performance.now();
        this.#theirs = end + (end - start);
      }
    });
  }
}
