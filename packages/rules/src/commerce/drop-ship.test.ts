import { expect, test } from 'vitest';
import type { Command } from '../game.ts';
import { Play } from '../referee/play.ts';
import { redact } from '../referee/redact.ts';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';

const all: Command = { type: 'pay-salaries', pay: 'all' };

/** The USA produce 5 oil a cycle and have sold 3 of them to Europe. */
function ordered(
  order: { units?: number; price?: number; paid?: 'in-advance' },
  europe: { cash?: number; oil?: number } = {},
  oil = 0,
) {
  return scenario({
    stage: 1,
    powers: {
      europe: { cash: 1000, oil: 0, ...europe },
      usa: { cash: 1000, oil, cards: { 'clark-oil-co': 'open', 'hurren-oil': 'open' } },
      china: {},
    },
    orders: [{ seller: 'usa', buyer: 'europe', resource: 'oil', units: 3, price: 100, ...order }],
  });
}

test('B-BUY-16, B-XFER-06, Q-B-28 three oil ordered go straight to the buyer, who pays on delivery', () => {
  const table = ordered({});
  table.usa.does(all);
  expect(table.europe.has).toMatchObject({ cash: 700, supplies: { oil: 3 } });
  expect(table.usa.has).toMatchObject({ cash: 1000 - 100 + 300, supplies: { oil: 2 } });
  expect(table.state.offers.orders).toEqual([]);
});

test('B-BUY-16, B-XFER-06 of 5 oil 3 go to the buyer, and of the 2 that are left there is room for 1', () => {
  const table = ordered({}, {}, 11);
  const events = table.usa.does(all);
  expect(events.find(({ type }) => type === 'transferred')).toMatchObject({
    shipped: { grain: 0, oil: 3, minerals: 0 },
    stored: { grain: 0, oil: 1, minerals: 0 },
    lost: { grain: 0, oil: 1, minerals: 0 },
  });
});

test('B-BUY-16 what was paid in advance is delivered without another payment', () => {
  const table = ordered({ paid: 'in-advance' }, { cash: 0 });
  table.usa.does(all);
  expect(table.europe.has).toMatchObject({ cash: 0, supplies: { oil: 3 } });
  expect(table.usa.has).toMatchObject({ cash: 900, supplies: { oil: 2 } });
});

test('Q-B-28 units come out of this production only, and the rest of the order lapses', () => {
  const table = ordered({ units: 9 });
  table.usa.does(all);
  expect(table.europe.has).toMatchObject({ cash: 500, supplies: { oil: 5 } });
  expect(table.usa.has.supplies.oil).toBe(0);
  expect(table.state.offers.orders).toEqual([]);
});

test('B-BUY-18, Q-B-28 one company left unpaid voids the whole order', () => {
  const table = ordered({ units: 2 });
  const events = table.usa.does({
    type: 'pay-salaries',
    pay: 'some',
    unpaidCompanies: ['hurren-oil'],
    unpaidLaden: {},
    unpaidUnits: {},
  });
  expect(table.europe.has).toMatchObject({ cash: 1000, supplies: { oil: 0 } });
  expect(table.usa.has).toMatchObject({ cash: 950, supplies: { oil: 3 } });
  const lapsed = events.find(({ type }) => type === 'drop-ship-lapsed');
  if (lapsed === undefined) throw new Error('the order stands');
  expect(redact(lapsed, seat('europe'))).toMatchObject({ ordered: 2 });
  expect(redact(lapsed, seat('china'))).toBeUndefined();
});

test('a company closed before salaries is owed none, so the order stands', () => {
  const table = ordered({});
  table.usa.does({ type: 'close-company', company: 'hurren-oil' });
  table.usa.does(all);
  expect(table.europe.has.supplies.oil).toBe(3);
  expect(table.usa.has.supplies.oil).toBe(0);
});

test('B-BUY-17 without an order nothing is shipped', () => {
  const table = ordered({ units: 3 });
  table.usa.does(all);
  expect(table.europe.has.supplies.oil).toBe(3);
  expect(table.china.has.supplies.oil).toBe(3);
  expect(table.state.offers.orders).toEqual([]);
});

test('X-33 a buyer gets as many units as their cash covers; the others stay with the seller and no loan is raised', () => {
  const table = ordered({ units: 3, price: 400 });
  const events = table.usa.does(all);
  expect(table.europe.has).toMatchObject({ cash: 200, loans: 0, supplies: { oil: 2 } });
  expect(table.usa.has).toMatchObject({ cash: 900 + 800, supplies: { oil: 3 } });
  // The units are for all to see, the terms for the parties.
  const shipped = events.find(({ type }) => type === 'drop-shipped');
  if (shipped === undefined) throw new Error('nothing was shipped');
  expect(redact(shipped, seat('china'))).toMatchObject({ units: 2, secret: {} });
  expect(redact(shipped, seat('europe'))).toMatchObject({ secret: { europe: { paid: 800, ordered: 3 } } });
});

