import { expect, test } from 'vitest';
import { options } from '../../../referee/options.ts';
import { countAll, unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { type PowerSketch, type Sketch, scenario } from '../../../testing/index.ts';

/** A phase of Stage 3, 6 or 7 with ships of both sides in dark seas. */
const at = (
  stage: 3 | 6 | 7,
  phase: Sketch['phase'] & string,
  usa: PowerSketch,
  ussr: PowerSketch = {},
  more: Partial<Sketch> = {},
) =>
  scenario({
    powers: { usa, ussr },
    options: { merchantMarine: true },
    stage,
    phase,
    bidders: ['usa', 'ussr'],
    ...more,
  });
const DARK = (ships: number) => ({ 'mid-pacific': { ship: ships } }) as const;
const units = (table: ReturnType<typeof at>, id: 'usa' | 'ussr', command: string) =>
  options(table.game, seat(id), { type: command, resource: 'oil' } as never)[0]?.next?.domain;

test('M-SELL-01, -02 only ships in dark seas bring goods to the market; a player who has none there sells nothing', () => {
  const light = at(3, 'market-sales', { oil: 6, units: { 'red-sea': { ship: 4 } } }, { units: DARK(1), oil: 3 });
  // The USA is passed over.
  expect(light.state.question?.of).toEqual([seat('ussr')]);
  // The only ship of the USSR has sailed: it is passed over too, and the market closes.
  const closed = light.ussr.does({ type: 'sell', resource: 'oil', units: 3 });
  expect(
    closed.filter((event) => event.type === 'passed' && event.clauses?.includes('M-SELL-02')).length,
  ).toBeGreaterThan(0);
  expect(light.state.agenda.at(-1)?.procedure).toBe('sales-to-players');
  const dark = at(3, 'market-sales', { oil: 6, units: DARK(1) });
  const events = dark.usa.does({ type: 'sell', resource: 'oil', units: 3 });
  expect(events.find(({ type }) => type === 'freight-paid')).toMatchObject({
    sailing: [{ sea: 'mid-pacific', ships: 1 }],
    freight: 50,
  });
});

test('M-SELL-06 a player whose freight would cost more than all that they have and get cannot sell', () => {
  const broke = (cash: number) =>
    at(
      3,
      'market-sales',
      { cash, grain: 0, oil: 2, minerals: 0, units: DARK(1) },
      { units: DARK(1), oil: 3 },
      { prices: { oil: { spot: 1 } } },
    );
  expect(broke(0).usa.may()).not.toContain('sell');
  expect(broke(100).usa.may()).toContain('sell');
});

test('M-SELL-03, -04, -05, M-SELL-06, -10 two ships: six units at most, one type each, $50M a ship; the same two sail again to players', () => {
  const table = at(
    3,
    'market-sales',
    { oil: 9, grain: 3, cash: 0, units: DARK(2) },
    { oil: 0, units: DARK(0) },
    { prices: { oil: 100, grain: 100 } },
  );
  expect(units(table, 'usa', 'sell')).toEqual({ kind: 'range', min: 1, max: 6 });
  table.usa.isRefused({ type: 'sell', resource: 'oil', units: 7 }, 'M-SELL-04');
  // Q-M-31: four units take both ships, though one of them is nearly empty.
  table.usa.does({ type: 'sell', resource: 'oil', units: 4 });
  expect(table.usa.has.cash).toBe(400 - 100);
  expect(table.state.agenda.at(-1)?.procedure).toBe('sales-to-players');
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 5 }, wantsCash: 500 });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(table.usa.has.cash).toBe(300 + 500 - 100);
  expect([table.usa.has.supplies.oil, table.ussr.has.supplies.oil]).toEqual([0, 5]);
});

test('M-SELL-06, Q-M-32 freight may come out of the proceeds; a sale that cannot pay it is refused', () => {
  const table = at(3, 'market-sales', { oil: 6, cash: 0, units: DARK(2) }, {}, { prices: { oil: 25 } });
  table.usa.isRefused({ type: 'sell', resource: 'oil', units: 1 }, 'B-SELL-06');
  // 1 × 25 < 50; 2 × 25 = 50; 4 × 25 = 100 for two ships.
  expect(units(table, 'usa', 'sell')).toEqual({ kind: 'one-of', values: [2, 3, 4, 5, 6] });
  table.usa.does({ type: 'sell', resource: 'oil', units: 4 });
  expect(table.usa.has.cash).toBe(0);
});

