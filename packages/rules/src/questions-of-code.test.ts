// What reads like a question changes nothing: a function called `is`, `may` or `why` something neither rolls nor emits, asks
// nobody, moves no procedure on and no goods, nor does anything that it calls. The same holds for what commands and questions
// say of themselves.
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
/** The only functions that move money, supplies, weapons and pieces take the state that they change first. */
const MOVES = /\b[a-z]\w+\((?:play\.)?state as /;
/** What commands, fields, questions and parts say of themselves. */
const SAYINGS =
  /^( +)(may|could|leads|applies|facts|fallback|only|needs)(?:: (?:\([^)]*\)|\w+) =>|\()(.*?)(?=^(?!\1 |$))/gms;
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(testing|laws|oracle)\//.test(file));
const FUNCTIONS = FILES.flatMap(functionsOf);
const OWN = FILES.flatMap(sayingsOf);

test('what reads like a question changes nothing', () => {
  const acting = allActing(FUNCTIONS);
  const asking = FUNCTIONS.filter(({ name }) => QUESTION.test(name));
  expect(asking.length).toBeGreaterThan(300);
  expect(asking.filter((func) => acting.has(func)).map(({ name, file }) => `${name} of ${file}`)).toEqual([]);
});

test('what commands and questions say of themselves changes nothing', () => {
  const acting = allActing([...FUNCTIONS, ...OWN]);
  expect(OWN.length).toBeGreaterThan(150);
  expect(OWN.filter((func) => acting.has(func)).map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
});

test('what moves goods through a door in the types is found as well', () => {
  expect("store(play.state as never, seat, 'oil', 1)").toMatch(MOVES);
  expect('whyNot(play, seat)').not.toMatch(MOVES);
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
  return [...text.matchAll(/^(?:export )?function (\w+)(.*?)^\}/gms)].map(([, name = '', body = '']) =>
    read(name, file, body),
  );
}

function sayingsOf(file: string): Func[] {
  const text = readFileSync(new URL(file, SOURCE), 'utf8');
  return [...text.matchAll(SAYINGS)].map(([, , name = '', body = '']) => read(name, file, body));
}

function read(name: string, file: string, body: string): Func {
  const calls = [...body.matchAll(/(?:^|[^.\w]|\.\.\.)([a-z]\w+)\(/gm)].map(([, other = '']) => other);
  return { name, file, acts: ACTS.test(body) || MOVES.test(body), calls: new Set(calls) };
}
