import { join } from 'node:path';
import { z } from 'zod';
import { type Append, checkAppend } from './append.ts';
import type { Changes } from './changes.ts';
import { checkText, type Database, ranWhole, type SqlValue, type Statement } from './database.ts';
import { StoreError } from './errors.ts';
import { migrations, SCHEMA_VERSION_TABLE } from './migrations.ts';
import { writeAppend } from './sqlite-append.ts';
import { type SqliteConnection, type SqliteLibrary, type SqliteStatement, sqliteStoreError } from './sqlite-library.ts';
import type { AppendResult } from './store.ts';

export const SQLITE_FILE = 'marshall.sqlite';

/** How long a write waits for a tool that copies the file. */
const BUSY_PATIENCE_MS = 5000;

const STATEMENTS_KEPT = 500;

const versionRow = z.object({ version: z.number() }).optional();
const sequenceRow = z.object({ sequence: z.number() }).optional();

/** Work of one group: runs inside its transaction and gives what is done once that is durable. */
interface Job {
  run(): () => void;
  fail(error: StoreError): void;
}

/**
 * One SQLite file, held by one process. Reads answer at once; the writes of one turn of the event loop share one
 * transaction, so that a hundred commands cost one sync of the disk.
 */
export class SqliteDatabase implements Database {
  readonly clock = "cast(round(unixepoch('subsec') * 1000) as integer)";
  readonly #library: SqliteLibrary;
  readonly #folder: string;
  readonly #changes: Changes;
  readonly #statements = new Map<string, SqliteStatement>();
  #connection: SqliteConnection | undefined;
  #jobs: Job[] = [];
  #closed = false;

  constructor(library: SqliteLibrary, folder: string, changes: Changes) {
    this.#library = library;
    this.#folder = folder;
    this.#changes = changes;
    this.#opened();
  }

  async read(sql: string, params: readonly SqlValue[]): Promise<readonly unknown[]> {
    try {
      return this.prepare(sql).all(named(params));
    } catch (error) {
      throw this.#failed(error);
    }
  }

  write(statements: readonly Statement[], changedGame?: string): Promise<readonly (readonly unknown[])[]> {
    return this.#grouped(() => {
      for (const statement of statements) checkText(statement.params);
      const rows = this.#runStatements(statements);
      if (changedGame === undefined || !ranWhole(statements, rows)) return { value: rows };
      const row = sequenceRow.parse(this.prepare('select sequence from games where id = $1').get({ $1: changedGame }));
      return { value: rows, told: { gameId: changedGame, sequence: row?.sequence ?? 0 } };
    });
  }

  append(append: Append): Promise<AppendResult> {
    return this.#grouped<AppendResult>(() => {
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
    const statement = this.#opened().prepare(sql);
    if (this.#statements.size >= STATEMENTS_KEPT) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  execute(sql: string): void {
    this.#opened().exec(sql);
  }

  /** Writes what waits and closes; false when it was closed before. */
  close(): boolean {
    if (this.#closed) return false;
    this.#commitGroup();
    this.#closed = true;
    this.#letGo();
    return true;
  }

  #grouped<T>(work: () => { value: T; told?: { gameId: string; sequence: number } }): Promise<T> {
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
        fail: reject,
      });
      if (this.#jobs.length === 1) setImmediate(() => this.#commitGroup());
    });
  }

  #commitGroup(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length === 0) return;
    let finish: (() => void)[];
    try {
      this.execute('begin immediate');
      finish = jobs.map((job) => this.#runJob(job));
      this.execute('commit');
    } catch (error) {
      rollBack(this.#connection);
      const failure = this.#failed(error);
      for (const job of jobs) job.fail(failure);
      return;
    }
    for (const done of finish) done();
  }

  /** A job that is refused for itself leaves the others of its group alone; a failing database fails them all. */
  #runJob(job: Job): () => void {
    this.prepare('savepoint job').run();
    try {
      return job.run();
    } catch (error) {
      const failure = sqliteStoreError(error);
      if (!REFUSALS.has(failure.code)) throw error;
      this.prepare('rollback to job').run();
      return () => job.fail(failure);
    } finally {
      this.#release();
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

  /** After an error of the disk the file is opened anew: what was synced is read back, what was not is forgotten. */
  #failed(error: unknown): StoreError {
    const failure = sqliteStoreError(error);
    if (failure.code === 'disk-error' || failure.code === 'damaged') this.#letGo();
    return failure;
  }

  #letGo(): void {
    this.#statements.clear();
    try {
      this.#connection?.close();
    } catch {
      // It is left in any case.
    }
    this.#connection = undefined;
  }

  #opened(): SqliteConnection {
    if (this.#closed) throw new StoreError('closed');
    if (this.#connection !== undefined) return this.#connection;
    let connection: SqliteConnection | undefined;
    try {
      connection = new this.#library.DatabaseSync(join(this.#folder, SQLITE_FILE));
      prepareFile(connection);
      migrate(connection);
    } catch (error) {
      try {
        connection?.close();
      } catch {
        // The first error says more.
      }
      throw sqliteStoreError(error);
    }
    this.#connection = connection;
    return connection;
  }
}

const REFUSALS: ReadonlySet<string> = new Set(['unknown', 'taken', 'invalid', 'failed']);

function prepareFile(connection: SqliteConnection): void {
  connection.exec(`
    pragma busy_timeout = ${BUSY_PATIENCE_MS};
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma fullfsync = on;
    pragma checkpoint_fullfsync = on;
    pragma foreign_keys = on;`);
}

/** Writes nothing where the schema is this program's, so that a store opens on a full disk too. */
function migrate(connection: SqliteConnection): void {
  const steps = migrations('sqlite');
  connection.exec('begin immediate');
  try {
    connection.exec(SCHEMA_VERSION_TABLE);
    const version = versionRow.parse(connection.prepare('select version from schema_version').get())?.version ?? 0;
    if (version > steps.length) throw new StoreError('newer-schema');
    for (const step of steps.slice(version)) connection.exec(step);
    if (version < steps.length) {
      connection.exec(`delete from schema_version; insert into schema_version values (${steps.length});`);
    }
    connection.exec('commit');
  } catch (error) {
    rollBack(connection);
    throw error;
  }
}

function rollBack(connection: SqliteConnection | undefined): void {
  try {
    connection?.exec('rollback');
  } catch {
    // SQLite has rolled back by itself.
  }
}

function named(params: readonly SqlValue[]): Record<string, SqlValue> {
  return Object.fromEntries(params.map((value, index) => [`$${index + 1}`, value]));
}
