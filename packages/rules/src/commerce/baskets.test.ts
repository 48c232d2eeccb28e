// What stands in an offer, who pays what for it, what passes, and who sees which of it.
import { expect, test } from 'vitest';
import type { Command } from '../game.ts';
import type { Order } from '../movement/order.ts';
import { Play } from '../referee/play.ts';
import { unitsAt } from '../state/forces.ts';
import type { Offer } from '../state/offers.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, type Sketch, scenario } from '../testing/index.ts';
import {
  cashDue,
  faces,
  fingerprint,
  lotsOf,
  ordersInAdvance,
  seesCash,
  settlementOf,
  tidy,
  whyNotDeliver,
} from './basket.ts';
import { unitsOf } from './delivery.ts';
import { deliverOrder, ordersOn } from './drop-ship.ts';
import { unitsIn } from './traded-places.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];

const offer = (more: Partial<Offer> = {}): Offer => ({
  id: 'usa>ussr#1',
  from: usa,
  to: ussr,
  gives: { cash: 0, goods: {} },
  wants: { cash: 0, goods: {} },
  loan: undefined,
  order: undefined,
  delivery: undefined,
  promise: '',
  ...more,
});

function table(own: PowerSketch, theirs: PowerSketch = {}, rest: Partial<Sketch> = {}) {
  return scenario({
    stage: 7,
    phase: 'buys-from-players',
    bidders: ['usa', 'ussr'],
    ...rest,
    powers: { china: {}, ...rest.powers, usa: own, ussr: theirs },
  });
}

test('Q-B-28 orders in advance are paid on the spot, unit by unit, and nothing else among the goods is', () => {
  const order = { price: 20, paid: 'in-advance' } as const;
  expect(ordersInAdvance(order, { 'drop-ship-oil': 3, oil: 5, 'drop-ship-grain': 1 })).toBe(80);
  expect(ordersInAdvance({ ...order, paid: 'on-delivery' }, { 'drop-ship-oil': 3 })).toBe(0);
  expect(ordersInAdvance(undefined, { 'drop-ship-oil': 3 })).toBe(0);
  const made = offer({
    gives: { cash: 7, goods: { 'drop-ship-oil': 2 } },
    wants: { cash: 5, goods: { 'drop-ship-grain': 1 } },
    order,
  });
  expect([cashDue(made, usa), cashDue(made, ussr)]).toEqual([7 + 20, 5 + 40]);
});

test('Q-B-30 what passes is listed from either side, cash only where there is any, and a loan with its lender', () => {
  const { state } = table({});
  const made = offer({ gives: { cash: 0, goods: { oil: 2 } }, wants: { cash: 9, goods: { grain: 1 } } });
  expect(lotsOf(made)).toEqual([
    { giver: usa, receiver: ussr, good: 'oil', number: 2 },
    { giver: ussr, receiver: usa, good: 'grain', number: 1 },
  ]);
  expect(settlementOf(state, made)).toEqual({ paid: [{ payer: ussr, payee: usa, amount: 9 }], lots: lotsOf(made) });
  const loan = { repay: 12, dueCycle: 4 };
  const lends = offer({ gives: { cash: 10, goods: {} }, loan });
  expect(settlementOf(state, lends)).toEqual({
    paid: [{ payer: usa, payee: ussr, amount: 10 }],
    lots: [],
    lent: { lender: usa, borrower: ussr, amount: 10, ...loan },
  });
  const borrows = offer({ wants: { cash: 10, goods: {} }, loan });
  expect(settlementOf(state, borrows).lent).toEqual({ lender: ussr, borrower: usa, amount: 10, ...loan });
});

