// One thread in which commanders think. One that ends, or does not come to an end, is replaced by the next thought.
import { Worker } from 'node:worker_threads';
import type { Command } from '@marshall/rules';
import { observed } from '../observed/threads.ts';
import type { Conclusion } from './think-thread.ts';
import type { Thought } from './thought.ts';

/** Milliseconds after which a thread is given up: a search has its own time, far less than this. */
const MOST_TIME = 15_000;
/** Megabytes that a thread may fill. */
const MOST_MEMORY = 256;

/** Where the file of the thread lies. */
export type ThinkProgram = () => Promise<string | URL>;

export class Thinker {
  readonly #program: ThinkProgram;
  readonly #patience: number;
  #thread: Worker | undefined;
  /** Tells the thought under way that its thread has ended. */
  #ended: ((cause: Error) => void) | undefined;

  constructor(program: ThinkProgram, patience = MOST_TIME) {
    this.#program = program;
    this.#patience = patience;
  }

  /** Thinks; one thought at a time. */
  async think(thought: Thought): Promise<Command> {
    const thread = this.#thread ?? this.#start(await this.#program());
    this.#thread = thread;
    thread.ref();
    const patience = setTimeout(() => void thread.terminate(), this.#patience);
    let heard: ((conclusion: Conclusion) => void) | undefined;
    try {
      return await new Promise<Command>((resolve, reject) => {
        // The thread's file says nothing else.
        heard = (conclusion) => ('command' in conclusion ? resolve(conclusion.command) : reject(conclusion.failure));
        thread.once('message', heard);
        this.#ended = reject;
        thread.postMessage(thought);
      });
    } finally {
      clearTimeout(patience);
      if (heard !== undefined) thread.off('message', heard);
      this.#ended = undefined;
      thread.unref();
    }
  }

  /** Gives up what is being thought. */
  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(program: string | URL): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: MOST_MEMORY };
    const thread = observed('think', (heap) => new Worker(program, { resourceLimits, workerData: { heap } }));
    let cause = new Error('the thread of a commander has ended');
    thread.on('error', (error: Error) => {
      cause = error;
    });
    // It comes after an error as well. The next thought finds another thread.
    thread.on('exit', () => {
      if (this.#thread !== thread) return;
      this.#thread = undefined;
      this.#ended?.(cause);
    });
    return thread;
  }
}
