import { expect, test } from 'vitest';
import { homeOf, ports, seat } from '../index.ts';
import { options } from '../referee/options.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { take, undo } from '../table/table.ts';
import { scenario } from '../testing/index.ts';

const sales = { stage: 3, phase: 'sales-to-players' } as const;
const buys = { stage: 7, phase: 'buys-from-players' } as const;

test('B-SELL-10, -11, -12, -13, B-MKT-10 a sale to a player moves units and cash as agreed, and no price', () => {
  const table = scenario({
    ...sales,
    powers: { usa: { oil: 6, cash: 0 }, ussr: { oil: 1, cash: 1000 } },
    bidders: ['usa'],
    prices: { oil: 500 },
  });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 2 }, wantsCash: 700 });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect([table.usa.has.supplies.oil, table.usa.has.cash]).toEqual([4, 700]);
  expect([table.ussr.has.supplies.oil, table.ussr.has.cash]).toEqual([3, 300]);
  expect(table.state.market.oil).toBe(12);
});

test('B-BUY-09, -10, -11, -12, B-MKT-10 a purchase from a player moves units and cash as agreed, and no price', () => {
  const table = scenario({
    ...buys,
    powers: { usa: { grain: 0, oil: 3, cash: 500 }, ussr: { grain: 5, oil: 0, cash: 0 } },
    bidders: ['usa', 'ussr'],
    prices: { grain: 500 },
  });
  table.usa.does({ type: 'offer', to: 'ussr', givesCash: 400, gives: { oil: 1 }, wants: { grain: 5 } });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect([table.usa.has.supplies, table.usa.has.cash]).toEqual([{ grain: 5, oil: 2, minerals: 3 }, 100]);
  expect([table.ussr.has.supplies, table.ussr.has.cash]).toEqual([{ grain: 0, oil: 1, minerals: 3 }, 400]);
  expect(table.state.market.grain).toBe(12);
});

test('B-SELL-10, Q-B-20, X-07 in Stage 3 the seller of resources must have bid, the buyer need not', () => {
  const table = scenario({ ...sales, powers: { usa: {}, ussr: {}, china: {} }, bidders: ['usa'] });
  table.ussr.isRefused({ type: 'offer', to: 'china', gives: { oil: 1 } }, 'X-07');
  table.usa.isRefused({ type: 'offer', to: 'ussr', wants: { oil: 1 } }, 'X-07');
  table.ussr.does({ type: 'offer', to: 'usa', wants: { oil: 1 }, wantsCash: 0 });
  table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#1' });
  expect(table.ussr.has.supplies.oil).toBe(4);
});

test('B-BUY-09, Q-B-20, X-07 in Stage 7 the buyer of resources must have bid, the seller need not', () => {
  const table = scenario({ ...buys, powers: { usa: {}, ussr: {} }, bidders: ['usa'] });
  table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { oil: 1 } }, 'X-07');
  table.ussr.does({ type: 'offer', to: 'usa', gives: { oil: 1 } });
  table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#1' });
  expect(table.usa.has.supplies.oil).toBe(4);
});

test('B-SELL-12, Q-B-04, X-27 a trade beyond the free spots of a row is refused, when offered and when accepted', () => {
  const table = scenario({
    ...sales,
    powers: { usa: { oil: 5 }, china: { oil: 5 }, ussr: { oil: 10, cash: 0 } },
    bidders: ['usa', 'china'],
  });
  expect(table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { oil: 3 } }, 'X-27').figures).toEqual({
    seat: 'ussr',
    yours: false,
    resource: 'oil',
    free: 2,
  });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 2 } });
  table.china.does({ type: 'offer', to: 'ussr', gives: { oil: 1 } });
  table.ussr.does({ type: 'accept-offer', offer: 'china>ussr#1' });
  expect(table.ussr.isRefused({ type: 'accept-offer', offer: 'usa>ussr#1' }, 'X-27').figures).toEqual({
    seat: 'ussr',
    yours: true,
    resource: 'oil',
    free: 1,
  });
  expect(table.ussr.has.supplies.oil).toBe(11);
});

