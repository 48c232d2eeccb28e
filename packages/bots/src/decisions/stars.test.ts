import { expect, test } from 'vitest';
import { chanceThrough, shotDown } from './stars.ts';

test('B-STRAT-20, -28 a nuke gets through when more fly than are shot down: five in six by the player who is struck, one in two by champions', () => {
  expect(chanceThrough(1, { own: 0, others: 0 })).toBe(1);
  expect(chanceThrough(1, { own: 1, others: 0 })).toBeCloseTo(1 / 6);
  expect(chanceThrough(1, { own: 0, others: 1 })).toBeCloseTo(1 / 2);
  expect(chanceThrough(2, { own: 1, others: 0 })).toBe(1);
  expect(chanceThrough(2, { own: 1, others: 1 })).toBeCloseTo(1 - (5 / 6) * (1 / 2));
  expect(chanceThrough(2, { own: 2, others: 0 })).toBeCloseTo(1 - 25 / 36);
  // Four nukes before a sky full of L-stars are wasted.
  expect(chanceThrough(4, { own: 4, others: 16 })).toBeLessThan(0.001);
  expect(shotDown({ own: 6, others: 4 })).toBeCloseTo(7);
});
