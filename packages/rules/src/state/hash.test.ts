// The hash of a position in figures: it must be the same in every process, on every machine and in every release.
import { expect, test } from 'vitest';
import { isTerritory, ZONES } from '../board/index.ts';
import { addUnits } from './forces.ts';
import { hashPosition } from './hash.ts';
import { seat } from './seat.ts';
import { emptyState, type State } from './state.ts';

const [usa, ussr] = [seat('usa'), seat('ussr')];

/** A position with something of every kind in it: numbers large, broken and negative, texts, lists, records, yes and no. */
function full(): State {
  const state = emptyState([usa, ussr], 2);
  const player = state.seats[usa];
  if (player === undefined) throw new Error('no seat');
  Object.assign(player, { cash: 1_234.5, loans: 3, arrears: -0.25, cubes: 2, nukes: 4, lStars: 1, power: 'usa' });
  player.researched = { nuke: true, lStar: true };
  player.holdings = [{ card: 'baqa-oil', face: 'secret', paid: false, knownTo: [ussr] }];
  state.bids = { [usa]: 1, [ussr]: 2 };
  state.sequence = [ussr, usa];
  state.deck = ['mekong-oil', 'obo-mines'];
  state.nuked = ['tibet'];
  state.passage = { [usa]: [ussr] };
  state.sealed = { [usa]: { type: 'bid', cubes: 1 } };
  state.consent = [usa];
  state.timeCalled = true;
  state.question = { id: 7, kind: 'bid', of: [usa, ussr], waiting: [ussr], replaced: {} };
  addUnits(state, 'alaska', usa, { army: 3 });
  return state;
}

test('law 6: the hash of a position is fixed', () => {
  expect([hashPosition(emptyState([usa, ussr], 2)), hashPosition(full())]).toEqual([
    1_252_824_613_872_863, 7_237_454_316_374_381,
  ]);
});

test('law 6: another number, text, truth or place in any part gives another hash', () => {
  const changes: readonly ((state: State) => object)[] = [
    (state) => Object.assign(state.seats[usa] ?? {}, { cash: 1_234.75 }),
    (state) => Object.assign(state.seats[usa]?.researched ?? {}, { lStar: false }),
    (state) => Object.assign(state.seats[usa]?.record ?? {}, { nukesFired: 1 }),
    (state) => Object.assign(state, { timeCalled: false }),
    (state) => Object.assign(state, { sequence: [usa, ussr] }),
    (state) => Object.assign(state, { passage: { [ussr]: [usa] } }),
    (state) => Object.assign(state, { sealed: { [usa]: { type: 'bid', cubes: 2 } } }),
    (state) => Object.assign(state, { stage: 3 }),
    (state) => Object.assign(state.question ?? {}, { waiting: [usa] }),
  ];
  const hashes = changes.map((change) => {
    const state = full();
    change(state);
    return hashPosition(state);
  });
  expect(new Set([hashPosition(full()), ...hashes]).size).toBe(changes.length + 1);
});

test('law 6: the hashes of many positions are fixed', () => {
  const state = full();
  let sum = 0n;
  for (let round = 0; round < 4096; round++) {
    state.idleCycles = round;
    sum += BigInt(hashPosition(state));
  }
  expect(sum).toBe(18_446_769_375_209_921_736n);
});

test('law 6: an army or a navy in any zone gives a hash of its own', () => {
  const hashes = ZONES.map((zone) => {
    const state = full();
    addUnits(state, zone, ussr, isTerritory(zone) ? { army: 1 } : { navy: 1 });
    return hashPosition(state);
  });
  expect(new Set([hashPosition(full()), ...hashes]).size).toBe(ZONES.length + 1);
});