test('X-32 offers are the same if all their terms are, in whatever order the goods are named', () => {
  const one = offer({ gives: { cash: 1, goods: { oil: 1, grain: 2 } } });
  const print = fingerprint(one);
  expect(fingerprint(offer({ gives: { cash: 1, goods: { grain: 2, oil: 1, minerals: 0 } }, id: 'other' }))).toBe(print);
  const others: Partial<Offer>[] = [
    { gives: { cash: 2, goods: { oil: 1, grain: 2 } } },
    { gives: { cash: 1, goods: { oil: 1, grain: 1 } } },
    { ...one, wants: { cash: 1, goods: {} } },
    { ...one, wants: { cash: 0, goods: { minerals: 1 } } },
    { ...one, loan: { repay: 1, dueCycle: 3 } },
    { ...one, order: { price: 1, paid: 'on-delivery' } },
    { ...one, carries: 1 },
    { ...one, promise: 'peace' },
  ];
  for (const other of others) expect(fingerprint(offer(other))).not.toBe(print);
  expect(Object.keys(tidy({ oil: 1, grain: 2, minerals: 0 }))).toEqual(['grain', 'oil']);
});

test('X-29 goods by the names that somebody may know are added up, and the same object if all are known', () => {
  const goods = { 'baqa-oil': 1, 'basra-oil-co': 1, grain: 2 };
  expect(faces(goods, (good) => good)).toBe(goods);
  expect(faces(goods, (good) => (good.includes('oil') ? 'secret-oil' : good))).toEqual({ grain: 2, 'secret-oil': 2 });
  expect(goods).toEqual({ 'baqa-oil': 1, 'basra-oil-co': 1, grain: 2 });
});

