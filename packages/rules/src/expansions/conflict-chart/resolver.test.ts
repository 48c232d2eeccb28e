import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bandsOf, CHART_ROWS, type Die, letterAt } from './chart.ts';
import type { ChartForce, ChartSide, Conflict } from './conflict.ts';
import { chartOdds } from './generalship.ts';
import { onChart, resolveConflict } from './resolver.ts';

type Side = readonly number[] | (Partial<ChartForce> & { readonly die?: Die });

/** P declares a conflict with Q; dice show 1, which adds nothing, unless said. */
function conflict(attacker: Side, defender: Side, more: Partial<Conflict> = {}): Conflict {
  return { attacker: side('P', attacker), defender: side('Q', defender), kind: 'invasion', country: 'Egypt', ...more };
}

function side(name: string, given: Side): ChartSide {
  return 'length' in given ? { name, tokens: given, die: 1 } : { name, tokens: [], die: 1, ...given };
}

function resolved(attacker: Side, defender: Side, more: Partial<Conflict> = {}) {
  const result = resolveConflict(conflict(attacker, defender, more));
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

const resolve = (attacker: number, defender: number) => resolved([attacker], [defender]);

const clausesOf = ({ consequences }: ReturnType<typeof resolved>) => consequences.map(({ clause }) => clause);

function refused(attacker: Side, defender: Side, more: Partial<Conflict> = {}) {
  const result = resolveConflict(conflict(attacker, defender, more));
  return result.ok ? undefined : [result.refusal.clause, result.refusal.code];
}

test('C-GEN-01, -02 each side adds what its Generalship die gives: 0, 0, 1, 1, 2, 2', () => {
  for (const [die, adds] of [
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
  ] as const) {
    expect(resolved({ tokens: [3], die }, [2]).attacker).toMatchObject({ generalship: adds, total: 3 + adds });
    expect(resolved([3], { tokens: [2], die }).defender).toMatchObject({ generalship: adds, total: 2 + adds });
  }
});

test('C-TOT-01 a total is tokens, Canal certificates, Mastermind cards and Generalship', () => {
  // 3 + 2, a certificate worth 1, no card, a roll of 4: 5 + 1 + 0 + 1 = 7.
  expect(resolved({ tokens: [3, 2], canals: [{ name: 'Suez', points: 1 }], die: 4 }, [1]).attacker).toEqual({
    tokens: 5,
    canals: 1,
    mastermind: 0,
    generalship: 1,
    total: 7,
  });
  const cards = [
    { name: 'Sun Tzu', points: 2 },
    { name: 'Boudica', points: 1 },
  ];
  expect(resolved([5], { tokens: [1], mastermind: cards }).defender).toMatchObject({ mastermind: 3, total: 4 });
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

test('C-TAB-02 the bands never go back: more defenders never help the attacker, more attackers never hurt them', () => {
  expect(bandsOf(1)).toEqual({ A: 0, B: 0, C: 0, D: 20 });
  expect(bandsOf(6)).toEqual({ A: 2, B: 4, C: 0, D: 20 });
  expect(bandsOf(20)).toEqual({ A: 9, B: 14, C: 16, D: 20 });
  const rank = (a: number, d: number) => 'ABCD'.indexOf(letterAt(a, d) ?? '');
  for (let a = 1; a <= 20; a++) for (let d = 1; d < 20; d++) expect(rank(a, d)).toBeLessThanOrEqual(rank(a, d + 1));
  for (let d = 1; d <= 20; d++) for (let a = 1; a < 20; a++) expect(rank(a, d)).toBeGreaterThanOrEqual(rank(a + 1, d));
});

test('C-SOL-04 totals beyond 20 are off the chart unless clamped or scaled', () => {
  expect(refused([40], [20])).toEqual(['C-SOL-04', 'off-the-chart']);
  expect(resolved([40], [20], { offChart: 'scale' })).toMatchObject({ lookedUp: [20, 10], letter: 'B' });
  expect(resolved([40], [20], { offChart: 'clamp' })).toMatchObject({ lookedUp: [20, 20], letter: 'D' });
  expect(onChart(25, 10, 'scale')).toEqual([20, 8]);
  expect(onChart(60, 25, 'scale')).toEqual([20, 9]);
  expect(onChart(20, 40, 'scale')).toEqual([10, 20]);
});

test('C-GRF-02, Q-C-04 there is no row and no column 0, however totals are read', () => {
  for (const offChart of ['scale', 'clamp', undefined] as const) {
    expect([onChart(0, 5, offChart), onChart(5, 0, offChart)]).toEqual([undefined, undefined]);
    expect(onChart(1, 1, offChart)).toEqual([1, 1]);
  }
  expect(refused([], [5])).toEqual(['C-GRF-02', 'no-points']);
  expect(refused([5], [], { offChart: 'scale' })).toEqual(['C-GRF-02', 'no-points']);
  expect(resolved({ die: 3 }, [1])).toMatchObject({ lookedUp: [1, 1], letter: 'D' });
});

test('C-RES-01, -02, -03, -04 result A: the attacker wins, takes canals and country, and loses nothing', () => {
  const result = resolved([12], { tokens: [5], canals: [{ name: 'Panama', points: 0 }] });
  expect(result).toMatchObject({ letter: 'A', winner: 'attacker', halves: [] });
  expect(result.consequences).toEqual([
    { clause: 'C-RES-01', message: 'conflict-won', figures: { winner: 'P' } },
    { clause: 'C-RES-02', message: 'canal-taken', figures: { taker: 'P', canal: 'Panama' } },
    { clause: 'C-RES-03', message: 'country-taken', figures: { taker: 'P', country: 'Egypt' } },
    { clause: 'C-RES-04', message: 'tokens-returned', figures: { loser: 'Q' } },
    { clause: 'C-RES-13', message: 'unused-tokens-stay' },
  ]);
  expect(clausesOf(resolved([12], [5], { kind: 'engagement' }))).not.toContain('C-RES-03');
});

test('Q-C-08 the winner keeps their own canals', () => {
  const suez = [{ name: 'Suez', points: 1 }];
  expect(clausesOf(resolved({ tokens: [11], canals: suez }, [5]))).not.toContain('C-RES-02');
  expect(clausesOf(resolved([6], { tokens: [5], canals: suez }))).not.toContain('C-RES-10');
});

test('C-RES-05, -06, -07 result B: as A, and the winner gives up half of what they used', () => {
  const result = resolved([2, 2, 2, 2, 2], [6]);
  expect(result).toMatchObject({ letter: 'B', winner: 'attacker', halves: [[2, 2, 2]] });
  expect(clausesOf(result)).toEqual(['C-RES-05', 'C-RES-03', 'C-RES-07', 'C-RES-06', 'C-RES-13']);
});

test('C-RES-08, -09, -10 result C: who declared loses all they used and the canals they staked, though they have more points', () => {
  const result = resolved({ tokens: [9], canals: [{ name: 'Kiel', points: 1 }] }, [8]);
  expect(result).toMatchObject({ letter: 'C', winner: 'defender', mayRetaliate: false });
  expect(result.consequences).toEqual([
    { clause: 'C-RES-08', message: 'conflict-lost', figures: { loser: 'P' } },
    { clause: 'C-RES-09', message: 'tokens-returned', figures: { loser: 'P' } },
    { clause: 'C-RES-10', message: 'canal-taken', figures: { taker: 'Q', canal: 'Kiel' } },
    { clause: 'C-RES-13', message: 'unused-tokens-stay' },
  ]);
});

test('C-RES-11, -12, -13 result D: as C, and the winner may retaliate; unused tokens stay', () => {
  const result = resolve(6, 5);
  expect(result).toMatchObject({ letter: 'D', winner: 'defender', mayRetaliate: true });
  expect(clausesOf(result)).toEqual([
    'C-RES-11',
    'C-RES-09',
    'C-RES-13',
    'C-RES-12',
    'C-RET-02',
    'C-RET-03',
    'C-RET-05',
  ]);
});

test('C-SOL-01 two players, tokens of 1 or more, certificates and cards of 0 or more, in whole numbers', () => {
  expect(refused({ name: 'Q', tokens: [3] }, [2])).toEqual(['C-SOL-01', 'not-two-players']);
  expect(refused({ name: ' ', tokens: [3] }, [2])).toEqual(['C-SOL-01', 'not-two-players']);
  for (const token of [0, -1, 1.5]) expect(refused([3, token], [2])).toEqual(['C-SOL-01', 'no-such-token']);
  const card = { name: 'Suez', points: -1 };
  expect(refused([3], { tokens: [2], canals: [card] })).toEqual(['C-SOL-01', 'no-such-card']);
  expect(refused({ tokens: [3], mastermind: [card] }, [2])).toEqual(['C-SOL-01', 'no-such-card']);
});

test('C-SOL-02 the resolver gives both totals with their parts, the letter, and what follows by name', () => {
  const result = resolved(
    { tokens: [8], mastermind: [{ name: 'Sun Tzu', points: 2 }], die: 6 },
    { tokens: [3], canals: [{ name: 'Suez', points: 1 }] },
  );
  expect(result).toMatchObject({
    attacker: { tokens: 8, canals: 0, mastermind: 2, generalship: 2, total: 12 },
    defender: { tokens: 3, canals: 1, mastermind: 0, generalship: 0, total: 4 },
    letter: 'A',
  });
  expect(result.consequences).toContainEqual({
    clause: 'C-RES-02',
    message: 'canal-taken',
    figures: { taker: 'P', canal: 'Suez' },
  });
});

test('C-SOL-03, Q-C-07 Mastermind cards stay with their owners, winner or loser, with a reminder', () => {
  const mastermind = [
    { name: 'Sun Tzu', points: 2 },
    { name: 'Boudica', points: 0 },
  ];
  const reminders = (result: ReturnType<typeof resolved>) =>
    result.consequences.flatMap(({ message, figures }) => (message === 'mastermind-kept' ? [figures] : []));
  const cards = ['Sun Tzu', 'Boudica'];
  expect(reminders(resolved({ tokens: [10], mastermind }, [5]))).toEqual([{ owner: 'P', cards }]);
  const both = reminders(resolved({ tokens: [4], mastermind }, { tokens: [5], mastermind }));
  expect(both).toEqual([
    { owner: 'P', cards },
    { owner: 'Q', cards },
  ]);
  expect(reminders(resolve(12, 5))).toEqual([]);
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

test('C-SOL-05 the odds tell where on the graph the battle can fall, nine cells of four ways each', () => {
  const { falls } = chartOdds(6, 4);
  expect(falls.map(({ attacker, defender }) => [attacker, defender])).toEqual([
    [6, 4],
    [6, 5],
    [6, 6],
    [7, 4],
    [7, 5],
    [7, 6],
    [8, 4],
    [8, 5],
    [8, 6],
  ]);
  expect(new Set(falls.map(({ ways }) => ways))).toEqual(new Set([4]));
  // Scaled down, several totals fall on one cell: 40, 41 or 42 against 20, and 42 against 21, are read as 20 against 10.
  const scaled = chartOdds(40, 20, 'scale').falls;
  expect(scaled.find(({ attacker, defender }) => attacker === 20 && defender === 10)?.ways).toBe(16);
  expect(scaled.reduce((sum, { ways }) => sum + ways, 0)).toBe(36);
});

test('C-GRF-02 a total that is scaled down stays on the chart: one at least', () => {
  expect(onChart(1, 60, 'scale')).toEqual([1, 20]);
  expect(onChart(60, 1, 'scale')).toEqual([20, 1]);
  expect(onChart(3, 60, 'scale')).toEqual([1, 20]);
  expect(onChart(60, 4, 'scale')).toEqual([20, 2]);
});
