// What a seat learns of what has happened.
import { expect, test } from 'vitest';
import type { GameEvent } from '../game.ts';
import { seat } from '../state/seat.ts';
import { areHiddenFrom } from './table.ts';

const [usa, ussr] = [seat('usa'), seat('ussr')];

test('events are hidden from a seat only if it is told none of them', () => {
  const told = (...to: (readonly (typeof usa)[] | undefined)[]) =>
    to.map((each) => ({ type: 'passed', seat: ussr, ...(each === undefined ? {} : { to: each }) })) as GameEvent[];
  expect(areHiddenFrom(usa, told([ussr]))).toBe(true);
  expect(areHiddenFrom(usa, told([ussr], [ussr]))).toBe(true);
  expect(areHiddenFrom(usa, told([ussr], [ussr, usa]))).toBe(false);
  expect(areHiddenFrom(usa, told([ussr], undefined))).toBe(false);
  expect(areHiddenFrom(usa, [])).toBe(false);
});
