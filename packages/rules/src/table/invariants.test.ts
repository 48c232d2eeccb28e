// Each law of sums and places, broken once: the referee's own check notices that one and no other (law 4).
import { expect, test } from 'vitest';
import { type Zone, zoneIndex } from '../board/index.ts';
import { addLaden, addUnits, fullCounts, type SparseCounts, takeUnits } from '../state/forces.ts';
import { arm, pay, seatOf, store } from '../state/ledger.ts';
import { copyPlain } from '../state/plain.ts';
import { type Seat, seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import { scenario } from '../testing/index.ts';
import { faults, imbalances } from './invariants.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];

const { state: SOUND } = scenario({
  stage: 5,
  phase: 'moves',
  powers: {
    usa: { units: { alaska: 3, 'barkley-sound': 2 }, cash: 500, cards: { 'baqa-oil': 'open' } },
    ussr: { units: { kola: 1 } },
    china: { units: { tibet: 1 } },
  },
  bidders: ['usa'],
});

test('a position with full stores, no cash and all cubes is sound', () => {
  expect(faults(SOUND)).toEqual([]);
  const full = copyPlain(SOUND);
  for (const resource of ['grain', 'oil', 'minerals'] as const)
    store(full, usa, resource, 12 - seatOf(full, usa).supplies[resource]);
  for (const resource of ['grain', 'oil', 'minerals'] as const)
    store(full, ussr, resource, -seatOf(full, ussr).supplies[resource]);
  arm(full, usa, 'nukes', 12);
  arm(full, usa, 'lStars', 12);
  pay(full, usa, 'bank', seatOf(full, usa).cash);
  Object.assign(seatOf(full, usa), { loans: 12, cubes: 3 });
  Object.assign(seatOf(full, ussr), { loans: 0, cubes: 0, arrears: 0 });
  addLaden(full, 'barkley-sound', usa, { carrier: 'navy', cargo: fullCounts({ army: 4 }) });
  expect(faults(full)).toEqual([]);
});

const OFF: readonly (readonly [string, (state: State) => void])[] = [
  ['money from nowhere', (state) => bump(seatOf(state, usa), 'cash', 1)],
  ['money that is gone', (state) => bump(state.outside, 'cash', -1)],
  ['a nuke from nowhere', (state) => bump(seatOf(state, usa), 'nukes', 1)],
  ['an L-star from nowhere', (state) => bump(seatOf(state, usa), 'lStars', 1)],
  ['a nuke that is gone', (state) => bump(state.outside, 'nukes', -1)],
  ['an L-star that is gone', (state) => bump(state.outside, 'lStars', -1)],
  ['grain from nowhere', (state) => bump(seatOf(state, usa).supplies, 'grain', 1)],
  ['oil that is gone', (state) => bump(state.outside.supplies, 'oil', -1)],
  ['an army that is gone', (state) => bump(state.outside.units, 'army', -1)],
  ['more grain than fits', (state) => store(state, usa, 'grain', 13 - seatOf(state, usa).supplies.grain)],
  ['less oil than none', (state) => store(state, usa, 'oil', -1 - seatOf(state, usa).supplies.oil)],
  ['less cash than none', (state) => pay(state, usa, 'bank', seatOf(state, usa).cash + 1)],
  ['more loans than a center has room for', (state) => bump(seatOf(state, usa), 'loans', 13)],
  ['less than no loans', (state) => bump(seatOf(state, usa), 'loans', -1)],
  ['less than no arrears', (state) => bump(seatOf(state, usa), 'arrears', -1)],
  ['more nukes than fit', (state) => arm(state, usa, 'nukes', 13)],
  ['less than no nukes', (state) => arm(state, usa, 'nukes', -1)],
  ['more L-stars than fit', (state) => arm(state, usa, 'lStars', 13)],
  ['less than no L-stars', (state) => arm(state, usa, 'lStars', -1)],
  ['four cubes', (state) => Object.assign(seatOf(state, usa), { cubes: 4 })],
  ['less than no cubes', (state) => Object.assign(seatOf(state, usa), { cubes: -1 })],
  [
    'less than no units of a kind',
    (state) => {
      Object.assign(forceIn(state, 'barkley-sound').units, { apc: -1 });
      state.outside.units.apc += 1;
    },
  ],
  [
    'more laden carriers than carriers',
    (state) => {
      const laden = { carrier: 'navy', cargo: fullCounts({ army: 1 }) };
      Object.assign(forceIn(state, 'barkley-sound'), { laden: [laden, laden, laden] });
      state.outside.units.army -= 3;
    },
  ],
  ['a card that is gone', (state) => Object.assign(state, { deck: state.deck.slice(0, -1) })],
  [
    'a card that is there twice',
    (state) => Object.assign(state, { deck: [...state.deck.slice(1, 2), ...state.deck.slice(1)] }),
  ],
  ['a card too many', (state) => Object.assign(state, { deck: [...state.deck, ...state.deck.slice(0, 1)] })],
  ['a card too many in hand', (state) => take(state, ussr)],
  [
    'cash of somebody who is out',
    (state) => {
      leave(state);
      pay(state, 'bank', china, 1);
    },
  ],
  ['an army of somebody who is out', (state) => leave(state, 'army')],
  [
    'a card of somebody who is out',
    (state) => {
      leave(state);
      take(state, china);
      seatOf(state, usa).holdings = [];
    },
  ],
];

test.each(OFF)('law 4: %s is noticed after the event', (_what, spoil) => {
  const state = copyPlain(SOUND);
  spoil(state);
  expect(imbalances(state)).toHaveLength(1);
  expect(faults(state)).toEqual(imbalances(state));
});

/** Gives a player the cards of the USA besides their own. */
function take(state: State, by: Seat): void {
  const player = seatOf(state, by);
  player.holdings = [...player.holdings, ...seatOf(state, usa).holdings];
}

/** Lets a question wait for others. */
function waitFor({ question }: State, whom: (seats: readonly Seat[]) => readonly Seat[]): void {
  if (question !== undefined) question.waiting = whom(question.waiting);
}

const OUT_OF_PLACE: readonly (readonly [string, (state: State) => void])[] = [
  ['two players in one territory', (state) => addUnits(state, 'alaska', ussr, { army: 1 })],
  ['two players in one light blue sea', (state) => addUnits(state, 'barkley-sound', ussr, { navy: 1 })],
  ['an army in a nuked territory', (state) => Object.assign(state, { nuked: ['alaska'] })],
  ['an overloaded navy', (state) => load(state, { army: 5 })],
  ['a laden navy with nothing aboard', (state) => load(state, {})],
  ['a navy aboard a navy', (state) => load(state, { navy: 1 })],
  ['an assault on nobody', (state) => void state.assaults.push(assaultBy(usa))],
  ['an assault in a land where nobody is', (state) => void state.assaults.push({ ...assaultBy(usa), zone: 'japan' })],
  ['the go of somebody who is out', (state) => Object.assign(state, { sequence: [...state.sequence, china] })],
  ['the consent of somebody who is out', (state) => Object.assign(state, { consent: [china] })],
  ['a question to somebody who is out', (state) => waitFor(state, (seats) => [...seats, china])],
  ['no question', (state) => Object.assign(state, { question: undefined })],
  ['a question to nobody', (state) => waitFor(state, () => [])],
];

test.each(OUT_OF_PLACE)('law 4: %s is noticed after the command, not before', (_what, spoil) => {
  const state = copyPlain(SOUND);
  leave(state);
  expect(faults(state)).toEqual([]);
  spoil(state);
  expect(imbalances(state)).toEqual([]);
  expect(faults(state)).toHaveLength(1);
});

test('navies of several players share a dark blue sea, an assault shares its target, and a game that is over asks nobody', () => {
  const state = copyPlain(SOUND);
  addUnits(state, 'north-pacific', usa, { navy: 1 });
  addUnits(state, 'north-pacific', ussr, { navy: 1 });
  expect(faults(state)).toEqual([]);
  addUnits(state, 'alaska', ussr, { army: 1 });
  state.assaults.push(assaultBy(ussr));
  expect(faults(state)).toEqual([]);
  state.assaults.push(assaultBy(usa));
  expect(faults(state).length).toBeGreaterThan(0);
  state.assaults.pop();
  Object.assign(state, { question: undefined, ended: { how: 'detente' } });
  expect(faults(state)).toEqual([]);
});

function assaultBy(who: typeof usa): State['assaults'][number] {
  return { zone: 'alaska', seat: who, how: 'airborne' };
}

function forceIn(state: State, zone: Zone): State['board'][number][number] {
  const force = state.board[zoneIndex(zone)]?.[0];
  if (force === undefined) throw new Error(`nobody is in ${zone}`);
  return force;
}

function load(state: State, cargo: SparseCounts): void {
  addLaden(state, 'barkley-sound', usa, { carrier: 'navy', cargo: fullCounts(cargo) });
}

/** China is out and has nothing left, but perhaps its army. */
function leave(state: State, but?: 'army'): void {
  const player = seatOf(state, china);
  player.out = 'resigned';
  pay(state, china, 'bank', player.cash);
  if (but === undefined) takeUnits(state, 'tibet', china, { army: 1 });
}

function bump<K extends string>(holder: Record<K, number>, key: K, by: number): void {
  holder[key] += by;
}
