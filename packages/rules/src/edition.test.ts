// Which edition a game has that states none, and which ones there are.
import { expect, test } from 'vitest';
import { EDITION, EDITIONS, FIRST_EDITION, isEdition } from './edition.ts';

test('X-39 a game that states no edition is of the first; this referee is of the last', () => {
  expect(FIRST_EDITION).toBe(1);
  expect(EDITIONS).toEqual([1, 2]);
  expect(EDITION).toBe(Math.max(...EDITIONS));
  expect([0, 1, 2, 3, '1', undefined].map(isEdition)).toEqual([false, true, true, false, false, false]);
});
