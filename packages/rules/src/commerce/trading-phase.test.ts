import { expect, test } from 'vitest';
import { seat } from '../index.ts';
import { options } from '../referee/options.ts';
import { evolve } from '../referee/play.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { cloneState } from '../state/clone.ts';
import { scenario } from '../testing/index.ts';

const sales = { stage: 3, phase: 'sales-to-players' } as const;
const three = { usa: {}, ussr: {}, china: {} };

test('B-SELL-09, -10, X-32 open trading lasts until everybody who wants it is done', () => {
  const table = scenario({ ...sales, powers: three, bidders: ['usa'] });
  expect(table.state.question).toMatchObject({ kind: 'trade', waiting: ['china', 'usa', 'ussr'] });
  for (const power of ['usa', 'china', 'ussr'] as const) table.player(power).does({ type: 'done-trading' });
  expect(table.state.stage).toBe(4);
});

test('X-32 nobody is asked to trade where nobody wants to', () => {
  const table = scenario({ ...sales, powers: three, bidders: ['usa'], traders: [] });
  expect(table.state.stage).toBe(4);
});

test('X-32 a player who wants to trade says so at any time before, once, and is alone waited for', () => {
  const table = scenario({ stage: 3, phase: 'market-sales', powers: three, bidders: ['usa'], traders: [] });
  const [event] = table.china.does({ type: 'want-to-trade' });
  expect(event && redact(event, 'spectator')).toMatchObject({ type: 'trade-wanted', seat: 'china' });
  expect(table.china.isRefused({ type: 'want-to-trade' }, 'X-32').code).toBe('wanted-already');
  table.usa.does({ type: 'pass' });
  expect(table.state.question).toMatchObject({ kind: 'trade', waiting: ['china'] });
  expect(table.china.isRefused({ type: 'want-to-trade' }, 'X-32').message).toBe('wanted-already:now');
  table.china.does({ type: 'done-trading' });
  expect([table.state.stage, table.state.wanting]).toEqual([4, []]);
});

test('X-32 an offer puts its receiver among those waited for until they have answered, and needs no word that they are done', () => {
  const table = scenario({ ...sales, powers: three, traders: ['usa'] });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 } });
  expect(table.state.question?.waiting).toEqual(['usa', 'ussr']);
  table.usa.does({ type: 'done-trading' });
  expect(table.state.question).toMatchObject({ kind: 'trade', waiting: ['ussr'] });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect([table.state.stage, table.ussr.has.supplies.oil]).toEqual([4, 4]);
});

test('X-32 an offer that is taken back needs no answer', () => {
  const table = scenario({ ...sales, powers: three, traders: ['usa'] });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 } });
  table.usa.does({ type: 'withdraw-offer', offer: 'usa>ussr#1' });
  expect(table.state.question?.waiting).toEqual(['usa']);
});

test('X-32 a player who is done declines what they leave open', () => {
  const table = scenario({ ...sales, powers: three, traders: ['usa', 'china'] });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 } });
  table.china.does({ type: 'offer', to: 'ussr', gives: { oil: 2 } });
  table.ussr.does({ type: 'accept-offer', offer: 'china>ussr#1' });
  const events = table.ussr.does({ type: 'done-trading' });
  expect(events).toMatchObject([
    { type: 'offer-declined', offer: 'usa>ussr#1' },
    { type: 'trading-done', to: ['ussr'] },
  ]);
  expect(table.state.question?.waiting).toEqual(['china', 'usa']);
  expect([table.ussr.has.supplies.oil, table.usa.has.supplies.oil]).toEqual([5, 3]);
});

test('X-32 a player who has an offer to answer, and who is done, shows to nobody else', () => {
  const seen = [true, false].map((offers) => {
    const table = scenario({ ...sales, powers: three, traders: ['china', 'usa'] });
    const events = offers ? [...table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 } })] : [];
    if (offers) events.push(...table.ussr.does({ type: 'decline-offer', offer: 'usa>ussr#1' }));
    if (offers) events.push(...table.usa.does({ type: 'done-trading' }));
    const heard = events.flatMap((event) => redact(event, seat('china')) ?? []);
    return JSON.stringify([heard, view(table.game, seat('china')), options(table.game, seat('china'))]);
  });
  expect(seen[0]).toBe(seen[1]);
});

