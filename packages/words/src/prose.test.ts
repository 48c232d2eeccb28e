// The referee states facts: no sentence of English stands in the rules, outside of their tests and of errors of the program.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const RULES = fileURLToPath(new URL('../../rules/src/', import.meta.url));
/** Rooms of tests, which may speak. */
const OF_TESTS =
  /(\.test\.ts|^testing\/|^laws\/|^oracle\/|\/testing\.ts|\/thrown\.ts|\/obstacles[^/]*\.ts)$|^(testing|laws|oracle)\//;
/** Four words in a row, all but the first in small letters: more than any name has. */
const PROSE = /[A-Za-z][a-z’']+ (?:[a-z’']+ ){2,}[a-z’']+/;

/** Names of draws: files keep them and are verified by them, so they stay as they are; the words package says what they mean. */
const DRAWS: ReadonlySet<string> = new Set([
  'x, L-star at the nuke on x',
  'cards of struck zones',
  'x, nuclear roulette on territory x',
  'choice of a pile',
  'pile of the x',
  'order of the piles',
  'pick of a superpower',
  'x, deployment of x technology',
]);

test('no English prose in packages/rules', () => {
  const found: string[] = [];
  for (const file of readdirSync(RULES, { recursive: true, encoding: 'utf8' })) {
    const path = file.replaceAll('\\', '/');
    if (!path.endsWith('.ts') || OF_TESTS.test(path)) continue;
    for (const text of textsIn(readFileSync(join(RULES, file), 'utf8')))
      if (PROSE.test(text) && !DRAWS.has(text)) found.push(`${path}: ${text}`);
  }
  expect(found).toEqual([]);
});

/** The texts in a source, without comments and without what is thrown when the program itself is wrong. */
function textsIn(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/new (Error|DrawMismatch|TypeError|RangeError)\(\s*(`(?:\\.|[^`])*`|'(?:\\.|[^'])*')/g, '');
  return [...code.matchAll(/'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`|"((?:\\.|[^"\\\n])*)"/g)].map(
    ([, single, template, double]) => (single ?? template ?? double ?? '').replace(/\$\{[^}]*\}/g, 'x'),
  );
}
