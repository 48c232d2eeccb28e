import { z } from 'zod';
import { type Append, checkAppend } from './append.ts';
import type { Changes } from './changes.ts';
import { type AppendDatabase, checkText, ranWhole, type SqlValue, type Statement } from './database.ts';
import { StoreError } from './errors.ts';
import { SQLITE_CLOCK, writeAppend } from './sqlite-append.ts';
import { openFile, rollBack, type SqliteFile, type Sync } from './sqlite-file.ts';
import { type SqliteLibrary, type SqliteStatement, sqliteStoreError } from './sqlite-library.ts';
import type { AppendResult } from './store.ts';

const STATEMENTS_KEPT = 500;

/** Writes of one group at most: those who wait for the first of hundreds need not wait for the last. */
const MOST_IN_GROUP = 64;

const CHECKPOINT_EVERY_MS = 60_000;

const sequenceRow = z.object({ sequence: z.number() }).optional();

/** Work of one group: runs inside its transaction and gives what is done once that is durable. */
interface Job {
  run(): () => void;
  /** Whether it writes nothing when it is refused: then the others of its group simply go on. */
  readonly clean: boolean;
  fail(error: StoreError): void;
}

/**
 * One SQLite file, held by one process. The writes that come while the disk syncs the group before them make the next
 * group: one transaction, one sync, so that dozens of commands cost little more than one. Reads see what is durable.
 */
export class SqliteDatabase implements AppendDatabase {
  readonly clock = SQLITE_CLOCK;
  /** No other process has the file. */
  readonly telling = (sql: string) => sql;
  readonly #library: SqliteLibrary;
  readonly #folder: string;
  readonly #changes: Changes;
  readonly #sync: Sync | undefined;
  readonly #statements = new Map<string, SqliteStatement>();
  #file: SqliteFile | undefined;
  #jobs: Job[] = [];
  /** The group that is committed and not yet on the disk. */
  #syncing: Promise<void> | undefined;
  /** A sync failed: nobody knows what is on the disk. */
  #inDoubt: boolean;
  #closed = false;
  /** Something was written since the file was brought up to date. */
  #written = false;
  readonly #checkpoints: NodeJS.Timeout;

  /** Opens the file of a folder; `inDoubt` where it was left in the midst of a write. */
  constructor(
    library: SqliteLibrary,
    folder: string,
    changes: Changes,
    { sync, inDoubt = false }: { sync?: Sync | undefined; inDoubt?: boolean } = {},
  ) {
    this.#library = library;
    this.#folder = folder;
    this.#changes = changes;
    this.#sync = sync;
    this.#inDoubt = inDoubt;
    this.#opened();
    this.#checkpoints = setInterval(() => this.#checkpoint(), CHECKPOINT_EVERY_MS).unref();
  }

  async read(sql: string, params: readonly SqlValue[]): Promise<readonly unknown[]> {
    if (this.#closed) throw new StoreError('closed');
    checkText(params);
    if (this.#syncing !== undefined) await this.#syncing;
    try {
      return this.prepare(sql).all(named(params));
    } catch (error) {
      throw this.#failed(error);
    }
  }

  write(statements: readonly Statement[], changedGame?: string): Promise<readonly (readonly unknown[])[]> {
    return this.#grouped(false, () => {
      for (const statement of statements) checkText(statement.params);
      const rows = this.#runStatements(statements);
      if (changedGame === undefined || !ranWhole(statements, rows)) return { value: rows };
      const row = sequenceRow.parse(this.prepare('select sequence from games where id = $1').get({ $1: changedGame }));
      return { value: rows, told: { gameId: changedGame, sequence: row?.sequence ?? 0 } };
    });
  }

