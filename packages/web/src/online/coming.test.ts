import { expect, test } from 'vitest';
import { clockOf, watchOf } from './Coming.tsx';

test('a clock or a delay that a program has chosen stays as it is when its host changes the terms', () => {
  expect(clockOf({})).toBe('none');
  expect(clockOf({ clock: 43_200, clockKind: 'stage' })).toBe('stageHalfDay');
  expect(clockOf({ clock: 172_800, clockKind: 'bank', increment: 7200 })).toBe('bank');
  for (const strange of [
    { clock: 7200 },
    { clock: 86_400, clockKind: 'bank' },
    { clock: 300, clockKind: 'stage' },
  ] as const)
    expect(clockOf(strange)).toBe('kept');
  expect(watchOf({ spectators: true, delay: 0 })).toBe('now');
  expect(watchOf({ spectators: true, delay: 600 })).toBe('kept');
  expect(watchOf({ spectators: false, delay: 600 })).toBe('none');
});
