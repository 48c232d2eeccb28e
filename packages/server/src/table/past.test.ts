import { expect, test } from 'vitest';
import { pastAfter, sequenceAt } from './past.ts';

test('of a delayed game the newest instant is kept, some of the delay, and one before it', () => {
  let past: ReturnType<typeof pastAfter> = [];
  for (let i = 1; i <= 10_000; i += 1) past = pastAfter(past, i * 100, i, 60_000);
  expect(past.length).toBeLessThan(50);
  expect(past.at(-1)).toEqual([1_000_000, 10_000]);
  // A minute ago, to a few seconds, and never later.
  const then = sequenceAt(past, 940_000) ?? 0;
  expect(then).toBeLessThanOrEqual(9400);
  expect(then).toBeGreaterThan(9300);
  expect(sequenceAt(past, 2_000_000)).toBe(10_000);
  expect(sequenceAt(undefined, 5)).toBeUndefined();
  expect(sequenceAt([[10, 1]], 5)).toBeUndefined();
});
