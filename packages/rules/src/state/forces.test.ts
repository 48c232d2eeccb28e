// Pieces on the board: put, taken, converted and counted, and never lost out of the box (law 4).
import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { UNIT_KINDS } from '../unit-table.ts';
import {
  aboardAt,
  addLaden,
  addUnits,
  clearForce,
  convertForce,
  convertHolders,
  countAll,
  countByPlayer,
  forceOf,
  forcesIn,
  fullCounts,
  noUnits,
  sameCounts,
  sparse,
  takeLaden,
  takeUnits,
  totalOf,
  unitsAt,
  zonesOf,
} from './forces.ts';
import { loadName, piecesIn, removePieces } from './pieces.ts';
import { seat } from './seat.ts';
import { emptyState, type State } from './state.ts';

const [usa, ussr] = [seat('usa'), seat('ussr')];
const SEA: Zone = 'north-sea';

/** A fleet of the USA in the North Sea: navies with two, one and no armies, a ship with one; a navy of the USSR beside it. */
function fleet(): State {
  const state = emptyState([usa, ussr], 2);
  addUnits(state, SEA, usa, { navy: 1 });
  addUnits(state, SEA, ussr, { navy: 1 });
  addLaden(state, SEA, usa, { carrier: 'navy', cargo: { army: 2 } });
  addLaden(state, SEA, usa, { carrier: 'navy', cargo: { army: 1 } });
  addLaden(state, SEA, usa, { carrier: 'ship', cargo: { army: 1 } });
  return state;
}

const told = (state: State, who = usa, zone: Zone = SEA) => {
  const force = forceOf(state.board, zone, who);
  return force && [sparse(force.units), force.laden.map(({ carrier, cargo }) => [carrier, sparse(cargo)])];
};
const inBox = (state: State) =>
  sparse(Object.fromEntries(UNIT_KINDS.map((kind) => [kind, -state.outside.units[kind]])));

test('what is put on the board comes out of the box, what is aboard too', () => {
  const state = fleet();
  expect(told(state)).toEqual([
    { navy: 3, ship: 1 },
    [
      ['navy', { army: 2 }],
      ['navy', { army: 1 }],
      ['ship', { army: 1 }],
    ],
  ]);
  expect(told(state, ussr)).toEqual([{ navy: 1 }, []]);
  const before = emptyState([usa, ussr], 2).outside.units;
  for (const kind of UNIT_KINDS)
    expect(before[kind] - state.outside.units[kind]).toBe(
      countAll(state.board, usa)[kind] + countAll(state.board, ussr)[kind],
    );
  expect(inBox(fleet())).toEqual(inBox(state));
});

test('pieces are counted in a zone, aboard, by player and all together', () => {
  const { board } = fleet();
  expect([
    unitsAt(board, SEA, usa, 'navy'),
    unitsAt(board, SEA, usa, 'army'),
    unitsAt(board, SEA, ussr, 'ship'),
  ]).toEqual([3, 0, 0]);
  expect([
    aboardAt(board, SEA, usa, 'army'),
    aboardAt(board, SEA, ussr, 'army'),
    aboardAt(board, 'alaska', usa, 'army'),
  ]).toEqual([4, 0, 0]);
  expect(sparse(countAll(board, usa))).toEqual({ army: 4, navy: 3, ship: 1 });
  expect([...countByPlayer(board)].map(([who, counts]) => [who, sparse(counts)])).toEqual([
    ['usa', { army: 4, navy: 3, ship: 1 }],
    ['ussr', { navy: 1 }],
  ]);
  expect([zonesOf(board, usa), zonesOf(board, seat('china'))]).toEqual([[SEA], []]);
  expect(forcesIn(board, SEA).map((force) => force.seat)).toEqual([usa, ussr]);
});

test('what is taken goes back into the box, and an empty force leaves the board', () => {
  const state = fleet();
  const full = { ...emptyState([usa, ussr], 2).outside.units };
  takeUnits(state, SEA, usa, { navy: 1 });
  takeLaden(state, SEA, usa, { carrier: 'navy', cargo: { army: 1 } });
  expect(told(state)).toEqual([
    { navy: 1, ship: 1 },
    [
      ['navy', { army: 2 }],
      ['ship', { army: 1 }],
    ],
  ]);
  expect(() => takeLaden(state, SEA, usa, { carrier: 'navy', cargo: { army: 1 } })).toThrow('no such laden navy');
  expect(() => takeLaden(state, 'alaska', usa, { carrier: 'navy', cargo: { army: 1 } })).toThrow('no such laden navy');
  expect(() => takeUnits(state, SEA, usa, { navy: 2 })).toThrow('too few units of kind navy');
  expect(() => takeUnits(state, 'alaska', usa, { army: 1 })).toThrow('too few');
  takeLaden(state, SEA, usa, { carrier: 'navy', cargo: { army: 2 } });
  takeLaden(state, SEA, usa, { carrier: 'ship', cargo: { army: 1 } });
  expect(forcesIn(state.board, SEA).map((force) => force.seat)).toEqual([ussr]);
  takeUnits(state, SEA, ussr, { navy: 1 });
  expect(forcesIn(state.board, SEA)).toEqual([]);
  expect(state.outside.units).toEqual(full);
});

