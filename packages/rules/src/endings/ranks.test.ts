import { expect, test } from 'vitest';
import type { Territory } from '../board/index.ts';
import { recordFate } from '../state/fates.ts';
import { seat } from '../state/seat.ts';
import { playSilently, scenario } from '../testing/index.ts';

const LANDS: readonly Territory[] = ['kola', 'russia', 'kazakh', 'siberia', 'yakutsk', 'buryatsk'];

interface Deeds {
  readonly captured: number;
  readonly destroyed: number;
  readonly fired: number;
  readonly lost: number;
  readonly handicap?: number;
}

/** A Détente that the USA wins with a record. */
function winWith({ captured, destroyed, fired, lost, handicap }: Deeds) {
  const table = scenario({
    stage: 7,
    cycle: 5,
    powers: { usa: { cash: 9000 }, ussr: {} },
    options: { detenteCycle: 5, handicap: handicap ?? 'none' },
  });
  for (const [i, land] of LANDS.slice(0, captured + destroyed).entries())
    recordFate(table.state, land, seat('usa'), i < captured ? 'captured' : 'destroyed');
  Object.assign(table.usa.has.record, { nukesFired: fired, lostToNukes: lost });
  playSilently(table.game);
  return { winners: table.state.ended?.winners, rank: table.state.ended?.table[0]?.rank };
}

test('B-RANK-01, -02 five stars: captured, never fired, never lost a territory to a nuke', () => {
  expect(winWith({ captured: 1, destroyed: 0, fired: 0, lost: 0 }).rank).toBe(5);
});

test('B-RANK-03 four stars: captured, never fired, lost a territory to a nuke', () => {
  expect(winWith({ captured: 2, destroyed: 0, fired: 0, lost: 1 }).rank).toBe(4);
});

test('B-RANK-04 three stars: captured most and destroyed the rest; a nuke that destroyed nothing bars four and five', () => {
  expect(winWith({ captured: 3, destroyed: 2, fired: 2, lost: 0 }).rank).toBe(3);
  expect(winWith({ captured: 2, destroyed: 2, fired: 4, lost: 1 }).rank).toBe(3);
  expect(winWith({ captured: 1, destroyed: 0, fired: 1, lost: 0 }).rank).toBe(3);
});

test('B-RANK-05 two stars: destroyed most and captured the rest', () => {
  expect(winWith({ captured: 1, destroyed: 2, fired: 2, lost: 0 }).rank).toBe(2);
});

test('B-RANK-06 one star: destroyed, and captured none', () => {
  expect(winWith({ captured: 0, destroyed: 1, fired: 1, lost: 0 }).rank).toBe(1);
});

test('B-RANK-01 a winner who neither captured nor destroyed anything wins without a rank', () => {
  expect(winWith({ captured: 0, destroyed: 0, fired: 1, lost: 1 })).toEqual({ winners: ['usa'], rank: undefined });
});

test('B-RANK-01 a territory counts for its last fate', () => {
  const table = scenario({ stage: 7, cycle: 5, powers: { usa: {}, ussr: {} }, options: { detenteCycle: 5 } });
  recordFate(table.state, 'poland', seat('usa'), 'captured');
  recordFate(table.state, 'poland', seat('ussr'), 'captured');
  playSilently(table.game);
  expect(table.state.ended?.table.map((row) => row.rank)).toEqual([undefined, 5]);
});

test("Q-B-93, B-RANK-02 a home won back was no opponent's territory and gives no stars", () => {
  const table = scenario({ stage: 7, cycle: 5, powers: { usa: {}, ussr: {} }, options: { detenteCycle: 5 } });
  recordFate(table.state, 'kola', seat('usa'), 'captured');
  recordFate(table.state, 'kola', seat('ussr'), 'captured');
  recordFate(table.state, 'alaska', seat('ussr'), 'captured');
  playSilently(table.game);
  expect(table.state.ended?.table.map(({ rank }) => rank)).toEqual([undefined, 5]);
  expect(table.state.ended?.table.map(({ record }) => record?.captured)).toEqual([0, 1]);
});

test('B-RANK-07 a winner below the agreed rank does not win, and nobody wins in their place', () => {
  const deeds = { captured: 1, destroyed: 0, fired: 0, lost: 1 };
  expect(winWith({ ...deeds, handicap: 4 }).winners).toEqual(['usa']);
  expect(winWith({ ...deeds, handicap: 5 }).winners).toEqual([]);
  expect(winWith({ captured: 0, destroyed: 0, fired: 0, lost: 0, handicap: 1 }).winners).toEqual([]);
});

test('B-RANK-07 the agreed rank holds for Supremacy too', () => {
  const table = scenario({ stage: 3, powers: { usa: {}, ussr: {} }, options: { handicap: 4 } });
  table.ussr.does({ type: 'resign' });
  expect(table.state.ended).toMatchObject({ how: 'supremacy', winners: [] });
});
