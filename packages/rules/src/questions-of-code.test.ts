// What reads like a question changes nothing: a function called `is`, `may` or `why` something neither rolls nor emits, asks
// nobody, and moves no procedure on, nor does anything that it calls.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Func {
  readonly name: string;
  readonly file: string;
  readonly acts: boolean;
  readonly calls: ReadonlySet<string>;
}

const SOURCE = new URL('./', import.meta.url);
const QUESTION = /^(is|has|can|may|might|must|was|why|needs)([A-Z]|$)/;
const ACTS = /\bplay\.(emit|step|ask|begin|end|roll|shuffleDeck|permute)[<(]/;
const FUNCTIONS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(testing|laws|oracle)\//.test(file))
  .flatMap(functionsOf);

test('what reads like a question changes nothing', () => {
  const acting = allActing(FUNCTIONS);
  const asking = FUNCTIONS.filter(({ name }) => QUESTION.test(name));
  expect(asking.length).toBeGreaterThan(300);
  expect(asking.filter((func) => acting.has(func)).map(({ name, file }) => `${name} of ${file}`)).toEqual([]);
});

test('what acts is found, also through another function', () => {
  const acting = new Set([...allActing(FUNCTIONS)].map(({ name }) => name));
  expect(acting).toContain('rollForOrder');
  expect(acting).toContain('rollAfterBidders');
  expect(acting).toContain('turnRoulette');
});

/** Functions that act themselves, or call one that does; a name that several files have counts only within its own file. */
function allActing(all: readonly Func[]): ReadonlySet<Func> {
  const byName = new Map<string, Func[]>();
  for (const func of all) byName.set(func.name, [...(byName.get(func.name) ?? []), func]);
  const acting = new Set(all.filter(({ acts }) => acts));
  for (let before = -1; before < acting.size; ) {
    before = acting.size;
    for (const func of all) if ([...func.calls].some((name) => isActing(func.file, name))) acting.add(func);
  }
  return acting;

  function isActing(file: string, name: string): boolean {
    const known = byName.get(name) ?? [];
    const called = known.find((other) => other.file === file) ?? (known.length === 1 ? known[0] : undefined);
    return called !== undefined && acting.has(called);
  }
}

function functionsOf(file: string): Func[] {
  const text = readFileSync(new URL(file, SOURCE), 'utf8');
  return [...text.matchAll(/^(?:export )?function (\w+)(.*?)^\}/gms)].map(([, name = '', body = '']) => ({
    name,
    file,
    acts: ACTS.test(body),
    calls: new Set([...body.matchAll(/(?:^|[^.\w]|\.\.\.)([a-z]\w+)\(/gm)].map(([, other = '']) => other)),
  }));
}
