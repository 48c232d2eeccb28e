import { expect, test } from 'vitest';
import { seat } from '../index.ts';
import { askedOf } from '../referee/asked.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { scenario } from '../testing/index.ts';

const sales = { stage: 3, phase: 'sales-to-players' } as const;
const baqa = { type: 'auction-company', company: 'baqa-oil', reserve: 100 } as const;
const cards = { 'baqa-oil': 'open' } as const;

test('B-COMPANY-01, Q-B-29 bids rise in turn until one is left, who pays and gets the card', () => {
  const table = scenario({ ...sales, powers: { usa: { cards, cash: 0 }, ussr: {}, china: {}, europe: {} } });
  table.usa.does(baqa);
  expect(table.state.question).toMatchObject({ kind: 'auction', waiting: ['ussr'] });
  table.ussr.does({ type: 'raise', amount: 100 });
  table.europe.does({ type: 'pass-auction' });
  table.china.does({ type: 'raise', amount: 250 });
  table.ussr.does({ type: 'raise', amount: 300 });
  table.china.does({ type: 'pass-auction' });
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([300, 6700]);
  expect(table.ussr.has.holdings).toMatchObject([{ card: 'baqa-oil', face: 'open' }]);
  expect(table.state.offers.auction).toBeUndefined();
  expect(table.state.question).toMatchObject({ kind: 'trade', waiting: ['europe', 'china', 'usa', 'ussr'] });
});

test('X-32, Q-B-29 a raise is at least $10M, the first bid at least the reserve', () => {
  const table = scenario({ ...sales, powers: { usa: { cards }, ussr: {}, china: {} } });
  table.usa.does(baqa);
  expect(table.ussr.isRefused({ type: 'raise', amount: 99 }, 'X-32').figures).toEqual({ least: 100 });
  table.ussr.does({ type: 'raise', amount: 100 });
  expect(table.china.isRefused({ type: 'raise', amount: 109 }, 'X-32').figures).toEqual({ least: 110 });
  table.china.does({ type: 'raise', amount: 110 });
});

test('Q-B-29 nobody bids more than they have, which only they are told', () => {
  const table = scenario({ ...sales, powers: { usa: { cards }, ussr: { cash: 99 }, china: { cash: 150 } } });
  table.usa.does(baqa);
  expect(table.ussr.may()).not.toContain('raise');
  expect(table.ussr.isRefused({ type: 'raise', amount: 100 }, 'Q-B-29').figures).toEqual({ cash: 99 });
  table.ussr.does({ type: 'pass-auction' });
  expect(table.china.isRefused({ type: 'raise', amount: 160 }, 'Q-B-29').figures).toEqual({ cash: 150 });
});

test('B-COMPANY-04, Q-B-29 what nobody bids for stays with its holder, because the bank does not buy it', () => {
  const table = scenario({ ...sales, powers: { usa: { cards, cash: 0 }, ussr: {} } });
  table.usa.does(baqa);
  expect(table.ussr.does({ type: 'pass-auction' })).toMatchObject([
    { type: 'auction-left' },
    { type: 'auction-failed', seller: 'usa', bidder: undefined },
    { type: 'finished' },
    { type: 'asked', kind: 'trade' },
  ]);
  expect([table.usa.has.holdings.length, table.usa.has.cash]).toEqual([1, 0]);
});

test('Q-B-29, Q-B-31 a bidder who has given their cash away loses the card, and no figure is told', () => {
  const table = scenario({ ...sales, powers: { usa: { cards }, ussr: { cash: 500 }, china: {} } });
  table.usa.does(baqa);
  table.ussr.does({ type: 'raise', amount: 500 });
  table.ussr.does({ type: 'give-cash', to: 'china', amount: 1 });
  const events = table.china.does({ type: 'pass-auction' });
  expect(events[1]).toMatchObject({ type: 'auction-failed', seller: 'usa', face: 'baqa-oil', bidder: 'ussr' });
  expect(JSON.stringify(events)).not.toMatch(/499|500/);
  expect([table.usa.has.holdings.length, table.ussr.has.cash]).toEqual([1, 499]);
});

test('Q-B-29, X-32 an auction counts as an offer, and no goods change hands while it runs', () => {
  const table = scenario({ ...sales, options: { tradeOffers: 1 }, powers: { usa: { cards }, ussr: {}, china: {} } });
  table.usa.does(baqa);
  table.usa.isRefused({ type: 'offer', to: 'china', givesCash: 1 }, 'X-32');
  table.china.isRefused({ type: 'offer', to: 'usa', wants: { 'baqa-oil': 1 } }, 'Q-B-29');
  table.china.isRefused({ type: 'raise', amount: 200 }, 'Q-B-29');
  table.ussr.does({ type: 'pass-auction' });
  table.china.does({ type: 'pass-auction' });
  table.usa.isRefused(baqa, 'X-32');
});

test('B-COMPANY-02, X-07 if the seller did not bid for the stage, only players who did may buy', () => {
  const table = scenario({ ...sales, powers: { usa: { cards }, ussr: {}, china: {} }, bidders: ['china'] });
  table.usa.does(baqa);
  expect(table.state.offers.auction?.willing).toEqual(['china']);
  table.china.does({ type: 'raise', amount: 100 });
  expect(table.china.has.holdings).toHaveLength(1);
});

test('Q-B-19, B-COMPANY-01 to win an auction in Stage 7 is to buy', () => {
  const table = scenario({ stage: 7, phase: 'buys-from-players', powers: { usa: { cards }, ussr: {} } });
  table.usa.does(baqa);
  table.ussr.does({ type: 'raise', amount: 100 });
  expect(table.state.bought).toEqual(['ussr']);
});

