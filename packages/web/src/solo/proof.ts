import { readGameFile, verify } from '@marshall/rules';
import { sayRemarks } from '@marshall/words';
import { language } from '../language.ts';
import type { Proof } from './messages.ts';

/** Goes through a game again, die by die and command by command; undefined where the file cannot be read. */
export function proofOf(text: string): Proof | undefined {
  const read = readGameFile(text);
  if (!read.ok) return undefined;
  const { setup, secret, entries } = read.value;
  const { ok, draws, hash, findings } = verify(read.value);
  return {
    ok,
    commands: entries.filter(({ command }) => command !== undefined).length,
    draws,
    commitment: setup.commitment,
    ...(secret === undefined ? {} : { secret }),
    hash,
    finding: sayRemarks(language, findings),
  };
}
