import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bandsOf, CHART_ROWS, letterAt } from './chart.ts';
import { chartOdds } from './odds.ts';
import { type ChartSide, type Conflict, halvesOf, onChart, resolveConflict, retaliation, totalOf } from './resolver.ts';

const side = (tokens: readonly number[], die: ChartSide['die'] = 1, name = 'P'): ChartSide => ({ name, tokens, die });
const conflict = (attacker: ChartSide, defender: ChartSide, more: Partial<Conflict> = {}): Conflict => ({
  attacker,
  defender,
  kind: 'invasion',
  country: 'Egypt',
  ...more,
});

function resolve(attackerPoints: number, defenderPoints: number) {
  const result = resolveConflict(conflict(side([attackerPoints], 1, 'P'), side([defenderPoints], 1, 'Q')));
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
}

test('C-GEN-01, -02 each side adds what its Generalship die gives', () => {
  expect([1, 2, 3, 4, 5, 6].map((die) => totalOf(side([3], die as ChartSide['die'])).generalship)).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
  const result = resolveConflict(conflict(side([3], 6), side([2], 4)));
  expect(result.ok && [result.value.attacker.total, result.value.defender.total]).toEqual([5, 3]);
});

test('C-TOT-01 a total is tokens, canal certificates, Mastermind cards and Generalship', () => {
  const result = resolveConflict(
    conflict({ name: 'P', tokens: [3, 2], canals: [{ name: 'Suez', points: 1 }], die: 4 }, side([1])),
  );
  expect(result.ok && result.value.attacker).toEqual({ tokens: 5, canals: 1, mastermind: 0, generalship: 1, total: 7 });
});

test('C-GRF-01 and C-TAB-01 the letter stands in the row of the attacker and the column of the defender', () => {
  expect(
    [
      resolve(12, 5),
      resolve(10, 6),
      resolve(10, 8),
      resolve(6, 5),
      resolve(7, 7),
      resolve(20, 16),
      resolve(20, 17),
    ].map(({ letter }) => letter),
  ).toEqual(['A', 'B', 'C', 'D', 'D', 'C', 'D']);
  expect(
    createHash('sha256')
      .update(CHART_ROWS.map((row) => [...row].join(' ')).join('\n'))
      .digest('hex'),
  ).toBe('2c4fc212927675debe1b00172df121c3788a7c50af08e4e38074ed9a7451ac15');
});

test('C-TAB-02 the bands never go back: more defenders never help the attacker, more attackers never hurt him', () => {
  expect(bandsOf(1)).toEqual({ A: 0, B: 0, C: 0, D: 20 });
  expect(bandsOf(6)).toEqual({ A: 2, B: 4, C: 0, D: 20 });
  expect(bandsOf(20)).toEqual({ A: 9, B: 14, C: 16, D: 20 });
  const rank = (a: number, d: number) => 'ABCD'.indexOf(letterAt(a, d) ?? '');
  for (let a = 1; a <= 20; a++) for (let d = 1; d < 20; d++) expect(rank(a, d)).toBeLessThanOrEqual(rank(a, d + 1));
  for (let d = 1; d <= 20; d++) for (let a = 1; a < 20; a++) expect(rank(a, d)).toBeGreaterThanOrEqual(rank(a + 1, d));
});

test('C-GRF-02 and C-SOL-04 totals beyond 20 are off the chart unless clamped or scaled', () => {
  const big = conflict(side([40]), side([20]));
  const refused = resolveConflict(big);
  expect(refused.ok ? '' : refused.refusal.clause).toBe('C-SOL-04');
  const scaled = resolveConflict({ ...big, offChart: 'scale' });
  expect(scaled.ok && [scaled.value.lookedUp, scaled.value.letter]).toEqual([[20, 10], 'B']);
  const clamped = resolveConflict({ ...big, offChart: 'clamp' });
  expect(clamped.ok && clamped.value.letter).toBe('D');
  expect(onChart(25, 10, 'scale')).toEqual([20, 8]);
  expect(onChart(60, 25, 'scale')).toEqual([20, 9]);
  expect(onChart(20, 40, 'scale')).toEqual([10, 20]);
  expect(onChart(0, 5, 'scale')).toBeUndefined();
});

test('C-RES-01, -02, -03, -04 result A: the attacker wins, takes canals and country, and loses nothing', () => {
  const result = resolveConflict(
    conflict(side([12], 1, 'P'), { name: 'Q', tokens: [5], canals: [{ name: 'Panama', points: 0 }], die: 1 }),
  );
  if (!result.ok) throw new Error(result.refusal.sentence);
  expect(result.value.letter).toBe('A');
  expect(result.value.winner).toBe('attacker');
  expect(result.value.consequences.map(({ clause }) => clause)).toEqual([
    'C-RES-01',
    'C-RES-02',
    'C-RES-03',
    'C-RES-04',
    'C-RES-13',
  ]);
  expect(result.value.halves).toEqual([]);
});

