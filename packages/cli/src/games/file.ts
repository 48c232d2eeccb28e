import { readFileSync } from 'node:fs';
import { type GameFile, readGameFile } from '@marshall/rules';
import { told } from '@marshall/words';
import { UsageError } from '../command.ts';
import { language } from '../language.ts';
import { words } from '../words.ts';

/** The game file that the one word on the command line names. */
export function fileNamed(positionals: readonly string[]): GameFile {
  const [path, ...others] = positionals;
  if (path === undefined || path === '' || others.length > 0) throw new UsageError(words.games.file.one);
  const read = readGameFile(textOf(path));
  if (!read.ok) throw new UsageError(`${path}: ${told(language, read.refusal).sentence}`);
  return read.value;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new UsageError(missing ? words.games.file.missing(path) : words.games.file.unreadable(path));
  }
}
