// The rooms of the house stand on each other in one order, and no modules import each other in a circle. What is imported
// as a type alone is not there at run time and does not count.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** From the ground up: a room uses itself and those before it, never one after it. docs/architecture.md has the reasons. */
const ROOMS: readonly RegExp[] = [
  /^((edition|sure)\.ts$|expansions\/[^/]+\/(units|options)\.ts$)/,
  /^dice\//,
  /^board\//,
  /^((unit|option)-table|unit-counts)\.ts$/,
  /^state\//,
  /^referee\//,
  /^options\.ts$/,
  /^movement\//,
  /^commerce\//,
  /^endings\//,
  /^battle\//,
  /^order-of-play\//,
  /^opening\//,
  /^(rulebook|base-answers)\.ts$/,
  /^expansions\/(?!obstacles\/)[^/]+\/(?!odds\/|.*obstacles\.ts$)/,
  /^((asset|odds)-table|things)\.ts$/,
  /^(vocabulary|game)\.ts$/,
  /^odds\//,
  /^expansions\/[^/]+\/odds\//,
  /^table\//,
  /^index\.ts$/,
  /^(expansions\/([^/]+\.ts$|obstacles\/|.+\/obstacles\.ts$)|testing\/|oracle\/|laws\/)/,
];

const SOURCE = new URL('./', import.meta.url);
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const IMPORTS: ReadonlyMap<string, readonly string[]> = new Map(FILES.map((file) => [file, importsOf(file)]));

test('every module has its room, and none uses a room above its own', () => {
  expect(FILES.length).toBeGreaterThan(300);
  expect(FILES.filter((file) => roomOf(file) < 0)).toEqual([]);
  const upward = [...IMPORTS].flatMap(([file, used]) =>
    used.filter((other) => roomOf(other) > roomOf(file)).map((other) => `${file} uses ${other}`),
  );
  expect(upward).toEqual([]);
});

test('no modules import each other in a circle', () => {
  // Whatever uses only modules that are done is done; what can never be done stands in a circle, or on one.
  const done = new Set<string>();
  for (let before = -1; before < done.size; ) {
    before = done.size;
    for (const [file, used] of IMPORTS) if (used.every((other) => done.has(other))) done.add(file);
  }
  expect(FILES.filter((file) => !done.has(file))).toEqual([]);
});

test('imports are read as the compiler reads them', () => {
  expect(importsOf('state/stock.ts')).toEqual(['unit-table.ts', 'state/forces.ts']);
  expect(importsOf('unit-table.ts')).toContain('expansions/apc/units.ts');
});

function roomOf(file: string): number {
  return ROOMS.findIndex((room) => room.test(file));
}

/** The modules of this package that a file imports, or passes on, at run time. */
function importsOf(file: string): string[] {
  const text = readFileSync(new URL(file, SOURCE), 'utf8');
  const statements = text.matchAll(/^(?:import|export)(?! type\b)(?: [^'";]*? from)? '(\.[^']+)'/gm);
  return [...statements].flatMap(([, path = '']) => {
    const url = new URL(path, new URL(file, SOURCE)).href;
    return url.startsWith(SOURCE.href) ? [url.slice(SOURCE.href.length)] : [];
  });
}