  append(append: Append): Promise<AppendResult> {
    return this.#grouped<AppendResult>(true, () => {
      checkAppend(append);
      const settled = writeAppend(this, append);
      if (settled instanceof StoreError) throw settled;
      if (!('sequence' in settled)) return { value: settled };
      return { value: settled, told: { gameId: append.gameId, sequence: settled.sequence } };
    });
  }

  /** Gives the compiled statement, compiled once. */
  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#opened().connection.prepare(sql);
    if (this.#statements.size >= STATEMENTS_KEPT) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  async close(): Promise<boolean> {
    if (this.#closed) return false;
    this.#closed = true;
    while (this.#syncing !== undefined || this.#jobs.length > 0) {
      this.#commitGroup();
      await this.#syncing;
    }
    clearInterval(this.#checkpoints);
    try {
      this.#file?.finish();
    } finally {
      this.#letGo();
    }
    return true;
  }

  #grouped<T>(clean: boolean, work: () => { value: T; told?: { gameId: string; sequence: number } }): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreError('closed'));
    return new Promise((resolve, reject) => {
      this.#jobs.push({
        run: () => {
          const { value, told } = work();
          return () => {
            resolve(value);
            if (told !== undefined) this.#changes.tell(told.gameId, told.sequence);
          };
        },
        clean,
        fail: reject,
      });
      if (this.#jobs.length === 1 && this.#syncing === undefined) this.#commitSoon();
    });
  }

  #commitSoon(): void {
    setImmediate(() => this.#commitGroup());
  }

  #commitGroup(): void {
    if (this.#jobs.length === 0 || this.#syncing !== undefined) return;
    const jobs = this.#jobs.splice(0, MOST_IN_GROUP);
    let finish: (() => void)[];
    try {
      this.prepare('begin immediate').run();
      finish = jobs.map((job) => this.#runJob(job));
      this.prepare('commit').run();
    } catch (error) {
      rollBack(this.#file?.connection);
      const failure = this.#failed(error);
      // It concerns everybody: waiting for the next group would only mean hearing the same later.
      for (const job of [...jobs, ...this.#jobs.splice(0)]) job.fail(failure);
      return;
    }
    this.#written = true;
    this.#syncing = this.#makeDurable(jobs, finish);
  }

  /** A little at a time, so that somebody who copies the file alone misses little. */
  #checkpoint(): void {
    if (!this.#written || this.#syncing !== undefined) return;
    this.#written = false;
    try {
      this.#file?.checkpoint();
    } catch (error) {
      this.#failed(error);
    }
  }

  async #makeDurable(jobs: readonly Job[], finish: readonly (() => void)[]): Promise<void> {
    try {
      await this.#opened().sync();
      for (const done of finish) done();
    } catch (error) {
      this.#inDoubt = true;
      const failure = this.#failed(error);
      this.#letGo();
      for (const job of jobs) job.fail(failure);
    } finally {
      this.#syncing = undefined;
      // Reads that waited come first: they must not see the next group before it is durable.
      if (this.#jobs.length > 0) this.#commitSoon();
    }
  }

  /** A job that is refused for itself leaves the others of its group alone; a failing database fails them all. */
  #runJob(job: Job): () => void {
    if (!job.clean) this.prepare('savepoint job').run();
    try {
      return job.run();
    } catch (error) {
      const failure = sqliteStoreError(error);
      if (!REFUSALS.has(failure.code) || (job.clean && failure !== error)) throw error;
      if (!job.clean) this.prepare('rollback to job').run();
      return () => job.fail(failure);
    } finally {
      if (!job.clean) this.#release();
    }
  }

  #release(): void {
    try {
      this.prepare('release job').run();
    } catch {
      // The transaction is gone with the failure that is under way, and its savepoint with it.
    }
  }

  #runStatements(statements: readonly Statement[]): unknown[][] {
    const results: unknown[][] = [];
    for (const { sql, params, guard } of statements) {
      const rows = this.prepare(sql).all(named(params));
      results.push(rows);
      if (guard === true && rows.length === 0) break;
    }
    return results;
  }

  /** After an error of the disk the file is opened again: what was synced is read back, what was not is forgotten. */
  #failed(error: unknown): StoreError {
    const failure = sqliteStoreError(error);
    if (failure.code === 'disk-error' || failure.code === 'damaged') this.#letGo();
    return failure;
  }

  #letGo(): void {
    this.#statements.clear();
    this.#file?.close();
    this.#file = undefined;
  }

  #opened(): SqliteFile {
    this.#file ??= openFile(this.#library, this.#folder, this.#inDoubt, this.#sync);
    this.#inDoubt = false;
    return this.#file;
  }
}

const REFUSALS: ReadonlySet<string> = new Set(['unknown', 'taken', 'invalid', 'failed']);

function named(params: readonly SqlValue[]): Record<string, SqlValue> {
  return Object.fromEntries(params.map((value, index) => [`$${index + 1}`, value]));
}
