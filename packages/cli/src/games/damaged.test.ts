// Damaged files on the command line: read, verified and told in sentences, never in a stack trace.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickStream, readGameFile, verify } from '@marshall/rules';
import { damagedFile } from '@marshall/rules/testing';
import { sayRefusal, sayRemarks } from '@marshall/words/testing';
import { expect, test } from 'vitest';
import { retell, whyDoubted } from './retell.ts';

const shelf = join(import.meta.dirname, '..', '..', '..', 'rules', 'shelf');
/** `MARSHALL_PIECE=2/5` runs the second fifth, with damages of its own. */
const [NTH = 1, PIECES = 1] = (process.env.MARSHALL_PIECE ?? '1/1').split('/').map(Number);
const PROOF = process.env.MARSHALL_PROOF === '1';
const FILES = (PROOF ? 20_000 : 200) / PIECES;
/** Larger files take longer and hold nothing else. */
const LARGEST = 120_000;

test('whatever is damaged in a file, it is read, verified and told without a throw', { timeout: 3_600_000 }, () => {
  const stream = quickStream(
    `${process.env.MARSHALL_SEED ?? 'damaged on the command line'}${NTH === 1 ? '' : ` ${NTH}`}`,
  );
  const texts = readdirSync(shelf).flatMap((name) => {
    const text = readFileSync(join(shelf, name), 'utf8');
    return name === 'index.json' || text.length > LARGEST ? [] : [text];
  });
  expect(texts.length).toBeGreaterThan(5);
  const came = { unread: 0, untold: 0, told: 0 };
  for (let i = 0; i < FILES; i++) {
    const read = readGameFile(damagedFile(texts[stream.below(texts.length)] ?? '', stream));
    if (!read.ok) {
      came.unread += 1;
      expect(sayRefusal(read.refusal)).toMatch(/^[^\n]{10,400}$/);
      continue;
    }
    const file = read.value;
    expect(sayRemarks(...verify(file).findings)).toMatch(/^[^\n]{10,}$/);
    const viewer = file.setup.seats[stream.below(file.setup.seats.length)] ?? 'spectator';
    const told = retell(file, file.entries.length - 1, { clauses: true, details: stream.below(2) === 0 }, () =>
      stream.below(2) === 0 ? 'spectator' : viewer,
    );
    if (told === undefined) came.untold += 1;
    else {
      came.told += 1;
      if (stream.below(4) === 0) expect(whyDoubted(file) ?? 'This file verifies').toMatch(/^This file [^\n]+$/);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    if (PROOF && i % 1000 === 999) console.log(`${i + 1} of ${FILES} files: ${JSON.stringify(came)}`);
  }
  expect(came.unread).toBeGreaterThan(FILES / 10);
  expect(came.told).toBeGreaterThan(FILES / 20);
  // Few damages make a game impossible to tell.
  if (FILES > 1_000) expect(came.untold).toBeGreaterThan(0);
});
