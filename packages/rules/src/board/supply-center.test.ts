import { expect, test } from 'vitest';
import { INTEREST, interestOn, LOAN_SPOTS, LSTAR_SPOTS, NUKE_SPOTS, ROW_SPOTS } from './supply-center.ts';

test('B-KIT-12 a supply center has twelve spots in every row and on its loan line', () => {
  expect([ROW_SPOTS, NUKE_SPOTS, LSTAR_SPOTS, LOAN_SPOTS]).toEqual([12, 12, 12, 12]);
});

test('B-KIT-12 each $1,000M owed costs $100M a cycle; past the end the line of the next center begins', () => {
  expect(INTEREST).toEqual(Array.from({ length: 13 }, (_, loans) => 100 * loans));
  expect([0, 1, 12, 13, 24, 25].map(interestOn)).toEqual([0, 100, 1200, 1300, 2400, 2500]);
  expect(() => interestOn(-1)).toThrow(RangeError);
});
