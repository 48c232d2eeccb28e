// One thread that checks, kept warm for a while. One that fails, fills its memory or takes too long is replaced by the next job.
import { Worker } from 'node:worker_threads';
import { ApiError } from '../http/errors.ts';
import { observed } from '../observed/threads.ts';
import type { Finding, Job } from './check-thread.ts';

/** Megabytes that a thread may fill. */
const MOST_MEMORY = 512;
/** Milliseconds for which a thread that nobody needs is kept: starting one takes half a second. */
const WARM = 60_000;

export class CheckThread {
  readonly #program: () => Promise<string | URL>;
  readonly #time: number;
  #thread: Worker | undefined;
  #cooling: NodeJS.Timeout | undefined;
  /** Tells the job under way that its thread has ended. */
  #ended: ((cause: Error) => void) | undefined;
  #closed = false;

  constructor(program: () => Promise<string | URL>, time: number) {
    this.#program = program;
    this.#time = time;
  }

  /** Does one job; one at a time. */
  async find(job: Job): Promise<Finding> {
    clearTimeout(this.#cooling);
    const program = await this.#program();
    if (this.#closed) throw TOO_LONG;
    const thread = this.#thread ?? this.#start(program);
    thread.ref();
    const patience = setTimeout(() => void thread.terminate(), this.#time);
    let heard: ((finding: Finding) => void) | undefined;
    try {
      return await new Promise<Finding>((resolve, reject) => {
        // The thread's file says nothing else.
        heard = resolve;
        thread.once('message', heard);
        this.#ended = reject;
        thread.postMessage(job);
      });
    } finally {
      clearTimeout(patience);
      if (heard !== undefined) thread.off('message', heard);
      this.#ended = undefined;
      thread.unref();
      this.#cooling = setTimeout(() => void thread.terminate(), WARM);
      this.#cooling.unref();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#cooling);
    await this.#thread?.terminate();
  }

  #start(program: string | URL): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: MOST_MEMORY };
    const thread = observed('check', (heap) => new Worker(program, { resourceLimits, workerData: { heap } }));
    this.#thread = thread;
    let cause: Error = TOO_LONG;
    thread.on('error', () => {
      // A thread that ran out of memory, or in which something failed: what was in the file is to blame.
      cause = TOO_MUCH;
    });
    // It comes after an error as well. The next job finds another thread.
    thread.on('exit', () => {
      if (this.#thread !== thread) return;
      this.#thread = undefined;
      this.#ended?.(cause);
    });
    return thread;
  }
}

const TOO_LONG = new ApiError(422, 'too-long');
const TOO_MUCH = new ApiError(422, 'too-much');