test('B-DIPLO-04, Q-B-29 a secret card is auctioned unseen', () => {
  const table = scenario({ ...sales, powers: { usa: { cards: { 'baqa-oil': 'secret' } }, ussr: {}, china: {} } });
  const opened = table.usa.does(baqa);
  expect(JSON.stringify(opened.map((event) => redact(event, seat('ussr'))))).not.toMatch(/baqa/);
  expect(view(table.game, seat('ussr')).auction).toMatchObject({ good: 'secret-oil', face: 'secret-oil' });
  expect(view(table.game, seat('usa')).auction).toMatchObject({ good: 'baqa-oil', face: 'secret-oil' });
  table.ussr.does({ type: 'raise', amount: 100 });
  const sold = table.china.does({ type: 'pass-auction' });
  expect(JSON.stringify(sold.map((event) => redact(event, seat('china'))))).not.toMatch(/baqa/);
  expect(table.ussr.has.holdings).toEqual([{ card: 'baqa-oil', face: 'secret', paid: false, knownTo: ['usa'] }]);
});

test('X-28 an auction ends with its seller, and goes on without a bidder who leaves', () => {
  const three = { usa: { cards }, ussr: {}, china: {}, europe: {} };
  const seller = scenario({ ...sales, powers: three });
  seller.usa.does(baqa);
  seller.usa.does({ type: 'resign' });
  expect(seller.state.question?.kind).toBe('trade');
  const bidder = scenario({ ...sales, powers: three });
  bidder.usa.does(baqa);
  bidder.ussr.does({ type: 'raise', amount: 1000 });
  bidder.ussr.does({ type: 'resign' });
  bidder.europe.does({ type: 'raise', amount: 100 });
  bidder.china.does({ type: 'pass-auction' });
  expect(bidder.europe.has.holdings).toHaveLength(1);
});

test('X-32 a bid that nobody can top ends the auction by passing', () => {
  const rich = { cash: 60_000 };
  const table = scenario({ ...sales, powers: { usa: { cards }, ussr: rich, china: rich } });
  table.usa.does(baqa);
  table.ussr.does({ type: 'raise', amount: 49_995 });
  expect(table.china.may()).not.toContain('raise');
  table.china.isRefused({ type: 'raise', amount: 50_000 }, 'X-32');
  table.china.does({ type: 'pass-auction' });
  expect(table.ussr.has.holdings).toHaveLength(1);
});

test('Q-B-29 while a company is auctioned, a player who offers goods hears of the auction and not of another stage', () => {
  const table = scenario({ ...sales, powers: { usa: { cards }, ussr: {}, china: {} } });
  const offer = { type: 'offer', to: 'china', gives: { oil: 1 }, wantsCash: 10 } as const;
  table.ussr.asksWhyNot({ ...offer, gives: { nuke: 1 } }, 'B-BAZAAR-02');
  table.usa.does(baqa);
  expect(table.ussr.isRefused(offer, 'Q-B-29').code).toBe('auction-on');
  table.ussr.isRefused({ ...offer, gives: { nuke: 1 } }, 'B-BAZAAR-02');
  table.ussr.does({ type: 'pass-auction' });
  table.china.does({ type: 'pass-auction' });
  table.ussr.does(offer);
});

test('X-32, Q-B-29 a bid of exactly the most that anybody offers, and of all the cash that a bidder has, may be made', () => {
  const table = scenario({ ...sales, powers: { usa: { cards }, ussr: { cash: 60_000 }, china: { cash: 50_000 } } });
  table.usa.does(baqa);
  expect(askedOf(table.game, seat('ussr'))).toEqual({
    kind: 'auction',
    facts: { good: 'baqa-oil', bid: undefined, least: 100 },
  });
  table.ussr.does({ type: 'raise', amount: 49_990 });
  expect(askedOf(table.game, seat('china'))).toEqual({
    kind: 'auction',
    facts: { good: 'baqa-oil', bid: 49_990, least: 50_000 },
  });
  expect(table.china.may()).toContain('raise');
  table.china.does({ type: 'raise', amount: 50_000 });
  expect(table.ussr.asksWhyNot({ type: 'raise' }, 'X-32').code).toBe('highest-bid');
  table.ussr.does({ type: 'pass-auction' });
  expect(table.china.has).toMatchObject({ cash: 0, holdings: [{ card: 'baqa-oil' }] });
});

test('Q-B-29, B-PROSPECT-14 a face-down card that its seller opens while it is auctioned is sold by its name', () => {
  const table = scenario({ ...sales, powers: { usa: { cards: { 'baqa-oil': 'secret' } }, ussr: {}, china: {} } });
  table.usa.does(baqa);
  table.ussr.does({ type: 'raise', amount: 500 });
  expect(askedOf(table.game, seat('china'))).toMatchObject({ facts: { good: 'secret-oil' } });
  table.usa.does({ type: 'open-company', company: 'baqa-oil' });
  expect(askedOf(table.game, seat('china'))).toMatchObject({ facts: { good: 'baqa-oil' } });
  expect(view(table.game, seat('china')).auction).toMatchObject({ good: 'baqa-oil', face: 'baqa-oil' });
  const sold = table.china.does({ type: 'pass-auction' }).find(({ type }) => type === 'company-auctioned');
  expect(sold && redact(sold, seat('china'))).toMatchObject({ face: 'baqa-oil' });
  expect(table.ussr.has.holdings).toMatchObject([{ card: 'baqa-oil', face: 'open' }]);
});
