import { expect, test } from 'vitest';
import { percentIn } from './percent.ts';

test('a share is written as its reader writes it', () => {
  expect(percentIn('en', '44.4%')).toBe('44.4%');
  expect(percentIn('de', '44.4%')).toBe('44,4\u00a0%');
  expect(percentIn('es', '<1%')).toBe('<1\u00a0%');
});
