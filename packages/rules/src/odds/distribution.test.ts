// Chances of numbers, from the least to the most.
import { expect, test } from 'vitest';
import { fraction } from './chance.ts';
import { spreadOf } from './distribution.ts';
import type { Likely } from './explore.ts';

test('each number has the chance of exactly it, and of it or more', () => {
  const third = (outcome: number): Likely<number> => ({ outcome, chance: { ways: 1n, of: 3n } });
  const rows = spreadOf([third(4), third(0), third(4)], (number) => number);
  expect(rows.map(({ number, exactly, atLeast }) => [number, fraction(exactly), fraction(atLeast)])).toEqual([
    [0, '1/3', '1'],
    [4, '2/3', '2/3'],
  ]);
});