test('Q-B-31 cash is seen by its owner and the referee, and by all where the table plays so', () => {
  const hidden = new Play(table({}).game);
  expect([seesCash(hidden, usa, usa), seesCash(hidden, ussr, usa), seesCash(hidden, 'referee', usa)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(seesCash(new Play(table({}, {}, { options: { cashVisible: true } }).game), ussr, usa)).toBe(true);
});

test.each<[string, Partial<Offer>, PowerSketch, PowerSketch, string | undefined]>([
  [
    'all of the cash',
    { gives: { cash: 50, goods: {} }, wants: { cash: 0, goods: { oil: 1 } } },
    { cash: 50 },
    {},
    undefined,
  ],
  [
    'a million more',
    { gives: { cash: 51, goods: {} }, wants: { cash: 0, goods: { oil: 1 } } },
    { cash: 50 },
    {},
    'too-poor:deal',
  ],
  [
    'all of theirs',
    { gives: { cash: 0, goods: { oil: 1 } }, wants: { cash: 50, goods: {} } },
    {},
    { cash: 50 },
    undefined,
  ],
  [
    'more than theirs',
    { gives: { cash: 0, goods: { oil: 1 } }, wants: { cash: 51, goods: {} } },
    {},
    { cash: 50 },
    'too-poor:deal',
  ],
  ['a gift of own money', { gives: { cash: 10, goods: {} } }, { cash: 1_010, loans: 1 }, {}, undefined],
  ['a gift of the bank’s', { gives: { cash: 11, goods: {} } }, { cash: 1_010, loans: 1 }, {}, 'owes-bank'],
  [
    'a purchase with the bank’s',
    { gives: { cash: 11, goods: {} }, wants: { cash: 0, goods: { oil: 1 } } },
    { cash: 1_010, loans: 1 },
    {},
    undefined,
  ],
  [
    'a loan of the bank’s',
    { gives: { cash: 11, goods: {} }, wants: { cash: 0, goods: { oil: 1 } }, loan: { repay: 1, dueCycle: 3 } },
    { cash: 1_010, loans: 1 },
    {},
    'owes-bank',
  ],
  ['goods that are there', { gives: { cash: 0, goods: { oil: 3 } } }, { oil: 3 }, {}, undefined],
  ['goods that are not', { gives: { cash: 0, goods: { oil: 4 } } }, { oil: 3 }, {}, 'too-few-stored'],
])('Q-B-30, X-41 what may be paid in kind or given: %s', (_title, terms, own, theirs, why) => {
  const play = new Play(table(own, theirs).game);
  expect(whyNotDeliver(play, 'referee', offer(terms))?.message.split(':')[0]).toBe(why?.split(':')[0]);
});

// --- units ---

test('Q-B-91, Q-B-48 the units of a place are those that hold it, with all aboard them', () => {
  const play = new Play(
    table(
      {
        units: { arabia: { army: 2, apc: 1 }, 'red-sea': { navy: 1, ship: 2 } },
        laden: [
          { zone: 'red-sea', cargo: { army: 3 } },
          { zone: 'red-sea', carrier: 'ship', cargo: { army: 1 } },
          { zone: 'arabia', carrier: 'apc', cargo: { army: 1 } },
        ],
      },
      {},
      { options: { apc: true, merchantMarine: true } },
    ).game,
  );
  expect(unitsIn(play, usa, 'fleet-red-sea')).toMatchObject({ navy: 2, army: 3, ship: 0, apc: 0 });
  expect(unitsIn(play, usa, 'land-arabia')).toMatchObject({ army: 3, apc: 2, navy: 0 });
  expect(Object.values(unitsIn(play, usa, 'land-iran')).every((number) => number === 0)).toBe(true);
  expect(Object.values(unitsIn(play, ussr, 'land-arabia')).every((number) => number === 0)).toBe(true);
  expect(Object.values(unitsIn(play, usa, 'oil')).every((number) => number === 0)).toBe(true);
});

test('B-BAZAAR-08, Q-B-87 the units of a sale are those that arrive, carriers and what is aboard each', () => {
  const play = new Play(
    table(
      { laden: [{ zone: 'tokyo-bay', cargo: { army: 3 } }], units: { 'tokyo-bay': 1 }, oil: 4 },
      { units: { shantung: 1 } },
      { stage: 6, phase: 'arms-bazaar' },
    ).game,
  );
  const delivery = (orders: Order[]): Partial<Offer> => ({
    delivery: { seller: usa, payer: usa, zone: 'sea-of-japan', fleet: undefined, orders },
  });
  const convoy = { how: 'convoy', from: 'tokyo-bay', carrier: 'navy', number: 1, cargo: { army: 3 } } as const;
  const sail = { how: 'sail', from: 'tokyo-bay', units: { navy: 1 } } as const;
  expect(unitsOf(play, offer(delivery([convoy])))).toMatchObject({ navy: 1, army: 3 });
  expect(unitsOf(play, offer(delivery([convoy, sail])))).toMatchObject({ navy: 2, army: 3 });
  expect(Object.values(unitsOf(play, offer())).every((number) => number === 0)).toBe(true);
});

test('X-06 pieces are counted over a whole deal, for the one who gets them', () => {
  const limits = { stage: 6, phase: 'arms-bazaar', options: { componentLimits: true } } as const;
  const deal = (armies: number, theirs: number, gives: Record<string, number>, wants: Record<string, number> = {}) => {
    const made = table(
      { units: { arabia: 1, iran: 1, alaska: armies } },
      { units: { russia: theirs, iraq: 1 } },
      limits,
    );
    return whyNotDeliver(
      new Play(made.game),
      'referee',
      offer({ gives: { cash: 0, goods: gives }, wants: { cash: 0, goods: wants } }),
    )?.message;
  };
  // Thirty-nine armies in addition to the three that bid.
  expect(deal(1, 36, { 'land-arabia': 1, 'land-iran': 1 })).toBeUndefined();
  expect(deal(1, 37, { 'land-arabia': 1 })).toBeUndefined();
  expect(deal(1, 37, { 'land-arabia': 1, 'land-iran': 1 })).toMatch(/^no-pieces/);
  expect(deal(37, 1, { 'land-arabia': 1 }, { 'land-iraq': 1 })).toMatch(/^no-pieces/);
  expect(deal(36, 1, { 'land-arabia': 1 }, { 'land-iraq': 1 })).toBeUndefined();
});

// --- orders of the next production ---

test.each<[number, number, number, number, number, number]>([
  // Ordered, produced, cash at $10M a unit, room; delivered and lost.
  [3, 5, 100, 12, 3, 0],
  [5, 3, 100, 12, 3, 0],
  [5, 5, 29, 12, 2, 0],
  [5, 5, 30, 12, 3, 0],
  [5, 5, 100, 2, 5, 3],
  [5, 5, 9, 12, 0, 0],
  [5, 0, 100, 12, 0, 0],
])(
  'B-BUY-16, X-33, X-27 of %i ordered with %i produced, $%iM and room for %i, %i come and %i are lost',
  (ordered, produced, cash, room, comes, lost) => {
    const { game } = table(
      { oil: 12 - room, cash },
      {},
      {
        orders: [{ seller: 'ussr', buyer: 'usa', resource: 'oil', units: ordered, price: 10 }],
      },
    );
    const play = new Play(game);
    const [order] = ordersOn(play, ussr);
    if (order === undefined) throw new Error('no order');
    expect(ordersOn(play, china)).toEqual([]);
    expect(deliverOrder(play, order, produced)).toBe(comes);
    expect(ordersOn(play, ussr)).toEqual([]);
    const [event] = play.events;
    if (comes === 0) {
      expect(event).toMatchObject({ type: 'drop-ship-lapsed', ordered, to: [ussr, usa] });
      expect(event?.clauses?.includes('X-33')).toBe(cash < 10);
    } else expect(event).toMatchObject({ type: 'drop-shipped', units: comes, lost });
    expect(play.seat(usa).cash).toBe(cash - 10 * comes);
  },
);

test('B-BUY-14 what was paid in advance, or costs nothing, comes without cash', () => {
  for (const more of [{ price: 10, paid: 'in-advance' }, { price: 0 }] as const) {
    const { game } = table(
      { oil: 0, cash: 0 },
      {},
      { orders: [{ seller: 'ussr', buyer: 'usa', resource: 'oil', units: 2, ...more }] },
    );
    const play = new Play(game);
    const [order] = ordersOn(play, ussr);
    expect(order && deliverOrder(play, order, 4)).toBe(2);
    expect([play.seat(usa).cash, play.seat(ussr).cash]).toEqual([0, 7000]);
  }
});

// --- cards in deals ---

test('X-29, B-DIPLO-04 cards of one face are one lot to onlookers, the author’s goods first', () => {
  const made = table(
    { cards: { 'baqa-oil': 'secret', 'basra-oil-co': 'secret', 'mekong-oil': 'open' }, oil: 3 },
    { grain: 5, oil: 0 },
  );
  const terms: Command = {
    type: 'offer',
    to: 'ussr',
    gives: { 'basra-oil-co': 1, oil: 1, 'baqa-oil': 1, 'mekong-oil': 1 },
    wants: { grain: 2 },
  };
  made.usa.does(terms);
  const [deal] = made.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(deal).toMatchObject({
    type: 'deal-made',
    passed: [
      { giver: usa, good: 'mekong-oil', number: 1 },
      { giver: usa, good: 'oil', number: 1 },
      { giver: usa, good: 'secret-oil', number: 2 },
      { giver: ussr, good: 'grain', number: 2 },
    ],
  });
  expect(made.ussr.has.holdings.map(({ card }) => card).sort()).toEqual(['baqa-oil', 'basra-oil-co', 'mekong-oil']);
});

test('B-BAZAAR-09 weapons pass in both directions, as many as there are', () => {
  const made = table({ nukes: 2, lStars: 1 }, { nukes: 0, lStars: 3 }, { stage: 6, phase: 'arms-bazaar' });
  made.usa.isRefused({ type: 'offer', to: 'ussr', gives: { nuke: 3 } }, 'B-BAZAAR-09');
  made.usa.isRefused({ type: 'offer', to: 'ussr', gives: { 'l-star': 1 }, wants: { 'l-star': 1 } }, 'Q-B-30');
  made.usa.does({ type: 'offer', to: 'ussr', gives: { nuke: 2 }, wants: { 'l-star': 3 } });
  made.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect([made.usa.has.nukes, made.usa.has.lStars, made.ussr.has.nukes, made.ussr.has.lStars]).toEqual([0, 4, 2, 0]);
});

test('X-32 an offer that was refused is not put again, and counts all the same', () => {
  const made = table({ oil: 3 }, {}, { options: { tradeOffers: 2 } });
  const terms: Command = { type: 'offer', to: 'ussr', gives: { oil: 1 }, wantsCash: 5 };
  made.usa.does(terms);
  made.ussr.does({ type: 'decline-offer', offer: 'usa>ussr#1', reason: 'units' });
  expect(made.state.offers.refused).toHaveLength(1);
  const again = made.usa.does(terms);
  expect(again).toMatchObject([{ type: 'offer-not-repeated', author: usa, partner: ussr, to: [usa] }]);
  expect(made.state.offers.made).toEqual({ usa: 2 });
  made.usa.isRefused({ ...terms, wantsCash: 6 }, 'X-32');
});

test('Q-B-91 a card that is paid beside the land where it lies passes only once', () => {
  const made = table(
    { units: { arabia: 1 }, cards: { 'baqa-oil': 'open' } },
    { nukes: 1 },
    { stage: 6, phase: 'arms-bazaar' },
  );
  made.usa.does({ type: 'offer', to: 'ussr', gives: { 'land-arabia': 1, 'baqa-oil': 1 }, wants: { nuke: 1 } });
  made.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(made.usa.has.holdings).toEqual([]);
  expect(made.ussr.has.holdings.map(({ card }) => card)).toEqual(['baqa-oil']);
  expect(unitsAt(made.state.board, 'arabia', ussr, 'army')).toBe(1);
});

test('B-LAND-01, Q-B-91 land and fleets are for sale where the seller alone holds them', () => {
  const made = table(
    { units: { arabia: 1, iran: 1, 'red-sea': 1, 'mid-pacific': 1, alaska: 1 } },
    { units: { egypt: 1 } },
    { stage: 6, phase: 'arms-bazaar' },
  );
  const give = (good: string, number = 1): Command => ({ type: 'offer', to: 'ussr', gives: { [good]: number } });
  expect(made.usa.isRefused(give('land-alaska'), 'B-LAND-02').code).toBe('home');
  expect(made.usa.isRefused(give('land-iraq'), 'B-LAND-01').code).toBe('not-occupied');
  expect(made.usa.isRefused(give('land-arabia', 2), 'Q-B-91').code).toBe('just-one');
  expect(made.usa.isRefused(give('fleet-black-sea'), 'B-BAZAAR-06').code).toBe('no-navy');
  expect(made.usa.isRefused(give('fleet-red-sea', 2), 'Q-B-91').code).toBe('just-one');
  made.usa.does({ type: 'offer', to: 'ussr', gives: { 'land-arabia': 1, 'fleet-red-sea': 1 } });
  made.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect([
    unitsAt(made.state.board, 'arabia', ussr, 'army'),
    unitsAt(made.state.board, 'red-sea', ussr, 'navy'),
  ]).toEqual([1, 1]);
  expect(unitsAt(made.state.board, 'iran', usa, 'army')).toBe(1);
});

test('X-27 where the buyer has room for all that is stored, too little is stored, and no row is full', () => {
  const why = (theirs: number) =>
    whyNotDeliver(
      new Play(table({ oil: 3 }, { oil: theirs }).game),
      'referee',
      offer({ gives: { cash: 0, goods: { oil: 4 } } }),
    )?.message;
  expect(why(9)).toBe('too-few-stored:supplies');
  expect(why(10)).toBe('row-full:supplies');
});
