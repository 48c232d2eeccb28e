import { expect, test } from 'vitest';
import type { SeatInfo } from '../online/api.ts';
import { knownAfter, promiseNews } from './promise-news.ts';
import type { PromiseTold } from './promises.ts';

const SEATS: readonly SeatInfo[] = [
  { seat: 'usa', player: 'Ann', you: true, ready: true, waitedFor: false },
  { seat: 'china', player: 'Bob', you: false, ready: true, waitedFor: false },
];
const said = (id: string, giver: string, more: Partial<PromiseTold> = {}): PromiseTold => ({
  id,
  giver,
  taker: giver === 'usa' ? 'china' : 'usa',
  text: `${id}!`,
  cycle: 1,
  until: 3,
  ...more,
});
const news = (promises: readonly PromiseTold[], then: readonly string[], cycle = 2) =>
  promiseNews({ promises, mine: 'usa', seats: SEATS }, then, cycle).map(({ text, grave }) => [text, grave]);

test('a player is told what was promised to them and what others say of their own promises, once', () => {
  const promises = [said('peace', 'china'), said('oil', 'usa'), said('trade', 'usa', { outcome: 'broken' })];
  expect(news(promises, [])).toEqual([
    ['Bob promises you, until the end of cycle 3: “peace!”', false],
    ['Bob says that you broke your promise: “trade!”', true],
  ]);
  const known = promises.map(({ id, outcome = 'open' }) => `${id} ${outcome}`);
  expect(news(promises, known)).toEqual([]);
  expect(news([said('trade', 'usa', { outcome: 'kept' })], known)).toEqual([
    ['Bob says that you kept your promise: “trade!”', false],
  ]);
});

test('a promise that has run out is asked for in the cycle after, until it is judged', () => {
  const [peace, judged] = [said('peace', 'china'), said('peace', 'china', { outcome: 'kept' })];
  expect(news([peace], ['peace open'], 3)).toEqual([]);
  expect(news([peace], ['peace open'], 4)).toEqual([['Bob’s promise has run out: “peace!” Was it kept?', false]]);
  expect([news([peace], ['peace open'], 5), news([judged], [], 4)]).toEqual([[], []]);
});

test('what was seen is old after the next decision; what came while nobody looked is new', () => {
  const [one, two] = [said('one', 'china'), said('two', 'china')];
  const first = knownAfter(undefined, 5, [one]);
  expect(first).toEqual({ since: 5, old: ['one open'], now: ['one open'] });
  const later = knownAfter(first, 5, [one, two]);
  expect(later.old).toEqual(['one open']);
  expect(knownAfter(later, 9, [one, two]).old).toEqual(['one open', 'two open']);
});
