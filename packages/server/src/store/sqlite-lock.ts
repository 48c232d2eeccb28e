import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreError } from './errors.ts';
import { LOCK_FILE } from './sqlite-file.ts';
import { type SqliteConnection, type SqliteLibrary, sqliteStoreError } from './sqlite-library.ts';

/** How long an opening waits for a process that is about to leave the folder. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 50;

/**
 * Makes the folder where there is none and holds a lock on a file in it until the result is called. The lock is the
 * operating system's: it ends with the process, however that ends, and leaves the data readable for a copy meanwhile.
 */
export async function lockFolder(library: SqliteLibrary, folder: string): Promise<() => void> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreError('denied', { cause: error, detail: folder });
  }
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const lock = tryLock(library, folder);
    if (!(lock instanceof StoreError)) return () => lock.close();
    if (lock.code !== 'in-use' || performance.now() > end) throw lock;
    await pause(PAUSE_MS);
  }
}

function tryLock(library: SqliteLibrary, folder: string): SqliteConnection | StoreError {
  let lock: SqliteConnection | undefined;
  try {
    lock = new library.DatabaseSync(join(folder, LOCK_FILE));
    lock.exec('pragma busy_timeout = 0; begin exclusive;');
    return lock;
  } catch (error) {
    lock?.close();
    const { code } = sqliteStoreError(error);
    return new StoreError(code === 'busy' ? 'in-use' : code, { cause: error, detail: folder });
  }
}
