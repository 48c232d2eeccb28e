import { expect, test } from 'vitest';
import { added, type Counts, fullCounts, isShort, noUnits, only, sameCounts, sparse, totalOf } from './unit-counts.ts';
import { UNIT_KINDS, type UnitKind } from './unit-table.ts';

// Each function names the kinds one by one; a kind that one of them forgets would not be counted there.
test.each(UNIT_KINDS)('every count knows the kind %s', (kind: UnitKind) => {
  const two: Partial<Counts> = { [kind]: 2 };
  expect(noUnits()[kind]).toBe(0);
  expect(only(kind, 2)).toEqual(two);
  expect(totalOf(two)).toBe(2);
  expect(fullCounts(two)).toEqual({ ...noUnits(), ...two });
  expect(sparse(fullCounts(two))).toEqual(two);
  expect(added(fullCounts(two), { [kind]: 3 }, 1)[kind]).toBe(5);
  expect(added(fullCounts(two), { [kind]: 3 }, -1)[kind]).toBe(-1);
  expect(sameCounts(two, fullCounts(two))).toBe(true);
  expect(sameCounts(two, { [kind]: 1 })).toBe(false);
  expect(sameCounts(two, {})).toBe(false);
  expect([isShort(fullCounts(two)), isShort(fullCounts({ [kind]: -1 }))]).toEqual([false, true]);
});

test('the order of kinds in counts is that of every list of kinds', () => {
  expect(Object.keys(noUnits())).toEqual(UNIT_KINDS);
  expect(Object.keys(sparse(added(noUnits(), { tank: 1, navy: 1, army: 1 }, 1)))).toEqual(['army', 'navy', 'tank']);
});
