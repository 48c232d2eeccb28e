// Checks game files beside the tables: one at a time, in a thread of its own, so that nobody's play waits for it.
import { Worker } from 'node:worker_threads';
import { ApiError } from '../http/errors.ts';
import { Turns } from '../table/turns.ts';
import type { FileBody } from './body.ts';
import type { Checked } from './check.ts';
import type { Finding } from './check-thread.ts';

/** Files that may wait for their turn. */
const MOST_WAITING = 8;
/** Milliseconds after which a file is given up; the longest games take a few seconds. */
const MOST_TIME = 60_000;
/** Megabytes that a thread may fill. */
const MOST_MEMORY = 512;

export class Checker {
  readonly #program: () => Promise<string | URL>;
  readonly #turns = new Turns();
  #waiting = 0;
  #closed = false;
  #running: Worker | undefined;

  /** `program` is where the thread's file lies. */
  constructor(program: () => Promise<string | URL> = async () => new URL('./check-thread.js', import.meta.url)) {
    this.#program = program;
  }

  /** Checks the file in the body of a request, as it came, when its turn has come. */
  async check(kind: FileBody, bytes: Uint8Array): Promise<Checked & { readonly title?: string | undefined }> {
    if (this.#waiting > MOST_WAITING)
      throw new ApiError(503, 'busy', 'Many game files are being checked here; try again in a minute.');
    this.#waiting += 1;
    try {
      const finding = await this.#turns.run(() => this.#find(kind, bytes));
      if ('checked' in finding) return { ...finding.checked, title: finding.title };
      const { status, body } = finding.refused;
      throw new ApiError(status, body.code, body.sentence, body);
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Gives up what is being checked. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running?.terminate();
  }

  async #find(kind: FileBody, body: Uint8Array): Promise<Finding> {
    const program = await this.#program();
    if (this.#closed) throw STOPS;
    const thread = new Worker(program, {
      workerData: { kind, body },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    this.#running = thread;
    const patience = setTimeout(() => void thread.terminate(), MOST_TIME);
    try {
      return await new Promise<Finding>((resolve, reject) => {
        // The thread's file says nothing else.
        thread.once('message', (finding: Finding) => resolve(finding));
        thread.once('error', (error) => reject(isTooLarge(error) ? TOO_LONG : error));
        thread.once('exit', () => reject(this.#closed ? STOPS : TOO_LONG));
      });
    } finally {
      clearTimeout(patience);
      this.#running = undefined;
      await thread.terminate();
    }
  }
}

/** Whether a thread ended because it was given more than it may hold. */
function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

const STOPS = new ApiError(503, 'stops', 'The server stops; try again in a minute.');
const TOO_LONG = new ApiError(422, 'too-long', 'This file takes too long to check here; use ./marshall verify.');