test('X-32 a player who resigns is waited for no longer, and their offers are void', () => {
  const table = scenario({ ...sales, powers: { ...three, usa: { units: { 'eastern-usa': 1 } } } });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 } });
  table.china.does({ type: 'done-trading' });
  table.usa.does({ type: 'resign' });
  expect(table.state.question).toMatchObject({ kind: 'trade', waiting: ['ussr'] });
  expect(table.state.offers.open).toEqual([]);
});

test('B-BUY-09, B-FLOW-06, X-32 Stage 7 goes from the market to trading to prospecting', () => {
  const table = scenario({ stage: 7, phase: 'market-buys', powers: { usa: {}, ussr: {} }, bidders: ['usa'] });
  table.usa.does({ type: 'pass' });
  expect(table.state.question?.kind).toBe('trade');
  for (const power of ['usa', 'ussr'] as const) table.player(power).does({ type: 'done-trading' });
  expect(table.state.question).toMatchObject({ kind: 'prospect', waiting: ['usa'] });
});

test('B-BUY-02, Q-B-19 a one-cube player who bought from a player does not prospect', () => {
  const table = scenario({
    stage: 7,
    phase: 'buys-from-players',
    powers: { usa: {}, ussr: {} },
    bidders: ['usa', 'ussr'],
    bids: { usa: 1, ussr: 2 },
  });
  table.usa.does({ type: 'offer', to: 'ussr', givesCash: 5, wants: { oil: 1 } });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  for (const power of ['usa', 'ussr'] as const) table.player(power).does({ type: 'done-trading' });
  expect(table.state.question).toMatchObject({ kind: 'prospect', waiting: ['ussr'] });
});

test('X-32 a player who is done makes no more offers, but answers those that come', () => {
  const table = scenario({ ...sales, powers: three });
  table.usa.does({ type: 'done-trading' });
  table.usa.isRefused({ type: 'offer', to: 'ussr', givesCash: 1 }, 'X-32');
  table.ussr.does({ type: 'offer', to: 'usa', gives: { oil: 1 } });
  table.usa.isRefused({ type: 'counter-offer', offer: 'ussr>usa#1', givesCash: 1 }, 'X-32');
  table.usa.does({ type: 'accept-offer', offer: 'ussr>usa#1' });
  expect(table.usa.has.supplies.oil).toBe(4);
  table.usa.does({ type: 'give-cash', to: 'ussr', amount: 1 });
});

test('X-32, B-DIPLO-02 a player makes so many offers in a phase, gifts and auctions included', () => {
  const table = scenario({ ...sales, options: { tradeOffers: 2 }, powers: three });
  table.usa.does({ type: 'offer', to: 'ussr', givesCash: 1 });
  table.usa.does({ type: 'give-cash', to: 'china', amount: 1 });
  expect(table.usa.isRefused({ type: 'offer', to: 'china', givesCash: 1 }, 'X-32').figures).toEqual({ most: 2 });
  table.usa.isRefused({ type: 'give-cash', to: 'china', amount: 1 }, 'X-32');
  expect(table.usa.may()).not.toContain('offer');
  for (const power of ['usa', 'china', 'ussr'] as const) table.player(power).does({ type: 'done-trading' });
  table.usa.does({ type: 'offer', to: 'china', givesCash: 1 });
});

test('X-32 one offer to each partner is open at a time', () => {
  const table = scenario({ ...sales, powers: three });
  table.usa.does({ type: 'offer', to: 'ussr', givesCash: 1 });
  table.usa.isRefused({ type: 'offer', to: 'ussr', givesCash: 2 }, 'X-32');
  table.usa.does({ type: 'offer', to: 'china', givesCash: 2 });
  table.usa.isRefused({ type: 'offer', to: 'china', givesCash: 3 }, 'X-32');
  table.ussr.does({ type: 'offer', to: 'usa', gives: { oil: 1 } });
  table.usa.isRefused({ type: 'counter-offer', offer: 'ussr>usa#1', givesCash: 1 }, 'X-32');
});

