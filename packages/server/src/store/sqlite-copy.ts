// A file that is copied without its write-ahead log lacks what was written last. The file says itself that it is in use.
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { SQLITE_FILE } from './sqlite-file.ts';
import type { SqliteConnection } from './sqlite-library.ts';

/** What stands in the file while a process has it open, and after a clean close. */
const IN_USE = 1;
const CLOSED = 0;
/** Where SQLite keeps that number in the file. */
const PLACE_OF_MARK = 60;

/** Marks the file, and brings schema and mark into it: a copy of it says then that it is one. */
export function markInUse(connection: SqliteConnection): void {
  const [row] = connection.prepare('pragma user_version').all();
  const marked = typeof row === 'object' && row !== null && Object.values(row)[0] === IN_USE;
  attempt(() => {
    if (!marked) connection.exec(`pragma user_version = ${IN_USE}`);
    connection.exec('pragma wal_checkpoint(passive)');
  });
}

export function markClosed(connection: SqliteConnection): void {
  attempt(() => connection.exec(`pragma user_version = ${CLOSED}`));
}

/** A store opens and closes on a full disk too; its mark is then as it was. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // What matters is told by the next write.
  }
}

/** Warns where the file was in use and its write-ahead log is not there, which a kill leaves beside it. */
export function warnOfCopy(folder: string, warn: (sentence: string) => void): void {
  const path = join(folder, SQLITE_FILE);
  if (existsSync(`${path}-wal`) || !isMarked(path)) return;
  warn(
    `${path} was copied while a server used it, without the file ${SQLITE_FILE}-wal beside it: what was written last is missing. ` +
      'If you still have that file, stop this server and put both there. To copy a server that runs, use: marshall host backup FILE',
  );
}

function isMarked(path: string): boolean {
  if (!existsSync(path)) return false;
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const mark = Buffer.alloc(4);
    return readSync(file, mark, 0, mark.length, PLACE_OF_MARK) === mark.length && mark.readUInt32BE() === IN_USE;
  } catch {
    // A file that cannot be read is told of when the store opens.
    return false;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
