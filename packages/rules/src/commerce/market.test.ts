import { expect, test } from 'vitest';
import { priceAt } from '../board/index.ts';
import { scenario } from '../testing/index.ts';

const sales = { stage: 3, phase: 'market-sales', bidders: ['usa', 'ussr'] } as const;
const buys = { stage: 7, phase: 'market-buys', bidders: ['usa', 'ussr'] } as const;

test('B-MKT-03 a sale moves its marker down one spot a unit, and no other marker', () => {
  const table = scenario({ ...sales, powers: { usa: { grain: 5 }, ussr: {} }, prices: { grain: 500, oil: 600 } });
  table.usa.does({ type: 'sell', resource: 'grain', units: 3 });
  expect(table.state.market).toEqual({ grain: 9, oil: 13, minerals: 12 });
  expect(priceAt(9)).toBe(200);
});

test('B-MKT-04 the price never falls below $1M, and selling at it stays legal', () => {
  const table = scenario({
    ...sales,
    powers: { usa: { oil: 9, cash: 0 }, ussr: { oil: 2, cash: 0 } },
    prices: { oil: 10 },
  });
  table.usa.does({ type: 'sell', resource: 'oil', units: 9 });
  expect(table.usa.has.cash).toBe(90);
  expect(priceAt(table.state.market.oil)).toBe(1);
  table.ussr.does({ type: 'sell', resource: 'oil', units: 2 });
  expect(table.ussr.has.cash).toBe(2);
  expect(priceAt(table.state.market.oil)).toBe(1);
});

test('B-MKT-05 a purchase moves its marker up one spot a unit, and no other marker', () => {
  const table = scenario({ ...buys, powers: { usa: {}, ussr: {} }, prices: { minerals: 10 } });
  table.usa.does({ type: 'buy', resource: 'minerals', units: 3 });
  expect(table.state.market).toEqual({ grain: 12, oil: 12, minerals: 5 });
});

test('B-MKT-06 the price never rises above $1,000M, and buying at it stays legal', () => {
  const table = scenario({
    ...buys,
    powers: { usa: { cash: 2700 }, ussr: { cash: 1000 } },
    prices: { grain: 900 },
  });
  table.usa.does({ type: 'buy', resource: 'grain', units: 3 });
  expect(table.usa.has.cash).toBe(0);
  expect(priceAt(table.state.market.grain)).toBe(1000);
  table.ussr.does({ type: 'buy', resource: 'grain', units: 1 });
  expect(table.ussr.has.cash).toBe(0);
  expect(priceAt(table.state.market.grain)).toBe(1000);
});

test('X-35 with unit pricing each unit is paid at the spot where the marker stands', () => {
  const options = { marketPricing: 'unit' } as const;
  const buyer = scenario({ ...buys, options, powers: { usa: { cash: 185 }, ussr: {} }, prices: { oil: 10 } });
  expect(buyer.usa.isRefused({ type: 'buy', resource: 'oil', units: 6 }, 'B-BUY-06').figures).toEqual({
    most: 4,
    resource: 'oil',
  });
  buyer.usa.does({ type: 'buy', resource: 'oil', units: 4 });
  expect(buyer.usa.has.cash).toBe(185 - 10 - 25 - 50 - 50);
  const seller = scenario({ ...sales, options, powers: { usa: { cash: 0, oil: 3 }, ussr: {} }, prices: { oil: 25 } });
  seller.usa.does({ type: 'sell', resource: 'oil', units: 3 });
  expect(seller.usa.has.cash).toBe(25 + 10 + 5);
});