test('X-33, X-29 others cannot tell a buyer who was short of cash from one who ordered less', () => {
  const heard = (order: { units: number; price: number }) =>
    ordered(order)
      .usa.does(all)
      .flatMap((event) => redact(event, seat('china')) ?? []);
  expect(heard({ units: 3, price: 400 })).toEqual(heard({ units: 2, price: 100 }));
});

test('X-33 a buyer without cash gets nothing, and only the parties hear of it', () => {
  const table = ordered({}, { cash: 99 });
  const events = table.usa.does(all);
  expect(table.europe.has).toMatchObject({ cash: 99, supplies: { oil: 0 } });
  expect(table.usa.has.supplies.oil).toBe(5);
  const lapsed = events.find(({ type }) => type === 'drop-ship-lapsed');
  expect(lapsed?.to).toEqual(['usa', 'europe']);
});

test('X-27, B-XFER-04 what finds the buyer’s row full is lost, and paid for', () => {
  const table = ordered({}, { oil: 11 });
  table.usa.does(all);
  expect(table.europe.has).toMatchObject({ cash: 700, supplies: { oil: 12 } });
});

test('orders are carried out in the order in which they were made', () => {
  const table = scenario({
    stage: 1,
    powers: {
      europe: { oil: 0 },
      usa: { cash: 1000, oil: 0, cards: { 'clark-oil-co': 'open', 'hurren-oil': 'open' } },
      china: { oil: 0 },
    },
    orders: [
      { seller: 'usa', buyer: 'china', resource: 'oil', units: 4, price: 10 },
      { seller: 'usa', buyer: 'europe', resource: 'oil', units: 4, price: 20 },
    ],
  });
  table.usa.does(all);
  expect([table.china.has.supplies.oil, table.europe.has.supplies.oil, table.usa.has.supplies.oil]).toEqual([4, 1, 0]);
  expect(table.usa.has.cash).toBe(900 + 40 + 20);
});

test('Q-B-28 of two orders of the same two players one is struck out when it is carried out, and the other after it', () => {
  const order = { seller: 'usa', buyer: 'europe', resource: 'oil', units: 1, price: 100 } as const;
  const table = scenario({
    stage: 1,
    powers: {
      europe: { cash: 1000, oil: 0 },
      usa: { cash: 1000, oil: 0, cards: { 'clark-oil-co': 'open', 'hurren-oil': 'open' } },
      china: {},
    },
    orders: [order, { ...order, price: 200 }],
  });
  table.usa.does(all);
  // One at $100M and one at $200M.
  expect(table.europe.has).toMatchObject({ cash: 700, supplies: { oil: 2 } });
  expect(table.state.offers.orders).toEqual([]);
});

test('X-33 an order at $1M a unit is paid for too, and given for nothing it costs nothing', () => {
  const dear = ordered({ price: 1 }, { cash: 2 });
  dear.usa.does(all);
  expect(dear.europe.has).toMatchObject({ cash: 0, supplies: { oil: 2 } });
  const free = ordered({ price: 0 }, { cash: 0 });
  free.usa.does(all);
  expect(free.europe.has).toMatchObject({ cash: 0, supplies: { oil: 3 } });
});

test('Q-B-28 an order is struck out by its seller, its buyer and its resource: those of others stand', () => {
  const order = { seller: 'usa', buyer: 'europe', resource: 'oil', units: 1, price: 10 } as const;
  const table = scenario({
    stage: 1,
    powers: {
      europe: { cash: 1000, oil: 0, grain: 0 },
      usa: { cash: 1000, oil: 0, cards: { 'clark-oil-co': 'open', 'hurren-oil': 'open' } },
      china: { cash: 1000, oil: 0 },
      ussr: { cash: 1000, oil: 0 },
    },
    orders: [
      { ...order, seller: 'ussr', buyer: 'china' },
      { ...order, seller: 'ussr' },
      { ...order, buyer: 'china', resource: 'grain' },
      { ...order, buyer: 'china' },
      { ...order, resource: 'grain' },
      order,
    ],
  });
  const left = () => table.state.offers.orders.map(({ seller, buyer, resource }) => `${seller} ${buyer} ${resource}`);
  const before = left();
  new Play(table.game).emit({
    type: 'drop-ship-lapsed',
    seller: seat('usa'),
    buyer: seat('europe'),
    resource: 'oil',
    ordered: 1,
  });
  expect(left()).toEqual(before.slice(0, -1));
});
