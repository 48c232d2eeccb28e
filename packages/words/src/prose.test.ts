// The referee and the commanders state facts, and page, command line and server say what the catalog holds: no sentence of English stands in them, outside of tests and of errors of the program.
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
  expect(
    proseIn(['cli/src', 'web/src'], (path) => FOR_DEVELOPERS.test(path)).filter(({ text }) => !NOT_SAID.test(text)),
  ).toEqual([]);
});

/** A word between two tags or in an attribute that is read aloud, also a single one, written into a component. */
const MARKUP =
  /(?<![=\s-])>\s*([A-Za-z][A-Za-z’'…]*(?:[ ,]+[A-Za-z’'…]+)*[.!?…:]?)\s*(?=<\/|\{|<[a-zA-Z])|\s(?:aria-(?:label|description|valuetext)|title|placeholder|alt)="([^"]*[A-Za-z][^"]*)"/g;

test('no word stands in the markup of the page, but its name', () => {
  const found = sourcesIn(['web/src'], (path) => FOR_DEVELOPERS.test(path) || !path.endsWith('.tsx')).flatMap(
    ({ path, source }) => [...source.matchAll(MARKUP)].map(([, text, value]) => `${path}: ${text ?? value}`),
  );
  expect(found).toEqual(['web/src/app/Setting.tsx: Marshall']);
});

/** What commanders are like, for authors of bots and the API; readers have `tempers`. And the moves of a player that spoils games on purpose, by name. */
const DESCRIBED = /^bots\/src\/((characters|commander|officer|search\/general)\.ts: [A-Z].*\.$|review\/spoiling\.ts: )/;

test('no English prose in the commanders: their reasons are facts', () => {
  expect(proseIn(['bots/src'], () => false).filter(({ path, text }) => !DESCRIBED.test(`${path}: ${text}`))).toEqual(
    [],
  );
});

/** What a host reads in the log, in the errors of a store and in metrics; and what the API's description says to programmers. */
const FOR_HOSTS =
  /^server\/src\/((backup|observed|store)\/.*|http\/(examples|openapi|origin|rules-shapes|routes\/.*)\.ts|(server|notices\/herald|processes\/primary|quotas\/configure|retention\/sweep|table\/watchdog-thread)\.ts)$/;
/** Why a game was set aside, as it is kept for its host; a table says it in its own words. Marks, keys and seeds, which nobody reads. */
const KEPT =
  /^(server\/src\/table\/first-opening\.ts: |.*: (x, so it was set aside|computer commander in x$|(wait|deadline|message) x))/;
/** What is thrown where the program itself or an address is wrong, and caught before anybody reads it. */
const THROWN =
  /: (a command is an object whose fields have short names|not a public address|no position is at hand|the game has not begun|others are always quicker|a watched game was broken off|nothing is to be kept)$/;

test('no English prose in the server but for its host and for programmers', () => {
  expect(
    proseIn(['server/src'], (path) => FOR_HOSTS.test(path))
      .map(({ path, text }) => `${path}: ${text}`)
      .filter((each) => !KEPT.test(each) && !THROWN.test(each)),
  ).toEqual([]);
});

/** Every sentence in the sources of some folders, outside of tests. */
function proseIn(
  folders: readonly string[],
  isLeftOut: (path: string) => boolean,
): readonly { readonly path: string; readonly text: string }[] {
  return sourcesIn(folders, isLeftOut).flatMap(({ path, source }) =>
    textsIn(source)
      .filter((text) => PROSE.test(text))
      .map((text) => ({ path, text })),
  );
}

/** The sources of some folders, outside of tests. */
function sourcesIn(
  folders: readonly string[],
  isLeftOut: (path: string) => boolean,
): readonly { readonly path: string; readonly source: string }[] {
  const packages = fileURLToPath(new URL('../../', import.meta.url));
  return folders.flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path) && !isLeftOut(path))
      .map((path) => ({ path, source: withoutComments(readFileSync(join(packages, path), 'utf8')) })),
  );
}

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** The texts in a source, without comments and without what is thrown when the program itself is wrong. */
function textsIn(source: string): string[] {
  const code = withoutComments(source).replace(
    /new (Error|DrawMismatch|TypeError|RangeError)\(\s*(`(?:\\.|[^`])*`|'(?:\\.|[^'])*')/g,
    '',
  );
  return [...code.matchAll(/'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`|"((?:\\.|[^"\\\n])*)"/g)].map(
    ([, single, template, double]) => (single ?? template ?? double ?? '').replace(/\$\{[^}]*\}/g, 'x'),
  );
}