test('X-32 an offer once refused is not put again in that phase, though it counts', () => {
  const table = scenario({ ...sales, powers: { usa: {}, ussr: {} } });
  const offer = { type: 'offer', to: 'ussr', gives: { oil: 1, grain: 0 }, wantsCash: 500 } as const;
  table.usa.does(offer);
  table.ussr.does({ type: 'decline-offer', offer: 'usa>ussr#1' });
  expect(table.usa.does(offer)).toMatchObject([{ type: 'offer-not-repeated', to: ['usa'] }]);
  expect(table.state.offers.open).toEqual([]);
  expect(table.state.offers.made).toEqual({ usa: 2 });
  table.usa.does({ ...offer, wantsCash: 499 });
  expect(table.state.offers.open).toHaveLength(1);
});

test('X-32, B-DIPLO-02 offers made outside of trading rounds lapse when the next stage opens', () => {
  const table = scenario({ stage: 5, powers: { usa: {}, ussr: {} } });
  table.usa.does({ type: 'offer', to: 'ussr', givesCash: 1 });
  table.usa.does({ type: 'bid', cubes: 0 });
  const events = table.ussr.does({ type: 'bid', cubes: 0 });
  expect(events.filter(({ type }) => type === 'offer-expired')).toMatchObject([
    { offer: 'usa>ussr#1', to: ['usa', 'ussr'] },
  ]);
  expect(table.state.stage).toBe(6);
  expect([table.state.offers.open, table.state.offers.made]).toEqual([[], {}]);
});

test('B-FLOW-01 nobody deals before the first cycle has begun', () => {
  const table = scenario({ ...sales, powers: { usa: {}, ussr: {} } });
  table.state.cycle = 0;
  table.usa.isRefused({ type: 'offer', to: 'ussr', givesCash: 1 }, 'B-FLOW-01');
  table.usa.isRefused({ type: 'give-cash', to: 'ussr', amount: 1 }, 'B-FLOW-01');
});

test('X-32 in logs of the first edition a call for answers ends new offers, and everybody is asked again', () => {
  const table = scenario({ stage: 3, phase: 'sales-to-players', powers: { usa: {}, ussr: {}, china: {} } });
  const state = cloneState(table.state);
  state.doneTrading = [seat('usa')];
  evolve(state, { type: 'offers-called' });
  expect(state.agenda.at(-1)).toMatchObject({ procedure: 'sales-to-players', trading: 'answering' });
  expect(state.doneTrading).toEqual([]);
  // Elsewhere it means nothing.
  const other = cloneState(scenario({ stage: 5, powers: { usa: {}, ussr: {} } }).state);
  other.doneTrading = [seat('usa')];
  evolve(other, { type: 'offers-called' });
  expect(other.doneTrading).toEqual([seat('usa')]);
});

test('X-32 everybody counts as asked while players trade, and only those who want to are waited for', () => {
  const table = scenario({
    stage: 3,
    phase: 'sales-to-players',
    bidders: ['usa'],
    traders: ['usa'],
    powers: { usa: { oil: 3 }, ussr: {}, china: {} },
  });
  expect(table.state.question).toMatchObject({ kind: 'trade', of: ['china', 'usa', 'ussr'], waiting: ['usa'] });
});

test('X-32 in a game of the first edition a player who has finished answering declines what is still open', () => {
  const table = scenario({ ...sales, powers: three, traders: ['usa'] });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { oil: 1 } });
  const { question } = table.state;
  if (question === undefined) throw new Error('nobody is asked');
  table.state.question = { ...question, kind: 'answer-offers', of: [seat('ussr')], waiting: [seat('ussr')] };
  const events = table.ussr.does({ type: 'done-answering' });
  expect(events.find(({ type }) => type === 'offer-declined')).toMatchObject({ offer: 'usa>ussr#1' });
  expect(table.state.offers.open).toEqual([]);
});
