import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the whole project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Where tools keep what can be made again; `npm ci` empties it. */
export const cache = join(root, 'node_modules', '.cache', 'marshall');

export const inRoot = (...parts) => join(root, ...parts);

/** A failure whose message is a complete sentence for the person at the keyboard; it never shows a stack. */
export class Trouble extends Error {}

/** The exit code of something that could not be done here and proves nothing. */
export const SKIPPED = 77;

/** Runs a script's body; a Trouble ends it with its sentence and exit code 1. */
export async function main(body) {
  try {
    const code = await body();
    process.exitCode = typeof code === 'number' ? code : 0;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}

function sentenceOf(error) {
  if (error instanceof Trouble) return error.message;
  return diskSentence(String(error?.code ?? ''));
}

/** The sentence for a disk that is full or closed to us, if that is what a text speaks of. */
export function diskSentence(text) {
  if (/ENOSPC|EDQUOT|no space left/i.test(text)) {
    return 'The disk is full: free about 1 GB and run the same command again.';
  }
  if (/EROFS|EACCES|EPERM|permission denied/i.test(text)) {
    return `The folder ${root} cannot be written: give yourself write permission or move the project elsewhere, then run the same command again.`;
  }
  return undefined;
}

/** Refuses a Node that the project does not support. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!supported) {
    throw new Trouble(
      `Marshall needs Node 20.19 or later of the 20 line, or 22.12 or later, and this is ${version}: install a newer Node from https://nodejs.org and run the same command again.`,
    );
  }
}

export const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');
