import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playSilently, scenario } from '../testing/index.ts';
import { BEAR_PIT, BULL_PEN, clampSpot, fact, OPENING_SPOT, priceAt } from './index.ts';

test('B-MKT-01 three resources have a price of their own: grain, oil and minerals', () => {
  expect(fact('B-MKT-01')).toEqual(['grain', 'oil', 'minerals']);
});

test('B-MKT-02 the spot of the marker gives one price for buying and selling', () => {
  const track = fact('B-MKT-02');
  for (const [spot, price] of track.entries()) expect(priceAt(spot)).toBe(price);
  expect(priceAt(OPENING_SPOT)).toBe(500);
  expect(() => priceAt(18)).toThrow(RangeError);
  expect(() => priceAt(-1)).toThrow(RangeError);
});

test('B-MKT-04 the price never goes below $1M, in the Bull Pen', () => {
  expect(fact('B-MKT-04')).toEqual({ spot: 0, price: 1 });
  expect(priceAt(clampSpot(2 - 5))).toBe(1);
});

test('B-MKT-06 the price never goes above $1,000M, in the Bear Pit', () => {
  expect(fact('B-MKT-06')).toEqual({ spot: 17, price: 1000 });
  expect(priceAt(clampSpot(15 + 9))).toBe(1000);
});

test('B-MKT-07 Bull Pen and Bear Pit signal a turn and move no marker by themselves', () => {
  expect(fact('B-MKT-07').signals).toEqual([BULL_PEN, BEAR_PIT]);
  // A whole cycle in which nobody trades leaves the markers where they are.
  const table = scenario({
    stage: 7,
    phase: 'market-buys',
    bidders: ['usa'],
    prices: { oil: 1000, grain: 1 },
    powers: { usa: {}, ussr: {} },
  });
  const before = { ...table.game.state.market };
  expect([before.oil, before.grain]).toEqual([BEAR_PIT, BULL_PEN]);
  const { cycle } = table.game.state;
  playSilently(table.game, () => table.game.state.cycle > cycle && table.game.state.stage === 3);
  expect(table.game.state.market).toEqual(before);
});

test('B-MKT-09 the track has 18 spots from $1M to $1,000M, with $500M among them', () => {
  expect(fact('B-MKT-09')).toEqual([1, 5, 10, 25, 50, 50, 100, 100, 200, 200, 400, 400, 500, 600, 700, 800, 900, 1000]);
});

test('B-MKT-09 six spots to the right of $1M lie $100M, and two to the right of $25M lie $50M', () => {
  const track = fact('B-MKT-09');
  expect(track[BULL_PEN + 6]).toBe(100);
  expect(track[track.indexOf(25) + 2]).toBe(50);
});

test('B-MKT-09 no spot is cheaper than the one before it', () => {
  const track = fact('B-MKT-09');
  expect(track).toEqual(track.toSorted((a, b) => a - b));
});

test('B-MKT-04 B-MKT-06 whatever is sold or bought, the marker stays on the track', () => {
  const lowest = fact('B-MKT-04').price;
  const highest = fact('B-MKT-06').price;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 17 }), fc.integer({ min: -40, max: 40 }), (spot, move) => {
      const price = priceAt(clampSpot(spot + move));
      expect(price).toBeGreaterThanOrEqual(lowest);
      expect(price).toBeLessThanOrEqual(highest);
    }),
  );
});
