import { expect, test } from 'vitest';
import type { Die } from './chart.ts';
import { giveUp } from './half-of-tokens.ts';
import { resolveConflict } from './resolver.ts';

/** What the winner of result B may give up. */
function halves(tokens: readonly number[], against: number, more: { die?: Die; canal?: number } = {}) {
  const result = resolveConflict({
    attacker: { name: 'P', tokens, die: more.die ?? 1, canals: [{ name: 'Suez', points: more.canal ?? 0 }] },
    defender: { name: 'Q', tokens: [against], die: 1 },
    kind: 'engagement',
  });
  expect(result).toMatchObject({ ok: true, value: { letter: 'B' } });
  return result.ok ? result.value.halves : [];
}

test('C-HLF-01, -02 half is measured in points and given up in whole tokens', () => {
  expect(halves([1, 1, 1, 1, 1], 3)).toEqual([[1, 1, 1]]);
  expect(halves([1, 1, 1, 1], 2)).toEqual([[1, 1]]);
  expect(halves([2, 2, 1], 3)).toEqual([
    [2, 2],
    [2, 1],
  ]);
  expect(halves([5, 2], 4)).toEqual([[5]]);
});

test('C-HLF-02 a winner can lose everything: one token of 1', () => {
  expect(halves([1], 1, { die: 3 })).toEqual([[1]]);
});

test('C-HLF-03 only tokens count for the half: neither certificates nor Generalship', () => {
  // Ten points in all, of which tokens make four.
  expect(halves([1, 1, 1, 1], 6, { die: 6, canal: 4 })).toEqual([[1, 1]]);
});

test('Q-C-05 the owner chooses any set that reaches the half and from which no token could be put back', () => {
  expect(halves([3, 2, 2, 1], 5)).toEqual([
    [3, 2],
    [3, 1],
    [2, 2],
  ]);
  expect(giveUp([3, 2, 2, 1], [1, 3])).toEqual({ ok: true, value: [2, 2] });
  const refused = (given: readonly number[]) => {
    const result = giveUp([3, 2, 2, 1], given);
    return result.ok ? undefined : [result.refusal.clause, result.refusal.code];
  };
  expect(refused([3])).toEqual(['C-HLF-01', 'less-than-half']);
  expect(refused([3, 3])).toEqual(['C-HLF-02', 'not-used']);
  // 2 and 2 are half of the eight: the 1 could be put back.
  expect(refused([2, 2, 1])).toEqual(['Q-C-05', 'more-than-half']);
});
