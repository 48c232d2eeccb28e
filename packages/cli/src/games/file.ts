import { readFileSync } from 'node:fs';
import { type GameFile, readGameFile } from '@marshall/rules';
import { told } from '@marshall/words';
import { en } from '@marshall/words/en';
import { UsageError } from '../command.ts';

/** The game file that the one word on the command line names. */
export function fileNamed(words: readonly string[]): GameFile {
  const [path, ...others] = words;
  if (path === undefined || others.length > 0) throw new UsageError('Name one game file.');
  const read = readGameFile(textOf(path));
  if (!read.ok) throw new UsageError(`${path}: ${told(en, read.refusal).sentence}`);
  return read.value;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new UsageError(missing ? `There is no file ${path}.` : `The file ${path} cannot be read.`);
  }
}
