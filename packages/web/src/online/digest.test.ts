import { expect, test } from 'vitest';
import { sayDigest } from './digest.ts';

test('a digest says what matters most first, and nothing of what has not changed', () => {
  expect(sayDigest({ since: 1, battles: 3, prices: { oil: -400 }, offers: 2 })).toBe(
    '3 battles, oil fell $400M, 2 offers for you',
  );
  expect(sayDigest({ since: 1, cycles: 1, lands: -1, prices: { grain: 50 } })).toBe(
    '1 cycle later, you lost 1 territory, grain rose $50M',
  );
});