test('clearing a zone of one player leaves the others and says what it was', () => {
  const state = fleet();
  expect(clearForce(state, 'alaska', usa)).toBeUndefined();
  expect(sparse(clearForce(state, SEA, usa)?.units ?? {})).toEqual({ navy: 3, ship: 1 });
  expect(forcesIn(state.board, SEA).map((force) => force.seat)).toEqual([ussr]);
  takeUnits(state, SEA, ussr, { navy: 1 });
  expect(state.outside.units).toEqual(emptyState([usa, ussr], 2).outside.units);
});

test('a force is converted with all aboard, or those that hold the zone and what they carry', () => {
  const all = fleet();
  const box = { ...all.outside.units };
  convertForce(all, SEA, usa, ussr);
  expect([told(all), told(all, ussr)]).toEqual([
    undefined,
    [
      { navy: 4, ship: 1 },
      [
        ['navy', { army: 2 }],
        ['navy', { army: 1 }],
        ['ship', { army: 1 }],
      ],
    ],
  ]);
  const holders = fleet();
  addUnits(holders, SEA, usa, { ship: 2 });
  convertHolders(holders, SEA, usa, ussr);
  expect(told(holders)).toEqual([{ ship: 3 }, [['ship', { army: 1 }]]]);
  expect(told(holders, ussr)).toEqual([
    { navy: 4 },
    [
      ['navy', { army: 2 }],
      ['navy', { army: 1 }],
    ],
  ]);
  expect(all.outside.units).toEqual(box);
  const none = fleet();
  convertForce(none, 'alaska', usa, ussr);
  convertHolders(none, 'alaska', usa, ussr);
  expect(none.board).toEqual(fleet().board);
  const ships = emptyState([usa, ussr], 2);
  addUnits(ships, SEA, usa, { ship: 1 });
  convertHolders(ships, SEA, usa, ussr);
  expect([told(ships), told(ships, ussr)]).toEqual([[{ ship: 1 }, []], undefined]);
  const navies = emptyState([usa, ussr], 2);
  addUnits(navies, SEA, usa, { navy: 1 });
  convertHolders(navies, SEA, usa, ussr);
  expect([told(navies), told(navies, ussr)]).toEqual([undefined, [{ navy: 1 }, []]]);
});

test('the board is replaced, never changed, and forces keep their places', () => {
  const state = fleet();
  const { board } = state;
  addUnits(state, SEA, usa, { ship: 1 });
  expect(state.board).not.toBe(board);
  expect(sparse(forceOf(board, SEA, usa)?.units ?? {})).toEqual({ navy: 3, ship: 1 });
  expect(forcesIn(state.board, SEA).map((force) => force.seat)).toEqual([usa, ussr]);
});

test('counts: sums, sparse and full, and whether two are the same', () => {
  expect(totalOf({ army: 2, ship: 3 })).toBe(5);
  expect(totalOf({})).toBe(0);
  expect(sparse({ army: 1, navy: 0 })).toEqual({ army: 1 });
  expect(fullCounts({ navy: 2 })).toEqual({ ...noUnits(), navy: 2 });
  expect(Object.values(noUnits())).toEqual([0, 0, 0, 0, 0]);
  expect([sameCounts({ army: 1 }, { army: 1, navy: 0 }), sameCounts({ army: 1 }, { army: 1, navy: 1 })]).toEqual([
    true,
    false,
  ]);
});

test('pieces are named by kind and cargo, the emptiest first, as many as a limit lets', () => {
  const state = fleet();
  addLaden(state, SEA, usa, { carrier: 'navy', cargo: { army: 1 } });
  addLaden(state, SEA, usa, { carrier: 'navy', cargo: { army: 1, apc: 1 } });
  const named = (limit?: Parameters<typeof piecesIn>[3]) =>
    piecesIn({ state }, usa, SEA, limit).map(({ key, number }) => `${number} ${key}`);
  expect(named()).toEqual([
    '1 north-sea/navy',
    '2 north-sea/navy with 1 army',
    '1 north-sea/navy with 2 army',
    '1 north-sea/navy with 1 army and 1 apc',
    '1 north-sea/ship with 1 army',
  ]);
  expect(named({ navy: 2 })).toEqual(['1 north-sea/navy', '1 north-sea/navy with 1 army']);
  expect(named({ navy: 9, ship: 1 })).toEqual(named());
  expect(named({})).toEqual([]);
  expect(piecesIn({ state }, usa, 'alaska')).toEqual([]);
  expect(loadName({ army: 2, navy: 0, apc: 1 })).toBe('2 army and 1 apc');
  for (const pieces of piecesIn({ state }, usa, SEA)) removePieces(state, usa, pieces);
  expect(told(state)).toBeUndefined();
});
