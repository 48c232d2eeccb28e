import { expect, test } from 'vitest';
import { seat } from '../index.ts';
import { perform } from '../referee/perform.ts';
import { redact } from '../referee/redact.ts';
import { playSilently, scenario } from '../testing/index.ts';

const buys = { stage: 7, phase: 'buys-from-players' } as const;
const order = { type: 'offer', to: 'ussr', wants: { 'drop-ship-oil': 3 }, price: 200, paid: 'on-delivery' } as const;

test('B-BUY-14, -15, Q-B-28 an order on the next production is written down with all its terms and paid on delivery', () => {
  const table = scenario({ ...buys, powers: { usa: { cash: 0 }, ussr: { oil: 0, cash: 0 } }, bidders: ['usa'] });
  table.usa.does(order);
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(table.state.offers.orders).toEqual([
    { seller: 'ussr', buyer: 'usa', resource: 'oil', units: 3, price: 200, paid: 'on-delivery' },
  ]);
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([0, 0]);
});

test('Q-B-28, B-BUY-14 both may choose payment in advance, which is due at once', () => {
  const table = scenario({ ...buys, powers: { usa: { cash: 650 }, ussr: { cash: 0 } }, bidders: ['usa'] });
  table.usa.isRefused({ ...order, givesCash: 51, paid: 'in-advance' }, 'Q-B-28');
  table.usa.does({ ...order, givesCash: 50, paid: 'in-advance' });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([0, 650]);
  expect(table.state.offers.orders).toMatchObject([{ units: 3, price: 200, paid: 'in-advance' }]);
});

test("B-BUY-14, -16 three oil ordered in Stage 7 stand in the buyer's supply center after the next Stage 2", () => {
  const table = scenario({
    ...buys,
    powers: {
      usa: { oil: 1, cash: 700 },
      ussr: { oil: 0, cards: { 'baku-oil': 'open', 'tiksi-zaliv': 'open' }, cash: 100 },
    },
    bidders: ['usa'],
  });
  table.usa.does(order);
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  playSilently(table.game, ({ state }) => state.stage === 3);
  expect([table.usa.has.supplies.oil, table.usa.has.cash]).toEqual([4, 100]);
  expect([table.ussr.has.supplies.oil, table.ussr.has.cash]).toEqual([2, 600]);
  expect(table.state.offers.orders).toEqual([]);
});

test('B-BUY-15 the price of an order is settled with it', () => {
  const table = scenario({ ...buys, powers: { usa: {}, ussr: {} }, bidders: ['usa'] });
  table.usa.isRefused({ type: 'offer', to: 'ussr', wants: { 'drop-ship-oil': 3 } }, 'B-BUY-15');
});

test('B-BUY-17 orders are given in phase D of Stage 7, at no other time', () => {
  const table = scenario({ stage: 3, phase: 'sales-to-players', powers: { usa: {}, ussr: {} } });
  table.usa.isRefused(order, 'B-BUY-17');
});

test('B-BUY-14, X-07 a player who orders must have bid, who sells need not', () => {
  const table = scenario({ ...buys, powers: { usa: {}, ussr: {}, china: {} }, bidders: ['china'] });
  table.usa.isRefused(order, 'X-07');
  table.usa.does({ type: 'offer', to: 'china', gives: { 'drop-ship-grain': 2 }, price: 10, paid: 'on-delivery' });
  table.china.does({ type: 'accept-offer', offer: 'usa>china#1' });
  expect(table.state.offers.orders).toMatchObject([{ seller: 'usa', buyer: 'china', resource: 'grain', units: 2 }]);
});

test("X-27 nobody orders more than the buyer's row has spots", () => {
  const table = scenario({ ...buys, powers: { usa: {}, ussr: {} }, bidders: ['usa'] });
  expect(table.usa.isRefused({ ...order, wants: { 'drop-ship-oil': 13 } }, 'X-27').figures).toMatchObject({
    yours: true,
    most: 12,
  });
});

test('B-BUY-02, Q-B-19 a purchase from a player, a company or an order counts as buying, a sale does not', () => {
  const table = scenario({
    ...buys,
    powers: { usa: {}, ussr: { cards: { 'baqa-oil': 'open' } }, china: {}, europe: {}, africa: {} },
  });
  table.usa.does(order);
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(table.state.bought).toEqual(['usa']);
  table.ussr.does({ type: 'offer', to: 'china', gives: { 'baqa-oil': 1 }, wantsCash: 10 });
  table.china.does({ type: 'accept-offer', offer: 'ussr>china#1' });
  table.ussr.does({ type: 'offer', to: 'europe', gives: { oil: 1 }, wantsCash: 10 });
  table.europe.does({ type: 'accept-offer', offer: 'ussr>europe#1' });
  table.ussr.does({ type: 'offer', to: 'africa', givesCash: 10 });
  table.africa.does({ type: 'accept-offer', offer: 'ussr>africa#1' });
  expect(table.state.bought).toEqual(['usa', 'china', 'europe']);
});

test('B-BUY-02, Q-B-19 that somebody ordered is heard by all, what and for how much by the parties alone', () => {
  const table = scenario({ ...buys, powers: { usa: {}, ussr: {}, china: {} } });
  table.usa.does(order);
  const heard = table.ussr
    .does({ type: 'accept-offer', offer: 'usa>ussr#1' })
    .map((event) => redact(event, seat('china')));
  expect(heard).toMatchObject([{ passed: [{ giver: 'ussr', receiver: 'usa', good: 'drop-ship', number: 1 }] }]);
  expect(JSON.stringify(heard)).not.toMatch(/oil|200/);
});

test('X-29, Q-B-19 nobody else hears how many kinds of resources were ordered in one deal', () => {
  const heard = [{ 'drop-ship-oil': 3 }, { 'drop-ship-oil': 3, 'drop-ship-grain': 2 }].map((wants) => {
    const table = scenario({ ...buys, powers: { usa: {}, ussr: {}, china: {} } });
    table.usa.does({ ...order, wants });
    const events = table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
    expect(table.state.offers.orders).toHaveLength(Object.keys(wants).length);
    return events.map((event) => redact(event, seat('china')));
  });
  expect(heard[0]).toEqual(heard[1]);
});

test('Q-B-28 an order says how it is paid: without that, as without a price, it is no offer', () => {
  const table = scenario({ ...buys, powers: { usa: { cash: 650 }, ussr: { cash: 0 } }, bidders: ['usa'] });
  const { paid: _, ...unsaid } = order;
  const { price: __, ...unpriced } = order;
  for (const offer of [unsaid, unpriced]) expect(perform(table.game, seat('usa'), offer).ok).toBe(false);
  expect(perform(table.game, seat('usa'), order).ok).toBe(true);
});
