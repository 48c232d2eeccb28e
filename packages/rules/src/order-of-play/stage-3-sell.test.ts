import { expect, test } from 'vitest';
import { scenario } from '../testing/index.ts';

const open = { stage: 3, phase: 'market-sales' } as const;

test('B-SELL-03, -05, -06 and B-MKT-08 a sale takes units from the store and is paid at the price before the marker moves', () => {
  const table = scenario({
    ...open,
    powers: { usa: { oil: 6, cash: 0 }, ussr: {} },
    bidders: ['usa', 'ussr'],
    prices: { oil: 500 },
  });
  table.usa.does({ type: 'sell', resource: 'oil', units: 2 });
  expect(table.usa.has.supplies.oil).toBe(4);
  expect(table.usa.has.cash).toBe(1000);
  expect(table.state.market.oil).toBe(10);
});

test('B-SELL-04 nobody sells more than their supply center holds', () => {
  const table = scenario({ ...open, powers: { usa: { oil: 2 }, ussr: {} }, bidders: ['usa'] });
  const refusal = table.usa.isRefused({ type: 'sell', resource: 'oil', units: 3 }, 'B-SELL-04');
  expect(refusal.figures).toMatchObject({ stored: 2 });
});

test('B-SELL-07, -08 the turn passes after each sale and comes round again', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['ussr', 'usa'] });
  table.ussr.does({ type: 'sell', resource: 'grain', units: 1 });
  table.usa.does({ type: 'sell', resource: 'grain', units: 1 });
  table.ussr.does({ type: 'sell', resource: 'oil', units: 1 });
  expect(table.state.question?.waiting).toEqual(['usa']);
});