test('M-SELL-08, M-PAY-04 without a dark-sea ship on either side nothing is sold to players', () => {
  const table = at(3, 'sales-to-players', { oil: 6, units: { 'red-sea': { ship: 3 } } }, { oil: 0 });
  table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { oil: 1 }, wantsCash: 10 }, 'M-SELL-08');
});

test('M-SELL-07, -09, -13, Q-M-30, Q-M-33 the buyer may fetch the goods with their own ships, and pays for those they use', () => {
  const table = at(3, 'sales-to-players', { oil: 6, cash: 100 }, { oil: 0, cash: 1000, units: DARK(2) });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 6 }, wantsCash: 600 });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(table.usa.has.cash).toBe(100 + 600);
  expect(table.ussr.has.cash).toBe(1000 - 600 - 2 * 50);
  // Loads may be shared between both fleets.
  const both = at(3, 'sales-to-players', { oil: 6, cash: 0, units: DARK(1) }, { oil: 0, cash: 1000, units: DARK(1) });
  both.usa.isRefused({ type: 'offer', to: 'ussr', gives: { oil: 6 }, wantsCash: 600, carries: 2 }, 'Q-B-30');
  both.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 6 }, wantsCash: 600, carries: 1 });
  both.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect([both.usa.has.cash, both.ussr.has.cash]).toEqual([600 - 50, 1000 - 600 - 50]);
});

test('M-SELL-10, -11, -12 each ship makes one trip to players, with three units of one type', () => {
  const table = at(3, 'sales-to-players', { oil: 6, grain: 6, units: DARK(2) }, { oil: 0, grain: 0 });
  // Two grain and two oil take a ship each; seven units would take three.
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 4, grain: 3 }, wantsCash: 10 });
  table.ussr.isRefused({ type: 'accept-offer', offer: 'usa>ussr#1' }, 'M-SELL-11');
  table.ussr.does({ type: 'decline-offer', offer: 'usa>ussr#1' });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 2, grain: 2 }, wantsCash: 10 });
  const events = table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#2' });
  expect(events.find(({ type }) => type === 'freight-paid')).toMatchObject({ freight: 100 });
  table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { oil: 1 }, wantsCash: 10 }, 'M-SELL-08');
});

test('Q-M-33 a barter needs carriage both ways', () => {
  const table = at(3, 'sales-to-players', { oil: 3, grain: 0, units: DARK(1) }, { oil: 0, grain: 3, units: DARK(0) });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 3 }, wants: { grain: 3 } });
  table.ussr.isRefused({ type: 'accept-offer', offer: 'usa>ussr#1' }, 'M-SELL-11');
});

test('M-BUY-01, -02, -03, M-BUY-04, -05, -06, Q-M-34 ships in dark seas fetch three units each from the market, for $50M a ship', () => {
  const table = at(
    7,
    'market-buys',
    { oil: 0, cash: 1000, units: { ...DARK(2), 'red-sea': { ship: 3 } } },
    { units: { 'red-sea': { ship: 1 } } },
    { prices: { oil: 100 } },
  );
  expect(units(table, 'usa', 'buy')).toEqual({ kind: 'range', min: 1, max: 6 });
  table.usa.isRefused({ type: 'buy', resource: 'oil', units: 7 }, 'M-BUY-04');
  table.usa.does({ type: 'buy', resource: 'oil', units: 4 });
  expect(table.usa.has.cash).toBe(1000 - 400 - 100);
  expect(table.usa.has.supplies.oil).toBe(4);
  // Both ships have sailed, and the USSR has none in a dark sea: the market closes.
  expect(table.state.agenda.at(-1)?.procedure).toBe('buys-from-players');
  const poor = at(7, 'market-buys', { oil: 0, cash: 149, units: DARK(1) }, {}, { prices: { oil: 100 } });
  poor.usa.isRefused({ type: 'buy', resource: 'oil', units: 1 }, 'B-BUY-06');
  const none = at(7, 'market-buys', { cash: 5000 }, { units: DARK(1) });
  expect(none.state.question?.of).toEqual([seat('ussr')]);
  const closed = none.ussr.does({ type: 'buy', resource: 'oil', units: 3 });
  expect(
    closed.filter((event) => event.type === 'passed' && event.clauses?.includes('M-BUY-02')).length,
  ).toBeGreaterThan(0);
});