test('B-SELL-12, B-BUY-11 nobody gives more than their supply center holds', () => {
  const three = scenario({ ...sales, powers: { usa: { oil: 2 }, ussr: {} }, bidders: ['usa'] });
  expect(three.usa.isRefused({ type: 'offer', to: 'ussr', gives: { oil: 3 } }, 'B-SELL-12').figures).toEqual({
    seat: 'usa',
    yours: true,
    resource: 'oil',
    stored: 2,
  });
  const seven = scenario({ ...buys, powers: { usa: {}, ussr: { oil: 2 } }, bidders: ['usa'] });
  expect(seven.usa.isRefused({ type: 'offer', to: 'ussr', wants: { oil: 3 } }, 'B-BUY-11').figures).toEqual({
    seat: 'ussr',
    yours: false,
    resource: 'oil',
    stored: 2,
  });
});

test('B-SELL-14, B-BUY-13 with a player under siege nobody trades resources, though companies and cash pass', () => {
  const fleet = Object.fromEntries(homeOf('china').flatMap((territory) => ports(territory).map((sea) => [sea, 1])));
  const powers = { china: { cards: { 'chin-oil': 'open' } as const }, usa: {}, ussr: { units: fleet } };
  const three = scenario({ ...sales, powers });
  three.china.isRefused({ type: 'offer', to: 'usa', gives: { oil: 1 } }, 'B-SELL-14');
  three.usa.isRefused({ type: 'offer', to: 'china', gives: { oil: 1 } }, 'B-SELL-14');
  three.china.does({ type: 'offer', to: 'usa', gives: { 'chin-oil': 1 }, wantsCash: 100 });
  three.usa.does({ type: 'accept-offer', offer: 'china>usa#1' });
  expect(three.usa.has.holdings.map(({ card }) => card)).toEqual(['chin-oil']);
  const seven = scenario({ ...buys, powers });
  seven.china.isRefused({ type: 'offer', to: 'usa', wants: { oil: 1 } }, 'B-BUY-13');
  seven.usa.isRefused({ type: 'offer', to: 'china', wants: { 'drop-ship-oil': 1 } }, 'B-BUY-13');
});

test('B-SELL-10, Q-B-27 a defaulter still sells to players and keeps the money', () => {
  const table = scenario({
    ...sales,
    powers: { usa: { loans: 1, arrears: 100, cash: 0 }, ussr: {} },
    bidders: ['usa'],
  });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 }, wantsCash: 50 });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect([table.usa.has.cash, table.usa.has.arrears]).toEqual([50, 100]);
});

test('X-26, Q-B-30 resources do not change hands outside 3D and 7D, cash does at any time', () => {
  const table = scenario({ stage: 4, powers: { usa: { cash: 500 }, ussr: {} } });
  table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { oil: 1 } }, 'X-26');
  table.usa.does({ type: 'offer', to: 'ussr', givesCash: 500, promise: 'Leave Alaska alone.' });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([0, 7500]);
  expect(table.state.question?.kind).toBe('bid');
});

test('B-DIPLO-01, Q-B-30 what is promised is written down for the parties and binds nobody', () => {
  const table = scenario({ ...sales, powers: { usa: {}, ussr: {}, china: {} } });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 }, promise: 'and you attack China' });
  expect(view(table.game, seat('ussr')).offers.map(({ promise }) => promise)).toEqual(['and you attack China']);
  expect(view(table.game, seat('china')).offers).toEqual([]);
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(table.state.offers.open).toEqual([]);
});

test('B-LOAN-08, Q-B-30 players lend to each other at any time; the date is recorded and nothing is collected', () => {
  const table = scenario({ stage: 5, cycle: 4, powers: { usa: { cash: 3000 }, ussr: { cash: 0 } } });
  table.ussr.does({ type: 'offer', to: 'usa', wantsCash: 1000, loan: true, repay: 1200, dueCycle: 6 });
  table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#1' });
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([2000, 1000]);
  expect(table.state.offers.loans).toEqual([
    { lender: 'usa', borrower: 'ussr', amount: 1000, repay: 1200, dueCycle: 6 },
  ]);
  expect(
    table.ussr.isRefused({ type: 'offer', to: 'usa', wantsCash: 5, loan: true, repay: 6, dueCycle: 3 }, 'B-LOAN-08'),
  ).toMatchObject({ figures: { cycle: 4 } });
  // The sentence names the last cycle too, as a later one is refused.
  const late = { type: 'offer', to: 'usa', wantsCash: 5, loan: true, repay: 6 } as const;
  expect(table.ussr.isRefused({ ...late, dueCycle: 55 }, 'B-LOAN-08').figures).toEqual({ cycle: 4, last: 54 });
  table.ussr.does({ ...late, dueCycle: 54 });
});

