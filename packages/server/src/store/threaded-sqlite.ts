// The embedded store as its users see it: every request goes to the thread that has the file.
import { Worker } from 'node:worker_threads';
import { observed } from '../observed/threads.ts';
import type { Append } from './append.ts';
import type { Changes } from './changes.ts';
import type { AppendDatabase, SqlValue, Statement } from './database.ts';
import { StoreError } from './errors.ts';
import { SQLITE_CLOCK } from './sqlite-append.ts';
import { type Answer, type Asked, packed, type Request } from './sqlite-requests.ts';
import type { AppendResult } from './store.ts';

/** So many requests are sent without waiting for the end of the turn: the thread begins while this one goes on. */
const ENOUGH = 32;

interface Pending {
  /** Takes what `SqliteDatabase` gives in the thread. */
  resolve(value: unknown): void;
  reject(error: StoreError): void;
}

export class ThreadedSqlite implements AppendDatabase {
  readonly clock = SQLITE_CLOCK;
  /** No other process has the file. */
  readonly telling = (sql: string) => sql;
  readonly #program: string | URL;
  readonly #folder: string;
  readonly #changes: Changes;
  readonly #pending = new Map<number, Pending>();
  #thread: Worker | undefined;
  /** What is asked in this turn. */
  #asking: Asked[] = [];
  #asked = 0;
  /** The last of them that was sent. */
  #posted = 0;
  /** A thread was lost: nobody knows what is on the disk. */
  #inDoubt = false;
  #closed = false;

  /** Opens the file of a folder that this process holds; `program` is where the thread's file lies. */
  static async open(folder: string, changes: Changes, program: string | URL): Promise<ThreadedSqlite> {
    const database = new ThreadedSqlite(folder, changes, program);
    try {
      await database.#ask({ ask: 'open' });
    } catch (error) {
      await database.#thread?.terminate();
      throw error;
    }
    return database;
  }

  private constructor(folder: string, changes: Changes, program: string | URL) {
    this.#folder = folder;
    this.#changes = changes;
    this.#program = program;
  }

  read(sql: string, params: readonly SqlValue[]): Promise<readonly unknown[]> {
    return this.#ask({ ask: 'read', sql, params });
  }

  write(statements: readonly Statement[], changedGame?: string): Promise<readonly (readonly unknown[])[]> {
    return this.#ask({ ask: 'write', statements, changedGame });
  }

  append(append: Append): Promise<AppendResult> {
    return this.#ask(packed(append));
  }

  async close(): Promise<boolean> {
    if (this.#closed) return false;
    const closed = this.#ask({ ask: 'close' });
    this.#closed = true;
    try {
      await closed;
    } finally {
      await this.#thread?.terminate();
    }
    return true;
  }

  #ask<T>(request: Request): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreError('closed'));
    return new Promise<T>((resolve, reject) => {
      this.#asked += 1;
      this.#pending.set(this.#asked, { resolve: resolve as Pending['resolve'], reject });
      const asking = this.#asking.push([this.#asked, request]);
      if (asking === ENOUGH) this.#post();
      else if (asking === 1) setImmediate(() => this.#post());
    });
  }

  #post(): void {
    const asking = this.#asking;
    if (asking.length === 0) return;
    this.#asking = [];
    this.#posted = this.#asked;
    try {
      this.#thread ??= this.#start();
      // While somebody waits for it, the process does not end.
      this.#thread.ref();
      this.#thread.postMessage(asking);
    } catch (error) {
      // No more threads can be had, or one cannot be spoken to.
      void this.#thread?.terminate();
      this.#lost(error);
    }
  }

  #start(): Worker {
    const data = { folder: this.#folder, inDoubt: this.#inDoubt };
    // What the process was started with is its own affair, except for what is said of SQLite where it is built in.
    const execArgv = ['--disable-warning=ExperimentalWarning'];
    const thread = observed('store', (heap) => new Worker(this.#program, { workerData: { ...data, heap }, execArgv }));
    thread.on('message', (answers: readonly Answer[]) => {
      for (const answer of answers) this.#take(answer);
      if (this.#pending.size === 0) thread.unref();
    });
    let cause: unknown = new Error('the thread of the store has ended');
    thread.on('error', (error) => {
      cause = error;
    });
    // It comes after an error as well, when the thread has let go of the file.
    thread.on('exit', () => {
      if (this.#thread === thread) this.#lost(cause);
    });
    return thread;
  }

  #take(answer: Answer): void {
    if (isKept(answer)) {
      const [id, sequence] = answer;
      const pending = this.#pending.get(id);
      this.#pending.delete(id);
      pending?.resolve({ sequence } satisfies AppendResult);
      return;
    }
    if ('told' in answer) {
      this.#changes.tell(answer.told, answer.sequence);
      return;
    }
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if ('value' in answer) pending?.resolve(answer.value);
    else pending?.reject(new StoreError(answer.failure.code, answer.failure));
  }

  /** What was sent may or may not be kept; what was not goes to the next thread. */
  #lost(cause: unknown): void {
    this.#thread = undefined;
    this.#inDoubt = true;
    for (const [id, { reject }] of this.#pending) {
      if (id > this.#posted) continue;
      this.#pending.delete(id);
      reject(new StoreError('lost', { cause }));
    }
  }
}

function isKept(answer: Answer): answer is readonly [id: number, sequence: number] {
  return Array.isArray(answer);
}
