import { afterEach, expect, test, vi } from 'vitest';
import { keepTable, keepWaiting } from './waiting.ts';

afterEach(() => vi.unstubAllGlobals());

test('a table that does not wait leaves the others counted, and one that waits is counted once', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(keepWaiting(['a', 'b', 'c'])).toBe(3);
  expect(keepTable('d', false)).toBe(3);
  expect(keepTable('b', true)).toBe(3);
  expect(keepTable('b', false)).toBe(2);
  expect(keepTable('d', true)).toBe(3);
  expect(keepWaiting([])).toBe(0);
  expect(keepTable('d', false)).toBe(0);
});

test('a browser that keeps nothing counts what the page knows', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('no');
    },
    setItem: () => {
      throw new Error('no');
    },
  });
  expect(keepWaiting(['a', 'b'])).toBe(2);
  expect(keepTable('a', true)).toBe(1);
  expect(keepTable('a', false)).toBe(0);
});