test('Q-B-31 a deal that one side cannot deliver fails whole, and tells the parties no figure', () => {
  const table = scenario({
    ...sales,
    powers: { usa: { cash: 100 }, ussr: { cash: 900 }, china: {} },
    bidders: ['usa', 'ussr'],
  });
  table.ussr.does({ type: 'offer', to: 'usa', givesCash: 900, wants: { oil: 1 } });
  table.ussr.does({ type: 'give-cash', to: 'china', amount: 1 });
  const events = table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#1' });
  expect(events).toMatchObject([{ type: 'deal-failed', parties: ['ussr', 'usa'], to: ['ussr', 'usa'] }]);
  expect(JSON.stringify(events)).not.toMatch(/899|900/);
  expect([table.usa.has.cash, table.usa.has.supplies.oil, table.ussr.has.cash]).toEqual([100, 3, 899]);
  expect(table.state.offers.open).toEqual([]);
});

test('Q-B-31 any sum may be asked of a hidden purse, and what the asked one lacks is their to know', () => {
  const table = scenario({ ...sales, powers: { usa: {}, ussr: { cash: 10 } }, bidders: ['usa'] });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 }, wantsCash: 20_000 });
  expect(table.ussr.may()).not.toContain('accept-offer');
  expect(table.ussr.isRefused({ type: 'accept-offer', offer: 'usa>ussr#1' }, 'Q-B-30').figures).toEqual({
    seat: 'ussr',
    yours: true,
    due: 20_000,
    cash: 10,
  });
  const open = scenario({ ...sales, options: { cashVisible: true }, powers: { usa: {}, ussr: { cash: 10 } } });
  expect(open.usa.isRefused({ type: 'offer', to: 'ussr', wantsCash: 11 }, 'Q-B-30').figures).toEqual({ most: 10 });
});

test('B-DIPLO-01, X-29 others hear nothing of an offer, and of a deal only what all can see', () => {
  const table = scenario({ ...sales, powers: { usa: {}, ussr: {}, china: {} } });
  const made = table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 2 }, wantsCash: 700 });
  expect(made.map((event) => redact(event, seat('china')))).toEqual([undefined]);
  const struck = table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  const heard = struck.map((event) => redact(event, seat('china')));
  expect(heard).toMatchObject([
    { type: 'deal-made', passed: [{ giver: 'usa', receiver: 'ussr', good: 'oil', number: 2 }] },
  ]);
  expect(JSON.stringify(heard)).not.toMatch(/700/);
  table.usa.does({ type: 'offer', to: 'ussr', givesCash: 5 });
  const cash = table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#2' });
  expect(cash.map((event) => redact(event, 'spectator'))).toEqual([undefined]);
});

test('B-LOAN-08, X-29 others hear of goods that pass, and not that the cash for them is lent', () => {
  const heard = (terms: object) => {
    const table = scenario({ ...sales, powers: { usa: {}, ussr: {}, china: {} } });
    table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 }, wantsCash: 700, ...terms });
    const struck = table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
    return struck.map((event) => redact(event, seat('china')));
  };
  expect(heard({ loan: true, repay: 900, dueCycle: 3 })).toEqual(heard({}));
});

test('B-DIPLO-01 an answer may be a counter-offer, which declines and offers at once', () => {
  const table = scenario({ ...sales, powers: { usa: { oil: 4, cash: 0 }, ussr: {} } });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 }, wantsCash: 900 });
  const events = table.ussr.does({ type: 'counter-offer', offer: 'usa>ussr#1', givesCash: 300, wants: { oil: 1 } });
  expect(events.map(({ type }) => type)).toEqual(['offer-declined', 'offer-made']);
  table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#1' });
  expect([table.usa.has.cash, table.usa.has.supplies.oil]).toEqual([300, 3]);
});

test('B-DIPLO-01 an offer may be taken back or declined, and then it is gone', () => {
  const table = scenario({ ...sales, powers: { usa: {}, ussr: {} } });
  table.usa.does({ type: 'offer', to: 'ussr', givesCash: 1 });
  table.usa.does({ type: 'withdraw-offer', offer: 'usa>ussr#1' });
  table.ussr.isRefused({ type: 'accept-offer', offer: 'usa>ussr#1' }, 'B-DIPLO-01');
  table.usa.does({ type: 'offer', to: 'ussr', givesCash: 2 });
  table.ussr.does({ type: 'decline-offer', offer: 'usa>ussr#2' });
  table.ussr.isRefused({ type: 'decline-offer', offer: 'usa>ussr#2' }, 'B-DIPLO-01');
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([7000, 7000]);
});

