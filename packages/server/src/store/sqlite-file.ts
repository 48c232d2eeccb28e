// The file of the embedded store: how it is opened, brought to this program's schema, and made durable.
import { closeSync, fdatasync, openSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StoreError } from './errors.ts';
import { migrations, SCHEMA_VERSION_TABLE } from './migrations.ts';
import { markClosed, markInUse } from './sqlite-copy.ts';
import { type SqliteConnection, type SqliteLibrary, sqliteStoreError } from './sqlite-library.ts';

export const SQLITE_FILE = 'marshall.sqlite';
export const LOCK_FILE = 'marshall.lock';

/** How long a write waits for a tool that copies the file. */
const BUSY_PATIENCE_MS = 5000;

/** Pages of the write-ahead log after which they are taken over into the file; those written often are taken over once. */
const CHECKPOINT_PAGES = 16_000;

const versionRow = z.object({ version: z.number() }).optional();

/** Tells when what was written to an open file is on the disk. */
export type Sync = (file: number, done: (error: NodeJS.ErrnoException | null) => void) => void;

/** The open file. */
export interface SqliteFile {
  readonly connection: SqliteConnection;
  /** Resolves once everything that was committed is on the disk. */
  sync(): Promise<void>;
  /** Takes over what was written into the file itself. */
  checkpoint(): void;
  /** Says in the file that nobody uses it any more. */
  finish(): void;
  close(): void;
}

/** Opens the file of a folder. `inDoubt` where a sync of it has failed: what is there is then written again. */
export function openFile(library: SqliteLibrary, folder: string, inDoubt: boolean, sync: Sync = fdatasync): SqliteFile {
  const path = join(folder, SQLITE_FILE);
  let connection: SqliteConnection | undefined;
  try {
    connection = new library.DatabaseSync(path);
    prepareFile(connection);
    migrate(connection);
    if (inDoubt) connection.exec('pragma wal_checkpoint(truncate)');
    unlessFull(connection, markInUse);
    return opened(connection, openSync(`${path}-wal`, 'r+'), sync);
  } catch (error) {
    letGo(connection);
    throw sqliteStoreError(error);
  }
}

function opened(connection: SqliteConnection, log: number, sync: Sync): SqliteFile {
  return {
    connection,
    sync: () =>
      new Promise((resolve, reject) => {
        sync(log, (error) => {
          if (error === null) resolve();
          else reject(new StoreError(error.code === 'ENOSPC' ? 'disk-full' : 'disk-error', { cause: error }));
        });
      }),
    finish: () => unlessFull(connection, markClosed),
    checkpoint: () => unlessFull(connection, () => connection.exec('pragma wal_checkpoint(passive)')),
    close() {
      closeSync(log);
      letGo(connection);
    },
  };
}

/** What only helps those who copy the file must not stop anybody where the disk is full or something else reads it. */
function unlessFull(connection: SqliteConnection, work: (connection: SqliteConnection) => void): void {
  try {
    work(connection);
  } catch (error) {
    const { code } = sqliteStoreError(error);
    if (code !== 'disk-full' && code !== 'busy') throw error;
  }
}

function letGo(connection: SqliteConnection | undefined): void {
  try {
    connection?.close();
  } catch {
    // It is left in any case.
  }
}

/**
 * `normal` keeps the file whole without waiting for the disk at each commit: the store syncs the write-ahead log
 * itself, beside the event loop, and acknowledges nothing before.
 */
function prepareFile(connection: SqliteConnection): void {
  connection.exec(`
    pragma busy_timeout = ${BUSY_PATIENCE_MS};
    pragma journal_mode = wal;
    pragma synchronous = normal;
    pragma fullfsync = on;
    pragma checkpoint_fullfsync = on;
    pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};
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

export function rollBack(connection: SqliteConnection | undefined): void {
  try {
    connection?.exec('rollback');
  } catch {
    // SQLite has rolled back by itself.
  }
}
