import { expect, test } from 'vitest';
import { homeOf, ports } from '../board/index.ts';
import { options } from '../referee/options.ts';
import { seat } from '../state/seat.ts';
import { playSilently, scenario } from '../testing/index.ts';

const open = { stage: 7, phase: 'market-buys' } as const;
const pass = { type: 'pass' } as const;
const buy = (resource: 'grain' | 'oil' | 'minerals', units: number) => ({ type: 'buy', resource, units }) as const;

test('B-BUY-01, -04 the market opens for purchases when bid and sequence are done', () => {
  const table = scenario({ stage: 7, powers: { usa: {}, ussr: {} } });
  table.usa.isRefused(buy('oil', 1), 'B-BUY-05');
  table.usa.does({ type: 'bid', cubes: 1 });
  const events = table.ussr.does({ type: 'bid', cubes: 0 });
  expect(events).toContainEqual(expect.objectContaining({ type: 'market-opened', stage: 7 }));
  expect(table.usa.may()).toContain('buy');
});

test('B-BUY-05, -06 three grain at $500M cost $1,500M, the row rises by 3 and the marker by 3 spots', () => {
  const table = scenario({
    ...open,
    powers: { usa: { cash: 2000, grain: 2 }, ussr: {} },
    bidders: ['usa'],
    prices: { grain: 500 },
  });
  table.usa.does(buy('grain', 3));
  expect(table.usa.has.cash).toBe(500);
  expect(table.usa.has.supplies.grain).toBe(5);
  expect(table.state.market.grain).toBe(15);
});

test('B-BUY-06 nobody buys more than their cash pays for at the price before the marker moves', () => {
  const table = scenario({ ...open, powers: { usa: { cash: 1499 }, ussr: {} }, bidders: ['usa'] });
  expect(table.usa.isRefused(buy('oil', 3), 'B-BUY-06').figures).toMatchObject({ most: 2 });
  table.usa.does(buy('oil', 2));
  table.usa.isRefused(buy('minerals', 1), 'B-BUY-06');
});

test('B-BUY-05 a purchase is of at least one unit', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa'] });
  table.usa.isRefused(buy('oil', 0), 'B-BUY-05');
  table.usa.does(buy('oil', 1));
});

test('B-BUY-05 more may be bought than the row holds; the rest is paid for, moves the marker and is lost', () => {
  const table = scenario({
    ...open,
    options: { marketOverflow: true },
    powers: { usa: { cash: 100, grain: 10 }, ussr: {} },
    bidders: ['usa'],
    prices: { grain: 1 },
  });
  const [bought] = table.usa.does(buy('grain', 17));
  expect(bought).toMatchObject({ type: 'bought', cost: 17, lost: 15 });
  expect(table.usa.has.supplies.grain).toBe(12);
  expect(table.usa.has.cash).toBe(83);
  expect(table.state.market.grain).toBe(17);
});

test('X-30 without overflow a purchase ends where the row does, with all supply centers counted', () => {
  const sketch = { ...open, options: { marketOverflow: false }, bidders: ['usa'], prices: { grain: 1 } } as const;
  const one = scenario({ ...sketch, powers: { usa: { grain: 10 }, ussr: {} } });
  expect(one.usa.isRefused(buy('grain', 3), 'X-30').figures).toMatchObject({ free: 2 });
  one.usa.does(buy('grain', 2));
  one.usa.isRefused(buy('grain', 1), 'X-30');
  const two = scenario({ ...sketch, powers: { usa: { grain: 10, centers: 2 }, ussr: {} } });
  two.usa.does(buy('grain', 14));
  expect(two.usa.has.supplies.grain).toBe(24);
});

test('B-BUY-07 after each purchase the next bidder takes their turn, and after the last the first again', () => {
  const table = scenario({ ...open, powers: { china: {}, usa: {}, ussr: {} }, bidders: ['ussr', 'china', 'usa'] });
  table.ussr.does(buy('oil', 1));
  table.china.does(buy('oil', 1));
  table.usa.does(buy('grain', 1));
  expect(table.state.question?.waiting).toEqual(['ussr']);
  table.ussr.does(buy('minerals', 1));
  expect(table.state.question?.waiting).toEqual(['china']);
});

test('B-BUY-13 a defaulter may not buy from the market until their arrears are paid', () => {
  const table = scenario({
    ...open,
    powers: { usa: { cash: 3000, loans: 1, arrears: 100 }, ussr: {} },
    bidders: ['usa', 'ussr'],
  });
  table.usa.isRefused(buy('oil', 1), 'B-LOAN-05');
  expect(table.usa.may()).toContain('pass');
  table.usa.does({ type: 'pay-arrears', amount: 100 });
  table.usa.does(buy('oil', 1));
  expect(table.usa.has.cash).toBe(2400);
});

test('B-BUY-13 a besieged player is passed over and may not buy', () => {
  const fleets = Object.fromEntries(homeOf('usa').flatMap((land) => ports(land).map((sea) => [sea, 1])));
  const table = scenario({ ...open, powers: { usa: {}, ussr: { units: fleets } }, bidders: ['usa', 'ussr'] });
  expect(table.state.question?.of).toEqual(['ussr']);
  table.ussr.does(buy('oil', 1));
  expect(table.state.question?.of).toEqual(['ussr']);
  expect(table.usa.may()).not.toContain('buy');
});

test('B-BUY-02 one cube allows either to buy or to prospect', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa', 'ussr'] });
  table.usa.does(buy('oil', 1));
  table.ussr.does(pass);
  table.usa.does(pass);
  playSilently(table.game, ({ state }) => state.question?.kind === 'prospect');
  expect(table.state.bought).toEqual(['usa']);
  expect(table.state.question).toMatchObject({ kind: 'prospect', waiting: ['ussr'] });
});

test('B-BUY-03 two cubes allow both, buying first', () => {
  const table = scenario({ ...open, powers: { usa: {}, ussr: {} }, bidders: ['usa'], bids: { usa: 2 } });
  table.usa.does(buy('oil', 1));
  table.usa.does(pass);
  playSilently(table.game, ({ state }) => state.question?.kind === 'prospect');
  table.usa.does({ type: 'prospect', resource: 'oil' });
  expect(table.state.question).toMatchObject({ kind: 'turn-card', waiting: ['usa'] });
});

test('nobody can tell from what is asked how much cash a bidder has', () => {
  const [poor, rich] = [0, 9000].map((cash) =>
    scenario({ ...open, powers: { usa: {}, ussr: { cash } }, bidders: ['ussr', 'usa'] }),
  );
  if (poor === undefined || rich === undefined) throw new Error('two tables were laid');
  expect(poor.state.question).toEqual(rich.state.question);
  expect(options(poor.game, seat('usa'))).toEqual(options(rich.game, seat('usa')));
  expect(poor.ussr.may()).not.toContain('buy');
  expect(rich.ussr.may()).toContain('buy');
});
