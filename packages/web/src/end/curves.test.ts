import { expect, test } from 'vitest';
import { apart, scaleOf } from './Curves.tsx';

test('a scale has round numbers that hold every value', () => {
  expect(scaleOf([3200, 7940])).toEqual([0, 2000, 4000, 6000, 8000]);
  expect(scaleOf([4, 11])).toEqual([0, 5, 10, 15]);
  expect(scaleOf([-400, 900])).toEqual([-500, 0, 500, 1000]);
  expect(scaleOf([0, 0])).toEqual([0, 1]);
});

test('names at the ends of lines do not lie on each other', () => {
  const placed = apart([50, 52, 51, 120]);
  const sorted = placed.toSorted((a, b) => a - b);
  for (let i = 1; i < sorted.length; i++) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(13);
  // Their order is kept.
  expect(placed[0]).toBeLessThan(placed[2] ?? 0);
  expect(placed[2]).toBeLessThan(placed[1] ?? 0);
});