test('B-DIPLO-01, -02 an offer that was heard is not undone as if nothing had been said', () => {
  const { game } = scenario({ ...sales, powers: { usa: {}, ussr: {} } });
  const table = { game, entries: [], undoable: undefined };
  take(table, seat('usa'), { type: 'offer', to: 'ussr', givesCash: 1 });
  expect(undo(table, seat('usa'))).toMatchObject({ ok: false, refusal: { clause: 'B-DIPLO-02' } });
  take(table, seat('usa'), { type: 'give-cash', to: 'ussr', amount: 1 });
  expect(undo(table, seat('usa'))).toMatchObject({ ok: false, refusal: { clause: 'B-DIPLO-02' } });
});

test('X-32, X-29 an offer that is not put again cannot be undone, as that would tell the others of it', () => {
  const { game } = scenario({ ...sales, powers: { usa: {}, ussr: {}, china: {} } });
  const table = { game, entries: [], undoable: undefined };
  take(table, seat('usa'), { type: 'offer', to: 'ussr', givesCash: 1 });
  take(table, seat('ussr'), { type: 'decline-offer', offer: 'usa>ussr#1' });
  expect(take(table, seat('usa'), { type: 'offer', to: 'ussr', givesCash: 1 })).toMatchObject({
    value: [{ type: 'offer-not-repeated', to: ['usa'] }],
  });
  expect(undo(table, seat('usa'))).toMatchObject({ ok: false, refusal: { clause: 'B-DIPLO-02' } });
});

test('B-DIPLO-01 an offer must hold something, nothing goes both ways, and nobody offers what they have not', () => {
  const table = scenario({ ...sales, powers: { usa: { cash: 50 }, ussr: {} } });
  table.usa.isRefused({ type: 'offer', to: 'ussr', promise: 'peace' }, 'B-DIPLO-01');
  table.usa.isRefused({ type: 'offer', to: 'usa', givesCash: 1 }, 'B-DIPLO-01');
  table.usa.isRefused({ type: 'offer', to: 'ussr', givesCash: 51 }, 'Q-B-30');
  table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { oil: 1 }, wants: { oil: 1 } }, 'Q-B-30');
  table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { constructor: 1 } }, 'Q-B-30');
  table.usa.isRefused({ type: 'offer', to: 'ussr', givesCash: 1, wantsCash: 1 }, 'B-FLOW-06');
});

test('an offer is built field by field, each from what its author can know', () => {
  const table = scenario({
    ...sales,
    powers: {
      usa: { oil: 2, grain: 0, minerals: 1, cash: 70 },
      ussr: { minerals: 12, cards: { 'baku-oil': 'closed' } },
    },
    bidders: ['usa', 'ussr'],
  });
  const next = (draft: object) => options(table.game, seat('usa'), { type: 'offer', ...draft })[0]?.next;
  expect(next({})).toEqual({ field: 'to', domain: { kind: 'one-of', values: ['ussr'] } });
  expect(next({ to: 'ussr' })).toEqual({ field: 'givesCash', domain: { kind: 'range', min: 0, max: 70 } });
  expect(next({ to: 'ussr', givesCash: 0 })).toEqual({
    field: 'gives',
    domain: { kind: 'counts', max: { oil: 2 }, least: 0, most: 2 },
  });
  expect(next({ to: 'ussr', givesCash: 0, gives: { oil: 1 } })).toEqual({
    field: 'wants',
    domain: { kind: 'counts', max: { grain: 3, minerals: 11, 'baku-oil': 1 }, least: 0, most: 15 },
  });
});

test('X-29 everybody hears what changes hands with the goods of the player who offered first, each side by name', () => {
  const table = scenario({
    ...sales,
    powers: { usa: { oil: 3, grain: 3 }, ussr: { oil: 3, minerals: 3, grain: 3 } },
    bidders: ['usa', 'ussr'],
  });
  table.ussr.does({ type: 'offer', to: 'usa', gives: { minerals: 1, oil: 2 }, wants: { grain: 2 } });
  const events = table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#1' });
  expect(events.find(({ type }) => type === 'deal-made')).toMatchObject({
    passed: [
      { giver: 'ussr', good: 'minerals', number: 1 },
      { giver: 'ussr', good: 'oil', number: 2 },
      { giver: 'usa', good: 'grain', number: 2 },
    ],
  });
});
