import { seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { previewOf } from '../solo/advice.ts';
import { cashFor } from './preview.ts';

const usa = seat('usa');
const sales = { stage: 3, phase: 'market-sales', bidders: ['usa', 'ussr'], prices: { oil: 25 } } as const;
const threeOil = { type: 'sell', resource: 'oil', units: 3 } as const;

/** What the page says three units of oil bring, and how cash changes. */
function saleOf(powers: Parameters<typeof scenario>[0]['powers'], options = {}) {
  const preview = previewOf(scenario({ ...sales, options, powers }).game, usa, threeOil);
  return preview && { for: cashFor(preview), cash: preview.changes.find(({ what }) => what === 'cash') };
}

test('B-MKT-08 the whole batch brings the price before it', () => {
  expect(saleOf({ usa: { oil: 3, cash: 10 }, ussr: {} })).toEqual({
    for: 75,
    cash: { what: 'cash', before: 10, after: 85 },
  });
});

test('X-35 where prices go unit by unit, each brings less than the one before', () => {
  expect(saleOf({ usa: { oil: 3, cash: 10 }, ussr: {} }, { marketPricing: 'unit' })).toEqual({
    for: 25 + 10 + 5,
    cash: { what: 'cash', before: 10, after: 50 },
  });
});

test('B-LOAN-07 a player in arrears gets what the bank leaves of it', () => {
  expect(saleOf({ usa: { oil: 3, cash: 10, arrears: 60 }, ussr: {} })).toEqual({
    for: 15,
    cash: { what: 'cash', before: 10, after: 25 },
  });
  expect(saleOf({ usa: { oil: 3, cash: 10, arrears: 200 }, ussr: {} })).toEqual({ for: 0, cash: undefined });
});

test('M-SELL-06 freight is told apart from what the goods bring', () => {
  const powers = { usa: { oil: 3, cash: 10, units: { 'mid-pacific': { ship: 1 } } }, ussr: {} };
  expect(saleOf(powers, { merchantMarine: true })).toEqual({
    for: 75,
    cash: { what: 'cash', before: 10, after: 35 },
  });
});