test('C-RES-05, -06, -07 result B: as A, and the winner gives up half of what he used', () => {
  const result = resolveConflict(conflict(side([2, 2, 2, 2, 2]), side([6])));
  if (!result.ok) throw new Error(result.refusal.sentence);
  expect(result.value.letter).toBe('B');
  expect(result.value.halves).toEqual([[2, 2, 2]]);
  expect(result.value.consequences.map(({ clause }) => clause)).toEqual([
    'C-RES-05',
    'C-RES-03',
    'C-RES-07',
    'C-RES-06',
    'C-RES-13',
  ]);
});

test('C-RES-08, -09, -10 result C: who declared loses all he used and the canals he staked, though he has more points', () => {
  const result = resolveConflict(
    conflict({ name: 'P', tokens: [9], canals: [{ name: 'Kiel', points: 1 }], die: 1 }, side([8], 1, 'Q')),
  );
  if (!result.ok) throw new Error(result.refusal.sentence);
  expect(result.value.letter).toBe('C');
  expect(result.value.winner).toBe('defender');
  expect(result.value.consequences.map(({ clause }) => clause)).toEqual([
    'C-RES-08',
    'C-RES-09',
    'C-RES-10',
    'C-RES-13',
  ]);
});

test('C-RES-11, -12, -13 result D: as C, and the winner may retaliate; unused tokens stay', () => {
  const { letter, mayRetaliate, consequences } = resolve(6, 5);
  expect([letter, mayRetaliate]).toEqual(['D', true]);
  expect(consequences.map(({ clause }) => clause)).toEqual(['C-RES-11', 'C-RES-09', 'C-RES-12', 'C-RES-13']);
});

test('C-HLF-01, -02, -03 half is measured in points, in whole tokens, of tokens alone', () => {
  expect(halvesOf([1, 1, 1, 1, 1])).toEqual([[1, 1, 1]]);
  expect(halvesOf([1, 1, 1, 1])).toEqual([[1, 1]]);
  expect(halvesOf([2, 2, 1])).toEqual([
    [2, 2],
    [2, 1],
  ]);
  expect(halvesOf([5, 2])).toEqual([[5]]);
  expect(halvesOf([1])).toEqual([[1]]);
});

test('C-RET-01, -02, -03, -04, -05 the winner of D may declare a conflict at once, in which nobody buys', () => {
  const first = conflict(side([6], 1, 'P'), side([5], 1, 'Q'));
  const lost = resolveConflict(first);
  if (!lost.ok) throw new Error(lost.refusal.sentence);
  const again = retaliation(first, lost.value, 'invasion', side([9], 1, 'Q'), side([3], 1, 'P'));
  if (!again.ok) throw new Error(again.refusal.sentence);
  const second = resolveConflict(again.value);
  expect(second.ok && [second.value.letter, second.value.consequences.at(-1)?.clause]).toEqual(['A', 'C-RET-05']);
  const won = resolveConflict(conflict(side([12]), side([5])));
  if (!won.ok) throw new Error(won.refusal.sentence);
  const none = retaliation(first, won.value, 'invasion', side([1]), side([1]));
  expect(none.ok ? '' : none.refusal.clause).toBe('C-RET-01');
});

test('C-SOL-01, -02, -03 the resolver gives both totals with their parts, the letter, and what follows by name', () => {
  const result = resolveConflict(
    conflict(
      { name: 'P', tokens: [8], mastermind: 2, die: 6 },
      { name: 'Q', tokens: [3], canals: [{ name: 'Suez', points: 1 }], die: 1 },
    ),
  );
  if (!result.ok) throw new Error(result.refusal.sentence);
  expect([result.value.attacker.total, result.value.defender.total, result.value.letter]).toEqual([12, 4, 'A']);
  expect(result.value.consequences.map(({ sentence }) => sentence)).toContain('P takes the canal certificate Suez.');
});

test('C-SOL-05, -06 odds over the Generalship rolls are exact', () => {
  const ninths = (a: number, d: number) => {
    const { ways } = chartOdds(a, d);
    return [ways.A / 4, ways.B / 4, ways.C / 4, ways.D / 4];
  };
  const table: [number, number, number[]][] = [
    [1, 1, [1, 1, 1, 6]],
    [2, 1, [2, 2, 2, 3]],
    [3, 2, [1, 2, 3, 3]],
    [4, 4, [0, 1, 1, 7]],
    [5, 3, [1, 4, 2, 2]],
    [6, 4, [0, 4, 2, 3]],
    [8, 3, [5, 4, 0, 0]],
    [8, 5, [0, 5, 3, 1]],
    [10, 5, [1, 7, 1, 0]],
    [12, 8, [0, 4, 4, 1]],
    [14, 8, [0, 8, 1, 0]],
    [18, 9, [1, 8, 0, 0]],
    [18, 12, [0, 7, 2, 0]],
    [18, 16, [0, 0, 1, 8]],
    [18, 18, [0, 0, 0, 9]],
  ];
  for (const [attacker, defender, odds] of table) expect(ninths(attacker, defender)).toEqual(odds);
  expect(chartOdds(18, 18).off).toBe(0);
  expect(chartOdds(20, 20).off).toBeGreaterThan(0);
});
