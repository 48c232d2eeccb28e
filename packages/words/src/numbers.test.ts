import { expect, test } from 'vitest';
import { numbers } from './numbers.ts';

test('numbers read as the language writes them, however many were asked for before', () => {
  const english = numbers('en-US');
  const intl = new Intl.NumberFormat('en-US');
  for (let round = 0; round < 2; round++)
    for (let value = -3000; value <= 3000; value += 1) expect(english.format(value)).toBe(intl.format(value));
  expect(numbers('en-US').format(-0)).toBe('0');
  expect(numbers('es-ES', { useGrouping: 'always' }).format(1200)).toBe('1.200');
  expect(numbers('de-DE').format(1200)).toBe('1.200');
});
