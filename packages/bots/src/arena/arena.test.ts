import { SETS } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { commanderNamed } from '../roster.ts';
import { type ArenaPlan, balance, fixture, playMatch, type Result, setupOf, standings, wilson } from './index.ts';

const plan: ArenaPlan = {
  field: ['officer', 'recruit'],
  games: 4,
  seed: 'test',
  players: 2,
  openings: ['standard', 'random'],
  options: { detenteCycle: 2 },
  everySet: false,
};
const commander = (name: string) => {
  const found = commanderNamed(name);
  if (found === undefined) throw new Error(name);
  return found;
};

test('a set-up is played in every seating before the next, openings in turn', () => {
  const games = [0, 1, 2, 3].map((i) => fixture(plan, i));
  expect(games.map(({ seed }) => seed)).toEqual(['test 1', 'test 1', 'test 2', 'test 2']);
  expect(games.map(({ opening }) => opening)).toEqual(['standard', 'standard', 'random', 'random']);
  expect(games.map(({ seated }) => seated.join())).toEqual([
    'officer,recruit',
    'recruit,officer',
    'officer,recruit',
    'recruit,officer',
  ]);
});

test('a field of two fills six seats in turn', () => {
  expect(fixture({ ...plan, players: 6 }, 1).seated).toEqual([
    'recruit',
    'officer',
    'recruit',
    'officer',
    'recruit',
    'officer',
  ]);
});

test('a field larger than the table lets everybody play in turn', () => {
  const large = { ...plan, field: ['a', 'b', 'c'], players: 2 };
  const seated = Array.from({ length: 9 }, (_, i) => fixture(large, i).seated).flat();
  expect(['a', 'b', 'c'].map((name) => seated.filter((each) => each === name).length)).toEqual([6, 6, 6]);
});

test('a game of a plan is the same whenever it is played', () => {
  expect(playMatch(plan, 3, commander)).toEqual(playMatch(plan, 3, commander));
  expect(playMatch(plan, 3, commander).refused).toBe(0);
});

const result = (winners: readonly number[], how = 'detente'): Result => ({
  how,
  winners,
  cycles: 12,
  commands: 100,
  powers: ['usa', 'china'],
  alive: [0],
  refused: 0,
});
const four = [result([0]), result([1]), result([0, 1]), result([], 'coup-final')].map((each, i) => ({
  fixture: fixture(plan, i),
  result: each,
}));

test('shared wins count in parts, games without a winner for nobody', () => {
  const { entrants, endings, survival } = standings(four);
  expect(survival).toEqual({ officer: 0.5, recruit: 0.5 });
  expect(endings).toEqual({ detente: 3, 'coup-final': 1 });
  expect(entrants.map(({ name, games, wins }) => ({ name, games, wins }))).toEqual([
    { name: 'officer', games: 4, wins: 2.5 },
    { name: 'recruit', games: 4, wins: 0.5 },
  ]);
  expect(entrants[0]?.rating).toBeGreaterThan(1500);
  expect((entrants[0]?.rating ?? 0) + (entrants[1]?.rating ?? 0)).toBe(3000);
});

test('65 wins of 100 lie between 55.2% and 73.6% with 95%', () => {
  expect(wilson(65, 100)).toEqual([0.5525, 0.7364]);
  expect(wilson(0, 10)[0]).toBe(0);
});

test('balance counts seats of each power, in all games, by opening and by expansions', () => {
  const { powers, openings, expansions } = balance(four);
  expect(powers.map(({ what, seats, wins }) => [what, seats, wins])).toEqual([
    ['china', 4, 1.5],
    ['usa', 4, 1.5],
  ]);
  expect(openings.standard?.map(({ what, seats, wins }) => [what, seats, wins])).toEqual([
    ['china', 2, 1],
    ['usa', 2, 1],
  ]);
  expect(openings.random?.map(({ wins }) => wins)).toEqual([0.5, 0.5]);
  expect(Object.keys(expansions)).toEqual(['base']);
});

test('every set of expansions comes in turn, each with both openings', () => {
  const every = { ...plan, everySet: true };
  const sets = Array.from({ length: 4 * SETS.length }, (_, i) => fixture(every, i));
  expect(new Set(sets.map(({ set, opening }) => `${set}, ${opening}`)).size).toBe(2 * SETS.length);
  const { setup } = setupOf(every, fixture(every, 4));
  expect(setup.options).toMatchObject(SETS[1]?.options ?? {});
  expect(fixture({ ...plan, options: { apc: true, highTech: true } }, 0).set).toBe('apc and highTech');
});
