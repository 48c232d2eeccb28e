import { expect, test } from 'vitest';
import { lengthOf } from './server.ts';

test('a length of time is said in its largest unit', () => {
  expect([1, 59, 60, 61, 3600, 7199, 86_400, 200_000].map(lengthOf)).toEqual([
    'a second',
    '59 seconds',
    'a minute',
    '2 minutes',
    'an hour',
    '2 hours',
    'a day',
    '3 days',
  ]);
});
