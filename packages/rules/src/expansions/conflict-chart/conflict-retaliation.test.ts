import { expect, test } from 'vitest';
import type { ChartSide, Conflict, Declared } from './conflict.ts';
import { retaliation } from './conflict-retaliation.ts';
import { resolveConflict } from './resolver.ts';

const side = (name: string, points: number): ChartSide => ({ name, tokens: [points], die: 1 });
const declared = (attacker: ChartSide, defender: ChartSide, more: Partial<Declared> = {}): Declared => ({
  attacker,
  defender,
  kind: 'invasion',
  ...more,
});
const lost: Conflict = declared(side('P', 6), side('Q', 5));

function refused(before: Conflict, next: Declared) {
  const result = retaliation(before, next);
  return result.ok ? undefined : [result.refusal.clause, result.refusal.code];
}

function resolved(before: Conflict, next: Declared) {
  const again = retaliation(before, next);
  if (!again.ok) throw new Error(again.refusal.message);
  const result = resolveConflict(again.value);
  if (!result.ok) throw new Error(result.refusal.message);
  return { conflict: again.value, ...result.value };
}

test('C-RET-01 only after result D: neither a won conflict nor result C is answered', () => {
  for (const [attack, defend] of [
    [12, 5],
    [10, 6],
    [10, 8],
  ] as const)
    expect(refused(declared(side('P', attack), side('Q', defend)), declared(side('Q', 9), side('P', 3)))).toEqual([
      'C-RET-01',
      'no-retaliation',
    ]);
});

test('C-RET-01 only the winner retaliates, and only against the loser', () => {
  expect(refused(lost, declared(side('P', 9), side('Q', 3)))).toEqual(['C-RET-01', 'not-the-winner']);
  expect(refused(lost, declared(side('R', 9), side('P', 3)))).toEqual(['C-RET-01', 'not-the-winner']);
  expect(refused(lost, declared(side('Q', 9), side('R', 3)))).toEqual(['C-RET-01', 'not-the-loser']);
});

test('C-RET-02 the winner of D is told of two Military cards and the moves they allow', () => {
  const result = resolveConflict(lost);
  expect(result.ok && result.value.consequences).toContainEqual({
    clause: 'C-RET-02',
    message: 'retaliation-cards',
    figures: { winner: 'Q' },
  });
});

test('C-RET-03, C-RET-04 it is an invasion or an engagement like any other, with the roles exchanged', () => {
  // P attacks Q, 6 against 5: D. Q retaliates with 9 against 3: A, and takes the country of an invasion.
  const invasion = resolved(lost, declared(side('Q', 9), side('P', 3), { country: 'Egypt' }));
  expect(invasion).toMatchObject({ letter: 'A', winner: 'attacker' });
  expect(invasion.consequences).toEqual(
    expect.arrayContaining([
      { clause: 'C-RES-03', message: 'country-taken', figures: { taker: 'Q', country: 'Egypt' } },
      expect.objectContaining({ message: 'tokens-returned', figures: { loser: 'P' } }),
    ]),
  );
  const engagement = resolved(lost, declared(side('Q', 9), side('P', 3), { kind: 'engagement' }));
  expect(engagement.consequences.map(({ clause }) => clause)).not.toContain('C-RES-03');
});

test('C-RET-04, Q-C-06 a retaliation that ends in D may be answered in turn', () => {
  const { conflict, letter } = resolved(lost, declared(side('Q', 2), side('P', 3)));
  expect(letter).toBe('D');
  expect(resolved(conflict, declared(side('P', 8), side('Q', 2)))).toMatchObject({ letter: 'A' });
  expect(refused(conflict, declared(side('Q', 8), side('P', 2)))).toEqual(['C-RET-01', 'not-the-winner']);
});

test('C-RET-05, Q-C-13 nobody buys tokens during the retaliation, and totals are read as before it', () => {
  const { conflict, consequences } = resolved({ ...lost, offChart: 'scale' }, declared(side('Q', 40), side('P', 20)));
  expect(conflict).toMatchObject({ retaliation: true, offChart: 'scale' });
  expect(consequences.at(-1)).toEqual({ clause: 'C-RET-05', message: 'nobody-buys' });
});