test('M-BUY-07, -08, -09, -13 a player who has no dark-sea ship buys nothing from players unless the seller delivers with their own', () => {
  const table = at(7, 'buys-from-players', { oil: 0, cash: 1000 }, { oil: 6, cash: 0, units: DARK(2) });
  table.usa.does({ type: 'offer', to: 'ussr', wants: { oil: 6 }, givesCash: 600 });
  const events = table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([400, 600 - 100]);
  expect(table.usa.has.supplies.oil).toBe(6);
  // The rules of Stage 7 are cited for it, not those of Stage 3.
  expect(events.find(({ type }) => type === 'freight-paid')?.clauses).toContain('M-BUY-09');
  const without = at(7, 'buys-from-players', { oil: 0, cash: 1000 }, { oil: 6 });
  without.usa.isRefused({ type: 'offer', to: 'ussr', wants: { oil: 1 }, givesCash: 10 }, 'M-BUY-08');
});

test('M-BUY-10, -11, -12 each ship makes one trip from players, with three units of one type', () => {
  const table = at(7, 'buys-from-players', { oil: 0, grain: 0, units: DARK(2) }, { oil: 6, grain: 6 });
  table.usa.does({ type: 'offer', to: 'ussr', wants: { oil: 4, grain: 1 }, givesCash: 10 });
  table.ussr.isRefused({ type: 'accept-offer', offer: 'usa>ussr#1' }, 'M-BUY-11');
  table.ussr.does({ type: 'decline-offer', offer: 'usa>ussr#1' });
  table.usa.does({ type: 'offer', to: 'ussr', wants: { oil: 3, grain: 1 }, givesCash: 10, carries: 2 });
  const before = table.usa.has.cash;
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#2' });
  expect(table.usa.has.cash).toBe(before - 10 - 100);
  table.usa.isRefused({ type: 'offer', to: 'ussr', wants: { oil: 1 }, givesCash: 10 }, 'M-BUY-08');
});

test('Q-M-35 an order of the next production uses ships and freight when it is made', () => {
  const table = at(7, 'buys-from-players', { cash: 1000, units: DARK(2) }, { cash: 0 });
  table.usa.does({
    type: 'offer',
    to: 'ussr',
    wants: { 'drop-ship-oil': 5 },
    price: 20,
    paid: 'on-delivery',
    carries: 2,
  });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(table.usa.has.cash).toBe(1000 - 2 * 50);
  expect(table.state.offers.orders.length).toBe(1);
});

test('M-BAZAAR-01, -02, Q-M-84 ships are sold in Stage 6 where they lie, and become the colour of the buyer', () => {
  const table = at(6, 'arms-bazaar', { cash: 500, units: { 'red-sea': { ship: 2 } } }, { cash: 500 });
  table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { 'ships-red-sea': 3 }, wantsCash: 100 }, 'M-BAZAAR-01');
  table.usa.does({ type: 'offer', to: 'ussr', gives: { 'ships-red-sea': 1 }, wantsCash: 100 });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  const { board } = table.state;
  expect([unitsAt(board, 'red-sea', seat('usa'), 'ship'), unitsAt(board, 'red-sea', seat('ussr'), 'ship')]).toEqual([
    1, 1,
  ]);
  // No moving cost.
  expect(table.usa.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
  expect(countAll(board, seat('ussr')).ship).toBe(1);
  const early = at(3, 'sales-to-players', { units: { 'red-sea': { ship: 2 } } }, {});
  early.usa.isRefused({ type: 'offer', to: 'ussr', gives: { 'ships-red-sea': 1 }, wantsCash: 100 }, 'M-BAZAAR-01');
});

