import { expect, test } from 'vitest';
import { withDecoys } from './tables.ts';

test('Q-M-61 ships beyond the number of navies are decoys that lower the die, to one at least', () => {
  expect([withDecoys(5, 2, 2), withDecoys(5, 4, 2), withDecoys(2, 9, 2), withDecoys(5, 1, 2)]).toEqual([5, 3, 1, 5]);
});
