// What can be wrong with an offer or an auction that no other rule sees.
import { expect, test } from 'vitest';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';

const sales = { stage: 3, phase: 'sales-to-players', bidders: ['usa', 'ussr'] } as const;

test('B-DIPLO-02 a promise is said in 280 letters', () => {
  const table = scenario({ ...sales, powers: { usa: { grain: 3 }, ussr: {} } });
  const offer = { type: 'offer', to: seat('ussr'), gives: { grain: 1 }, wantsCash: 100 } as const;
  const refusal = table.usa.isRefused({ ...offer, promise: 'x'.repeat(281) }, 'B-DIPLO-02');
  expect(refusal.code).toBe('too-long');
  table.usa.does({ ...offer, promise: 'x'.repeat(280) });
});

test('X-32 an auction does not start at nothing', () => {
  const table = scenario({ ...sales, powers: { usa: { cards: { 'vistula-grains': 'open' } }, ussr: {} } });
  const auction = { type: 'auction-company', company: 'vistula-grains' } as const;
  const refusal = table.usa.isRefused({ ...auction, reserve: 0 }, 'X-32');
  expect(refusal.code).toBe('reserve');
});
