// The files of the embedded store hold the secrets of dice and private talk: nobody but their owner reads them.
import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { StoreError } from './errors.ts';
import { LOCK_FILE, SQLITE_FILE } from './sqlite-file.ts';

const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;
const OTHERS = 0o077;

const NAMES: ReadonlySet<string> = new Set([
  LOCK_FILE,
  `${LOCK_FILE}-journal`,
  SQLITE_FILE,
  `${SQLITE_FILE}-wal`,
  `${SQLITE_FILE}-shm`,
  `${SQLITE_FILE}-journal`,
]);

/** Makes the file of a store where there is none, as SQLite would give its own rights to those beside it, and tightens all. */
export function keepPrivate(folder: string, warn: (sentence: string) => void): void {
  // Elsewhere rights are no numbers.
  if (platform() === 'win32') return;
  const loose: string[] = [];
  const tighten = (path: string, mode: number) => {
    try {
      if ((statSync(path).mode & OTHERS) === 0) return;
      chmodSync(path, mode);
    } catch {
      loose.push(path);
    }
  };
  try {
    closeSync(openSync(join(folder, SQLITE_FILE), 'a', OWN_FILE));
    const names = readdirSync(folder);
    for (const name of names) if (NAMES.has(name)) tighten(join(folder, name), OWN_FILE);
    // A folder that holds other things as well is not the store's alone to close.
    if (names.every((name) => NAMES.has(name))) tighten(folder, OWN_FOLDER);
    else if ((statSync(folder).mode & OTHERS) !== 0) loose.push(folder);
  } catch {
    // A folder that cannot be read or written is told of when the store opens.
    return;
  }
  if (loose.length > 0)
    warn(
      `Other users of this machine may read ${loose.join(', ')}. Run chmod 700 on the folder, or choose one that is the store's alone with MARSHALL_DATA.`,
    );
}

/** Whether a store is in a folder; one that may not be looked into is a StoreError, as nobody can say that it is empty. */
export function holdsStore(folder: string, look: (path: string) => unknown = statSync): boolean {
  try {
    look(join(folder, SQLITE_FILE));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM'))
      throw new StoreError('denied', { cause: error, detail: folder });
    return false;
  }
}
