// Which of several values names the most.
import { expect, test } from 'vitest';
import { largest } from './filling.ts';

test('the line with the most units is the largest, all kinds together', () => {
  const lines = [
    { how: 'march', from: 'alaska', units: { army: 2 } },
    { how: 'march', from: 'alaska', units: { army: 1, apc: 2 } },
    { how: 'march', from: 'alaska', units: { apc: 1 } },
  ];
  expect(largest(lines)).toBe(lines[1]);
  const counts = [{ army: 2 }, { army: 3 }, { army: 1 }];
  expect(largest(counts)).toBe(counts[1]);
  expect(largest([3, 7, 5])).toBe(7);
  expect(largest(['a', 'b'])).toBe('a');
  expect(largest([])).toBeUndefined();
});
