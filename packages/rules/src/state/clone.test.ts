// A copy of a state is the same to its last leaf, and what evolve changes in one is not changed in the other.
import { expect, test } from 'vitest';
import { playRandomGame, SETS, WARLIKE } from '../testing/index.ts';
import { nearest, top } from './agenda.ts';
import { cloneState } from './clone.ts';
import { noteLoss, recordFate } from './fates.ts';
import { addUnits } from './forces.ts';
import { after } from './goes.ts';
import { isLed } from './leaders.ts';
import { seat } from './seat.ts';
import { emptyState, type State } from './state.ts';

const [usa, ussr] = [seat('usa'), seat('ussr')];

/** A state with something in every place. */
function fullState(): State {
  const state = emptyState([usa, ussr], 2);
  const player = state.seats[usa];
  if (player === undefined) throw new Error('no seat');
  player.holdings = [{ card: 'baqa-oil', face: 'secret', paid: false, knownTo: [ussr] }];
  addUnits(state, 'alaska', usa, { army: 2 });
  state.bids = { [usa]: 1 };
  state.sequence = [usa, ussr];
  state.bought = [usa];
  state.nuked = ['tibet'];
  recordFate(state, 'tibet', usa, 'destroyed');
  noteLoss(state, ussr, 'russia');
  state.deck = ['mekong-oil'];
  state.piles = [{ seat: usa, cards: ['obo-mines'] }] as never;
  state.offers.open = [{ id: 'usa>ussr#1', gives: { cash: 1, goods: { oil: 2 } } }] as never;
  state.offers.refused = ['x'];
  state.offers.made = { [usa]: 1 };
  state.offers.orders = [{ seller: usa, buyer: ussr, resource: 'oil', units: 1, price: 2, paid: 'on-delivery' }];
  state.offers.loans = [{ lender: usa, borrower: ussr, amount: 1, repay: 2, dueCycle: 3 }];
  state.offers.auction = {
    seller: usa,
    good: 'baqa-oil',
    face: 'secret-oil',
    reserve: 1,
    bid: 0,
    bidder: undefined,
    willing: [ussr],
  };
  state.orders = { [usa]: { changes: 1 } };
  state.leaders = { [usa]: 'caretaker' };
  state.wanting = [usa];
  state.doneTrading = [ussr];
  state.passage = { [usa]: [ussr] };
  state.agenda = [
    { procedure: 'cycle', stage: 3 },
    { procedure: 'stage', stage: 3, phase: 0 },
  ];
  state.question = { id: 1, kind: 'bid', of: [usa, ussr], waiting: [ussr] };
  state.consent = [usa];
  state.proposers = [ussr];
  state.assaults = [{ seat: usa, zone: 'russia' }] as never;
  return state;
}

test('a clone is equal to its state', () => {
  expect(cloneState(fullState())).toEqual(fullState());
  expect(cloneState(emptyState([usa], 2))).toEqual(emptyState([usa], 2));
  expect('leaders' in cloneState(emptyState([usa], 2))).toBe(false);
});

test('nothing that is changed in a clone changes its state', () => {
  const state = fullState();
  const copy = cloneState(state);
  const player = copy.seats[usa];
  if (player === undefined || copy.question === undefined || copy.offers.auction === undefined) throw new Error('lost');
  player.cash += 1;
  player.supplies.oil += 1;
  player.researched.nuke = true;
  player.record.nukesFired += 1;
  copy.bids = { [ussr]: 2 };
  copy.piles.length = 0;
  copy.assaults.length = 0;
  copy.fates = {};
  copy.market.oil += 1;
  copy.openingPrices.oil += 1;
  copy.question.waiting = [];
  copy.offers.refused.length = 0;
  copy.offers.made[usa] = 9;
  copy.offers.auction.willing.length = 0;
  for (const order of copy.offers.orders) order.units = 9;
  for (const loan of copy.offers.loans) loan.paid = 1;
  for (const offer of copy.offers.open) offer.gives.cash = 9;
  copy.outside.cash += 1;
  copy.outside.supplies.oil += 1;
  copy.outside.units.army += 1;
  for (const frame of copy.agenda) if (frame.procedure === 'stage') frame.phase = 9;
  addUnits(copy, 'alaska', usa, { army: 1 });
  expect(state).toEqual(fullState());
});

test('lists and records that copies share are replaced and never changed, in whole games with all sets', () => {
  for (const [i, { options }] of SETS.entries()) {
    if (i % 5 > 0 && i < SETS.length - 1) continue;
    let shared = 0;
    // Changing a frozen list throws.
    const freeze = (game: { readonly state: State }) => {
      const { order, sequence, bought, nuked, deck, wanting, doneTrading, consent, proposers, losers } = game.state;
      const { question, seats, bids, fates, passage, lastLost } = game.state;
      const hands = Object.values(seats).map(({ holdings }) => holdings);
      const lists = [order, sequence, bought, nuked, deck, wanting, doneTrading, consent, proposers, losers, ...hands];
      for (const list of [...lists, question?.of ?? [], question?.waiting ?? []]) Object.freeze(list);
      for (const record of [bids, fates, passage, lastLost]) Object.freeze(record);
      shared++;
    };
    const plan = { players: 2 + (i % 5), seed: `frozen ${i}`, options: { ...options, detenteCycle: 4 } as const };
    playRandomGame({ ...plan, ...(i % 2 === 0 ? { taste: WARLIKE } : {}) }, freeze);
    expect(shared).toBeGreaterThan(50);
  }
});

test('Q-B-93 the last loss counts: a player who loses a home again comes last among the losers', () => {
  const state = emptyState([usa, ussr], 2);
  noteLoss(state, usa, 'alaska');
  noteLoss(state, ussr, 'russia');
  noteLoss(state, usa, 'western-usa');
  expect([state.losers, state.lastLost]).toEqual([[ussr, usa], { usa: 'western-usa', ussr: 'russia' }]);
});

test('the sequence goes round', () => {
  const state = fullState();
  expect([after(state, usa), after(state, ussr)]).toEqual([ussr, usa]);
});

test('the agenda is read from its top', () => {
  const { agenda } = fullState();
  expect(top(agenda, 'stage').phase).toBe(0);
  expect(() => top(agenda, 'cycle')).toThrow("the agenda's top is stage, not cycle");
  expect(() => top(agenda.slice(2), 'cycle')).toThrow("the agenda's top is empty, not cycle");
  expect(nearest(agenda, 'cycle')?.stage).toBe(3);
  expect(nearest(agenda, 'carriage')).toBeUndefined();
  const twice = [...agenda, { procedure: 'stage', stage: 3, phase: 1 } as const];
  expect(nearest(twice, 'stage')?.phase).toBe(1);
});

test('X-38 a seat is led by its player, a caretaker or a substitute', () => {
  expect(['player', 'caretaker', 'substitute', 'nobody', undefined].map(isLed)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
