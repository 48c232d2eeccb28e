import { expect, test } from 'vitest';
import { bestIn } from './advice.ts';

/** What came of a move in twelve games: the same chance in all, but for a little chance. */
const outcomes = (chance: number) =>
  Array.from({ length: 12 }, (_, i) => ({ chance: chance + (i % 2 === 0 ? 0.001 : -0.001) }));

test('what a commander would do is the advice as soon as it is clearly better', () => {
  expect(bestIn([outcomes(0.4), outcomes(0.39), outcomes(0.42)], () => true)).toBe(2);
  expect(bestIn([outcomes(0.4), outcomes(0.402)], () => true)).toBe(0);
});

test('what came to mind by chance is the advice only where it is better by far', () => {
  expect(bestIn([outcomes(0.4), outcomes(0.42)], () => false)).toBe(0);
  expect(bestIn([outcomes(0.4), outcomes(0.47)], () => false)).toBe(1);
  expect(bestIn([outcomes(0.4), outcomes(0.41), outcomes(0.43)], (number) => number === 1)).toBe(1);
});
