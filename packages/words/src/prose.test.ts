// The referee states facts, and page and command line say what the catalog holds: no sentence of English stands in them, outside of tests and of errors of the program.
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

/** Lines of a host's log, a developer's report, and a page that only developers open. */
const FOR_DEVELOPERS = /^(cli\/src\/(serve|clauses\/status)\.ts|web\/src\/demo\/.*)$/;
/** Values of attributes and marks in stores, which nobody reads. */
const NOT_SAID = /^(power|marshall promises) x|^M/;

test('no English prose in the page and the command line: all they say is in the catalog', () => {
  const packages = fileURLToPath(new URL('../../', import.meta.url));
  const found = ['cli/src', 'web/src'].flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path) && !FOR_DEVELOPERS.test(path))
      .flatMap((path) =>
        textsIn(readFileSync(join(packages, path), 'utf8'))
          .filter((text) => PROSE.test(text) && !NOT_SAID.test(text))
          .map((text) => `${path}: ${text}`),
      ),
  );
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
