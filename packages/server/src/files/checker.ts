// Checks what comes from outside beside the tables, in threads with bounds of time and memory, so that nobody's play waits for
// it. A caller with many files waits for their own: callers have their turns one after the other.
import { ApiError, errorOf } from '../http/errors.ts';
import type { FileBody } from './body.ts';
import type { Checked } from './check.ts';
import type { Finding, Job } from './check-thread.ts';
import { CheckThread } from './checking.ts';
import type { KeptGame } from './try-game.ts';

export interface CheckerBounds {
  /** Threads that check at the same time. */
  readonly threads: number;
  /** Files of one caller, and of all of them, that may wait or be checked. */
  readonly ofCaller: number;
  readonly ofAll: number;
  /** Milliseconds after which a file is given up; the longest games take a few seconds. */
  readonly time: number;
}

const BOUNDS: CheckerBounds = { threads: 2, ofCaller: 3, ofAll: 32, time: 30_000 };

/** The server itself tries games; it waits for nobody's files. */
const HOUSE = '';

interface Waiting {
  readonly job: Job;
  resolve(finding: Finding): void;
  reject(error: unknown): void;
}

export class Checker {
  readonly #bounds: CheckerBounds;
  readonly #idle: CheckThread[] = [];
  readonly #busy = new Set<CheckThread>();
  /** What each caller has waiting, in the order of their turns. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** Callers one of whose files is being checked: another of theirs waits, while a thread is there for others. */
  readonly #checked = new Set<string>();
  #closed = false;

  /** `program` is where the threads' file lies. */
  constructor(
    program: () => Promise<string | URL> = async () => new URL('./check-thread.js', import.meta.url),
    bounds: Partial<CheckerBounds> = {},
  ) {
    this.#bounds = { ...BOUNDS, ...bounds };
    for (let i = 0; i < this.#bounds.threads; i += 1) this.#idle.push(new CheckThread(program, this.#bounds.time));
  }

  /** Checks the file in the body of a request, as it came, when its caller's turn has come. */
  async check(
    kind: FileBody,
    body: Uint8Array,
    caller: string,
  ): Promise<Checked & { readonly title?: string | undefined }> {
    // What does not begin like a body with a file in it needs no thread.
    if (!beginsLikeObject(body)) throw NO_FILE;
    const finding = await this.#find({ kind, body }, caller);
    if ('checked' in finding) return { ...finding.checked, title: finding.title };
    if (!('refused' in finding)) throw new Error('the thread gave another answer');
    throw errorOf(finding.refused);
  }

  /** Whether a game of the store opens, tried where it can hold nobody up. */
  async opens(game: KeptGame): Promise<boolean> {
    try {
      const finding = await this.#find({ game }, HOUSE);
      return 'opens' in finding && finding.opens;
    } catch (error) {
      // A server that stops has learnt nothing about the game.
      if (error === STOPS) throw error;
      return false;
    }
  }

  /** How many are being checked or wait for it. */
  get size(): number {
    let all = this.#checked.size;
    for (const queue of this.#waiting.values()) all += queue.length;
    return all;
  }

  /** Gives up what is being checked. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const queue of this.#waiting.values()) for (const { reject } of queue) reject(STOPS);
    this.#waiting.clear();
    await Promise.all([...this.#idle, ...this.#busy].map((thread) => thread.close()));
  }

  #find(job: Job, caller: string): Promise<Finding> {
    if (this.#closed) return Promise.reject(STOPS);
    const own = this.#waiting.get(caller) ?? [];
    const beingChecked = this.#checked.has(caller) ? 1 : 0;
    if (caller !== HOUSE && own.length + beingChecked >= this.#bounds.ofCaller) return Promise.reject(OWN_BUSY);
    if (caller !== HOUSE && this.size >= this.#bounds.ofAll) return Promise.reject(BUSY);
    return new Promise((resolve, reject) => {
      this.#waiting.set(caller, [...own, { job, resolve, reject }]);
      this.#next();
    });
  }

  /** Gives the free threads to those whose turn it is. */
  #next(): void {
    for (const [caller, queue] of this.#waiting) {
      const [first, ...rest] = queue;
      if (first === undefined || this.#checked.has(caller)) continue;
      const thread = this.#idle.pop();
      if (thread === undefined) return;
      // A caller who has had a turn stands behind the others.
      this.#waiting.delete(caller);
      if (rest.length > 0) this.#waiting.set(caller, rest);
      this.#checked.add(caller);
      this.#busy.add(thread);
      thread
        .find(first.job)
        .then(first.resolve, (error: unknown) => first.reject(this.#closed ? STOPS : error))
        .finally(() => {
          this.#checked.delete(caller);
          this.#busy.delete(thread);
          this.#idle.push(thread);
          this.#next();
        });
    }
  }
}

const SPACES: readonly number[] = [0x20, 0x09, 0x0a, 0x0d];
const OPENING_BRACE = 0x7b;
/** Where an object has begun at last: megabytes of spaces are not looked through, as everybody would wait for it. */
const BEGINS_WITHIN = 1024;

/** Whether the first thing in the bytes opens an object. */
function beginsLikeObject(bytes: Uint8Array): boolean {
  return bytes.subarray(0, BEGINS_WITHIN).find((byte) => !SPACES.includes(byte)) === OPENING_BRACE;
}

const NO_FILE = new ApiError(400, 'malformed:json');
const STOPS = new ApiError(503, 'stops');
const BUSY = new ApiError(503, 'busy:files');
const OWN_BUSY = new ApiError(429, 'busy:own-files');