test('M-SELL-13, M-BAZAAR-02 a ship that is sold in the deal carries its goods first, and its freight is for that ship', () => {
  const table = at(6, 'arms-bazaar', { cash: 500, units: { 'indian-ocean': { ship: 1 } } }, { cash: 500, oil: 3 });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { 'ships-indian-ocean': 1 }, wants: { oil: 3 } });
  const events = table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(events.find(({ type }) => type === 'freight-paid')).toMatchObject({
    seat: 'usa',
    sailing: [{ sea: 'indian-ocean', ships: 1 }],
    freight: 50,
  });
});

test('M-SELL-10, M-BAZAAR-02 a ship that has sailed and is sold has made its trip of the phase for its buyer too', () => {
  const table = at(6, 'arms-bazaar', { oil: 0, units: DARK(1) }, { oil: 9, units: { russia: 1 } });
  table.ussr.does({ type: 'offer', to: 'usa', gives: { oil: 3 }, wants: { 'ships-mid-pacific': 1 } });
  table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#1' });
  expect(table.state.sets.marine?.sailed.ships).toEqual({ usa: { 'mid-pacific': 0 }, ussr: { 'mid-pacific': 1 } });
  // Nor has it another trip for the next buyer.
  table.ussr.does({ type: 'offer', to: 'usa', gives: { 'ships-mid-pacific': 1 }, wantsCash: 10 });
  table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#2' });
  expect(table.state.sets.marine?.sailed.ships).toEqual({ usa: { 'mid-pacific': 1 }, ussr: { 'mid-pacific': 0 } });
});

test('X-06 where the box is the limit, ships of several seas are no more than it holds', () => {
  const units = { 'indian-ocean': { ship: 3 }, 'tasman-sea': { ship: 3 } } as const;
  const table = at(
    6,
    'arms-bazaar',
    { units },
    { units: { 'mid-pacific': { ship: 18 } } },
    {
      options: { merchantMarine: true, componentLimits: true },
    },
  );
  const four = { 'ships-indian-ocean': 2, 'ships-tasman-sea': 2 };
  table.usa.does({ type: 'offer', to: 'ussr', gives: four, wantsCash: 10 });
  table.ussr.isRefused({ type: 'accept-offer', offer: 'usa>ussr#1' }, 'X-06');
  table.ussr.does({ type: 'decline-offer', offer: 'usa>ussr#1' });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { 'ships-indian-ocean': 2 }, wantsCash: 10 });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#2' });
});

test('Q-M-90 ships of a third player carry nothing between two others', () => {
  const table = at(
    3,
    'sales-to-players',
    { oil: 6 },
    { oil: 0 },
    {
      powers: { usa: { oil: 6 }, ussr: { oil: 0 }, china: { units: DARK(6) } },
    },
  );
  table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { oil: 1 }, wantsCash: 10 }, 'M-SELL-08');
  table.usa.does({ type: 'offer', to: 'china', gives: { oil: 1 }, wantsCash: 10 });
});

test('Q-M-32, B-LOAN-07 a debtor in default without cash sells all the same: freight comes out of the proceeds before the arrears', () => {
  const broke = { cash: 0, loans: 12, arrears: 5000, oil: 9, units: DARK(3) } as const;
  const table = at(3, 'market-sales', broke);
  table.usa.does({ type: 'sell', resource: 'oil', units: 9 });
  // $4,500M: $150M for three ships, and all the rest goes to the bank as well.
  expect([table.usa.has.cash, table.usa.has.arrears]).toEqual([0, 650]);
  const paid = at(3, 'market-sales', { ...broke, cash: 100 });
  paid.usa.does({ type: 'sell', resource: 'oil', units: 9 });
  // Cash in hand pays its part of the freight first.
  expect([paid.usa.has.cash, paid.usa.has.arrears]).toEqual([0, 550]);
  const cheap = at(3, 'market-sales', broke, {}, { prices: { oil: 5 } });
  expect(cheap.usa.isRefused({ type: 'sell', resource: 'oil', units: 7 }, 'B-SELL-06').code).toBe('freight');
});
