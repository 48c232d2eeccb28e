// For every code of a refusal a row removes the obstacle that it names (packages/rules/src/testing/obstacles).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { OBSTACLES } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { refusalsInSource } from './unseen.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** Codes that have no row yet. The list may only grow shorter. */
const WITHOUT_A_ROW: readonly string[] = readFileSync(resolve(import.meta.dirname, 'obstacles-to-do.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

test('every code of a refusal has a row that removes its obstacle, or is on the list of those to come', () => {
  const rows = new Set(Object.values(OBSTACLES).flatMap((each) => each.map(({ code }) => code)));
  const missing = [...refusalsInSource(root).keys()].filter((code) => !rows.has(code));
  expect(missing).toEqual(WITHOUT_A_ROW);
});
