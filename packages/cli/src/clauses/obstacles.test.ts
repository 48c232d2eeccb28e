// For every code of a refusal a row removes the obstacle that it names (packages/rules/src/testing/obstacles).
import { resolve } from 'node:path';
import { OBSTACLES } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { refusalsInSource } from './unseen.ts';

const root = resolve(import.meta.dirname, '../../../..');

test('every code of a refusal has a row that removes its obstacle', () => {
  const rows = new Set(Object.values(OBSTACLES).flatMap((each) => each.map(({ code }) => code)));
  const missing = [...refusalsInSource(root).keys()].filter((code) => !rows.has(code));
  expect(missing).toEqual([]);
});
