import { sayEvent } from '@marshall/words/testing';
import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { aboardAt, forceOf, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { type Player, type PowerSketch, type Sketch, scenario, type Table } from '../testing/index.ts';
import type { Order } from './order.ts';

const usa = seat('usa');

/** The USA alone to move, with what is said. */
function moves(sketch: PowerSketch, rest: Partial<Sketch> = {}) {
  return scenario({ stage: 5, phase: 'moves', bidders: ['usa'], ...rest, powers: { ...rest.powers, usa: sketch } });
}
const go = (to: Zone, ...orders: Order[]) => ({ type: 'move' as const, to, orders });
const army = (n: number) => ({ army: n });
const navy = (n: number) => ({ navy: n });
const spent = (player: Player, before: { grain: number; oil: number }) => ({
  grain: before.grain - player.has.supplies.grain,
  oil: before.oil - player.has.supplies.oil,
});
const ashore = (table: Table, zone: Zone) => unitsAt(table.state.board, zone, usa, 'army');
const aboard = (table: Table, zone: Zone) => aboardAt(table.state.board, zone, usa, 'army');

// --- marching ---

test('B-MOVE-05, -08, -09 three armies that march two territories cost 6 grain', () => {
  const table = moves({ units: { 'western-usa': 3 }, grain: 8 });
  const [moved] = table.usa.does(go('eastern-usa', { how: 'march', from: 'western-usa', units: army(3) }));
  expect(spent(table.usa, { grain: 8, oil: 3 })).toEqual({ grain: 6, oil: 0 });
  expect(ashore(table, 'eastern-usa')).toBe(3);
  expect(moved).toMatchObject({ legs: [{ path: ['midwest-usa', 'eastern-usa'] }] });
});

test('B-MOVE-09 a player who has not the grain does not march', () => {
  const table = moves({ units: { 'western-usa': 3 }, grain: 5 });
  const refusal = table.usa.isRefused(
    go('eastern-usa', { how: 'march', from: 'western-usa', units: army(3) }),
    'B-MOVE-09',
  );
  expect(refusal.figures).toEqual({ grain: 6, oil: 0, has: { grain: 5, oil: 3 }, of: 'you', keepsSet: false });
});

test('B-MOVE-08 a march may name its way, territory by territory, and pays for each', () => {
  const table = moves({ units: { 'western-usa': 1 }, grain: 8 });
  const [moved] = table.usa.does(
    go(
      'eastern-usa',
      { how: 'march', from: 'western-usa', units: army(1) },
      { how: 'by', zone: 'western-canada' },
      { how: 'by', zone: 'eastern-canada' },
    ),
  );
  expect(spent(table.usa, { grain: 8, oil: 3 })).toEqual({ grain: 3, oil: 0 });
  expect(moved).toMatchObject({ legs: [{ path: ['western-canada', 'eastern-canada', 'eastern-usa'] }] });
});

test('B-MOVE-08 armies march from territory to territory, never over water', () => {
  const table = moves({ units: { 'eastern-usa': 1 }, grain: 9, oil: 0 });
  table.usa.isRefused(go('british-isles', { how: 'march', from: 'eastern-usa', units: army(1) }), 'B-MOVE-08');
  table.usa.isRefused(
    go('midwest-usa', { how: 'march', from: 'eastern-usa', units: army(1) }, { how: 'by', zone: 'western-usa' }),
    'B-MOVE-08',
  );
});

test('B-MOVE-07 armies of different players never end in one territory', () => {
  const table = moves({ units: { alaska: 1 } }, { powers: { ussr: { units: { 'western-canada': 1 } } } });
  table.usa.isRefused(go('western-canada', { how: 'march', from: 'alaska', units: army(1) }), 'B-MOVE-07');
  table.ussr.does({ type: 'grant-passage', to: usa });
  table.usa.isRefused(go('western-canada', { how: 'march', from: 'alaska', units: army(1) }), 'B-MOVE-07');
});

test('B-STRAT-05 no army occupies or travels through a nuked territory', () => {
  const table = moves({ units: { 'western-usa': 1 }, grain: 9 }, { nuked: ['midwest-usa'] });
  table.usa.isRefused(go('midwest-usa', { how: 'airlift', from: 'western-usa', units: army(1) }), 'B-STRAT-05');
  table.usa.isRefused(
    go('eastern-usa', { how: 'march', from: 'western-usa', units: army(1) }, { how: 'by', zone: 'midwest-usa' }),
    'B-STRAT-05',
  );
  table.usa.does(go('eastern-usa', { how: 'march', from: 'western-usa', units: army(1) }));
  // Round it by western and eastern Canada.
  expect(table.usa.has.supplies.grain).toBe(6);
});

// --- flying ---

test('B-MOVE-10 two oil carry one army to any territory, however far', () => {
  const table = moves({ units: { alaska: 3 }, oil: 5 });
  table.usa.does(go('south-africa', { how: 'airlift', from: 'alaska', units: army(2) }));
  expect(spent(table.usa, { grain: 3, oil: 5 })).toEqual({ grain: 0, oil: 4 });
  expect(ashore(table, 'south-africa')).toBe(2);
  table.usa.isRefused(go('south-africa', { how: 'airlift', from: 'alaska', units: army(1) }), 'B-MOVE-10');
});

test('B-MOVE-10, Q-B-73 a flight passes over nuked land and over opponents', () => {
  const table = moves(
    { units: { alaska: 1 }, oil: 2, grain: 0 },
    { nuked: ['western-canada'], powers: { ussr: { units: { 'midwest-usa': 4 } } } },
  );
  table.usa.does(go('central-america', { how: 'airlift', from: 'alaska', units: army(1) }));
  expect(ashore(table, 'central-america')).toBe(1);
});

test('B-MOVE-11 no army flies onto a navy or off it', () => {
  const table = moves({
    units: { alaska: 1, 'barkley-sound': 1 },
    laden: [{ zone: 'caribbean-sea', cargo: { army: 1 } }],
    oil: 9,
  });
  table.usa.isRefused(go('barkley-sound', { how: 'airlift', from: 'alaska', units: army(1) }), 'B-MOVE-11');
  table.usa.isRefused(go('brazil', { how: 'airlift', from: 'caribbean-sea', units: army(1) }), 'B-MOVE-11');
});

// --- sailing ---

test('B-MOVE-22, -23 a navy sails any number of seas for 1 oil each, never by land or air', () => {
  const table = moves({ units: { 'barkley-sound': 2 }, oil: 9 });
  table.usa.isRefused(go('alaska', { how: 'sail', from: 'barkley-sound', units: navy(1) }), 'B-MOVE-22');
  table.usa.isRefused(go('lima-bay', { how: 'airlift', from: 'barkley-sound', units: navy(1) }), 'B-MOVE-22');
  // Santa Barbara, Gulf of Panama, Lima Bay; both of them.
  table.usa.does(go('lima-bay', { how: 'sail', from: 'barkley-sound', units: navy(2) }));
  expect(spent(table.usa, { grain: 3, oil: 9 })).toEqual({ grain: 0, oil: 6 });
  expect(unitsAt(table.state.board, 'lima-bay', usa, 'navy')).toBe(2);
});

test('B-MOVE-25, -26 navies of two players share a dark blue sea and never a light blue one', () => {
  const table = moves(
    { units: { 'barkley-sound': 2 }, oil: 9 },
    { powers: { ussr: { units: { 'north-pacific': 1, 'tokyo-bay': 1 } } } },
  );
  table.usa.isRefused(go('tokyo-bay', { how: 'sail', from: 'barkley-sound', units: navy(1) }), 'B-MOVE-25');
  table.usa.does(go('north-pacific', { how: 'sail', from: 'barkley-sound', units: navy(2) }));
  expect(unitsAt(table.state.board, 'north-pacific', seat('ussr'), 'navy')).toBe(1);
  expect(unitsAt(table.state.board, 'north-pacific', usa, 'navy')).toBe(2);
});

// --- convoys ---

test('B-MOVE-12 a navy carries four armies at a time', () => {
  const table = moves({ units: { 'eastern-usa': 5, 'long-island-sound': 1 }, oil: 9 });
  const refusal = table.usa.isRefused(
    go(
      'long-island-sound',
      { how: 'sail', from: 'long-island-sound', units: navy(1) },
      { how: 'board', from: 'eastern-usa', units: army(5) },
    ),
    'B-MOVE-12',
  );
  expect(refusal.figures).toEqual({ room: 4 });
  table.usa.does(
    go(
      'long-island-sound',
      { how: 'sail', from: 'long-island-sound', units: navy(1) },
      { how: 'board', from: 'eastern-usa', units: army(4) },
    ),
  );
  expect(forceOf(table.state.board, 'long-island-sound', usa)?.laden).toMatchObject([
    { carrier: 'navy', cargo: { army: 4, navy: 0 } },
  ]);
});

test('B-MOVE-13, Q-B-79 a convoy pays 1 oil for each sea it enters, its armies included', () => {
  const table = moves({ laden: [{ zone: 'long-island-sound', cargo: { army: 3 } }], oil: 9 });
  table.usa.does(
    go('bay-of-biscay', { how: 'convoy', from: 'long-island-sound', carrier: 'navy', number: 1, cargo: army(3) }),
  );
  // North Atlantic, Bay of Biscay.
  expect(spent(table.usa, { grain: 3, oil: 9 })).toEqual({ grain: 0, oil: 2 });
  expect(aboard(table, 'bay-of-biscay')).toBe(3);
});

test('B-MOVE-14, Q-B-80 armies board only at a port of their own territory on that sea', () => {
  const table = moves({ units: { 'central-america': 1, 'western-usa': 1, 'santa-barbara-passage': 1 } });
  const fleet: Order = { how: 'sail', from: 'santa-barbara-passage', units: navy(1) };
  // Central America lies on the passage, its ports are elsewhere.
  table.usa.isRefused(
    go('santa-barbara-passage', fleet, { how: 'board', from: 'central-america', units: army(1) }),
    'B-MOVE-14',
  );
  table.usa.does(go('santa-barbara-passage', fleet, { how: 'board', from: 'western-usa', units: army(1) }));
  expect(aboard(table, 'santa-barbara-passage')).toBe(1);
});

test('B-MOVE-15, -16 two armies from each of two ports on one sea board one navy for 1 oil in all', () => {
  const table = moves({ units: { 'eastern-usa': 2, 'midwest-usa': 2, 'caribbean-sea': 1 }, oil: 3 });
  table.usa.does(
    go(
      'caribbean-sea',
      { how: 'sail', from: 'caribbean-sea', units: navy(1) },
      { how: 'board', from: 'eastern-usa', units: army(2) },
      { how: 'board', from: 'midwest-usa', units: army(2) },
    ),
  );
  expect(spent(table.usa, { grain: 3, oil: 3 })).toEqual({ grain: 0, oil: 1 });
  expect(aboard(table, 'caribbean-sea')).toBe(4);
});

test('B-MOVE-15 a second group, taken in after the first has landed, pays its own oil', () => {
  const table = moves({ units: { 'eastern-usa': 4, 'midwest-usa': 4, 'caribbean-sea': 1 }, oil: 3 });
  table.usa.does(
    go(
      'caribbean-sea',
      { how: 'sail', from: 'caribbean-sea', units: navy(1) },
      { how: 'board', from: 'eastern-usa', units: army(4) },
      { how: 'ashore', on: 'venezuela', units: army(4) },
      { how: 'board', from: 'midwest-usa', units: army(4) },
      { how: 'ashore', on: 'brazil', units: army(4) },
    ),
  );
  expect(spent(table.usa, { grain: 3, oil: 3 })).toEqual({ grain: 0, oil: 2 });
  expect([ashore(table, 'venezuela'), ashore(table, 'brazil')]).toEqual([4, 4]);
});

test('B-MOVE-17, -18, Q-B-81 armies aboard stay there until they land, free, on any territory by a light blue sea', () => {
  const table = moves({ laden: [{ zone: 'barents-sea', cargo: { army: 2 } }], grain: 0, oil: 0 });
  // Scandinavia has no port on the Barents Sea; none is needed.
  table.usa.does(
    go('scandinavia', { how: 'land', from: 'barents-sea', carrier: 'navy', cargo: army(2), units: army(1) }),
  );
  expect([ashore(table, 'scandinavia'), aboard(table, 'barents-sea')]).toEqual([1, 1]);
  expect(table.usa.has.supplies).toMatchObject({ grain: 0, oil: 0 });
});

test('B-MOVE-17 nobody lands from a dark blue sea, and Q-B-81 nobody on a shore that lies elsewhere', () => {
  const table = moves({
    laden: [
      { zone: 'north-atlantic', cargo: { army: 1 } },
      { zone: 'caribbean-sea', cargo: { army: 1 } },
    ],
    units: { 'eastern-usa': 1 },
  });
  const from = (sea: Zone): Order => ({ how: 'land', from: sea, carrier: 'navy', cargo: army(1), units: army(1) });
  table.usa.isRefused(go('iberia', from('north-atlantic')), 'B-MOVE-17');
  table.usa.isRefused(go('iberia', from('caribbean-sea')), 'Q-B-81');
});

test('B-MOVE-19 armies may not change from one navy to another at sea', () => {
  const table = moves({
    units: { 'caribbean-sea': 1 },
    laden: [{ zone: 'caribbean-sea', cargo: { army: 2 } }],
  });
  table.usa.isRefused(
    go(
      'caribbean-sea',
      { how: 'sail', from: 'caribbean-sea', units: navy(1) },
      { how: 'board', from: 'caribbean-sea', units: army(1) },
    ),
    'B-MOVE-19',
  );
});

test('B-MOVE-20, Q-B-77 in one move a navy collects armies at ports on different seas', () => {
  const table = moves({ units: { 'eastern-usa': 2, brazil: 1, 'long-island-sound': 1 }, oil: 9 });
  table.usa.does(
    go(
      'baia-santos',
      { how: 'sail', from: 'long-island-sound', units: navy(1) },
      { how: 'board', from: 'eastern-usa', units: army(2) },
      { how: 'by', zone: 'caribbean-sea' },
      { how: 'board', from: 'brazil', units: army(1) },
    ),
  );
  // Two boardings, three seas: Caribbean Sea, Mid Atlantic, Baia Santos.
  expect(spent(table.usa, { grain: 3, oil: 9 })).toEqual({ grain: 0, oil: 5 });
  expect(aboard(table, 'baia-santos')).toBe(3);
});

test('B-MOVE-21, Q-B-77 in one move a navy lands armies on several territories and ends in one sea', () => {
  const table = moves({ laden: [{ zone: 'mediterranean-sea', cargo: { army: 4 } }], oil: 9 });
  table.usa.does(
    go(
      'red-sea',
      { how: 'convoy', from: 'mediterranean-sea', carrier: 'navy', number: 1, cargo: army(4) },
      { how: 'ashore', on: 'sahara', units: army(1) },
      { how: 'by', zone: 'red-sea' },
      { how: 'ashore', on: 'egypt', units: army(1) },
      { how: 'ashore', on: 'arabia', units: army(1) },
    ),
  );
  expect([ashore(table, 'sahara'), ashore(table, 'egypt'), ashore(table, 'arabia')]).toEqual([1, 1, 1]);
  expect(aboard(table, 'red-sea')).toBe(1);
  expect(spent(table.usa, { grain: 3, oil: 9 })).toEqual({ grain: 0, oil: 1 });
});

test('B-MOVE-03, Q-B-77 a navy that stays where it is must take in or put ashore somebody', () => {
  const table = moves({ units: { 'caribbean-sea': 1, 'eastern-usa': 1 } });
  table.usa.isRefused(go('caribbean-sea', { how: 'sail', from: 'caribbean-sea', units: navy(1) }), 'B-MOVE-03');
});

// --- what the log says ---

test.each<[PowerSketch, Zone, Order, string]>([
  [
    { units: { 'western-usa': 2 } },
    'midwest-usa',
    { how: 'march', from: 'western-usa', units: army(1) },
    'The USA marches 1 army from',
  ],
  [
    { units: { 'western-usa': 2 } },
    'midwest-usa',
    { how: 'march', from: 'western-usa', units: army(2) },
    'The USA marches 2 armies from',
  ],
  [
    { units: { 'western-usa': 1 } },
    'alaska',
    { how: 'airlift', from: 'western-usa', units: army(1) },
    'The USA flies 1 army from',
  ],
  [
    { units: { 'caribbean-sea': 1 } },
    'mid-atlantic',
    { how: 'sail', from: 'caribbean-sea', units: navy(1) },
    'The USA sails 1 navy from',
  ],
  [
    { laden: [{ zone: 'caribbean-sea', cargo: army(1) }] },
    'midwest-usa',
    { how: 'land', from: 'caribbean-sea', carrier: 'navy', cargo: army(1), units: army(1) },
    'The USA lands 1 army in',
  ],
])('B-MOVE-02 the log speaks of one unit and of several: %j to %s', (sketch, to, order, words) => {
  const table = moves(sketch);
  const [moved] = table.usa.does(go(to, order));
  expect(moved && sayEvent(table.game, moved)).toContain(words);
});
