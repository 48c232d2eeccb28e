// A folder of game files, as --save asks for it.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../command.ts';
import { words } from '../words.ts';

/** Makes the folder for game files, if there is none. */
export function makeFolder(folder: string): void {
  try {
    // Level by level: making all at once never returns where a file system refuses.
    for (const level of levelsOf(resolve(folder))) if (!existsSync(level)) mkdirSync(level);
  } catch {
    throw new UsageError(words.simulate.noFolder(folder));
  }
}

/** A folder and all those above it, the outermost first. */
function levelsOf(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [...levelsOf(above), folder];
}

/** Writes one game, a `GameFile` as JSON, so that replay and verify can read it. */
export function writeGame(folder: string, number: number, file: string): void {
  try {
    writeFileSync(join(folder, `game-${number}.json`), file);
  } catch {
    throw new UsageError(words.simulate.notWritten(folder), 1);
  }
}
