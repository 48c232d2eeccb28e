import { expect, test } from 'vitest';
import { seat } from '../index.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { scenario } from '../testing/index.ts';

const sales = { stage: 3, phase: 'sales-to-players' } as const;
const buys = { stage: 7, phase: 'buys-from-players' } as const;
const open = { 'baqa-oil': 'open' } as const;
const closed = { 'baqa-oil': 'closed' } as const;
const secret = { 'baqa-oil': 'secret' } as const;

test('B-COMPANY-01, -02, -03 a company changes hands in Stages 3 and 7 on free terms, open or closed', () => {
  for (const phase of [sales, buys]) {
    for (const cards of [open, closed]) {
      const table = scenario({
        ...phase,
        powers: { usa: { cards, cash: 0 }, ussr: { grain: 3 } },
        bidders: ['usa', 'ussr'],
      });
      table.usa.does({ type: 'offer', to: 'ussr', gives: { 'baqa-oil': 1 }, wants: { grain: 2 }, wantsCash: 300 });
      table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
      expect(table.usa.has.holdings).toEqual([]);
      expect(table.ussr.has.holdings).toMatchObject([{ card: 'baqa-oil', face: cards['baqa-oil'] }]);
      expect([table.usa.has.cash, table.usa.has.supplies.grain]).toEqual([300, 5]);
    }
  }
});

test('B-COMPANY-02 no company changes hands in another stage, nor while the market of Stage 3 is open', () => {
  for (const at of [{ stage: 5 }, { stage: 3, phase: 'market-sales' }] as const) {
    const table = scenario({ ...at, powers: { usa: { cards: open }, ussr: {} }, bidders: ['usa'] });
    table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { 'baqa-oil': 1 } }, 'B-COMPANY-02');
    table.usa.isRefused({ type: 'auction-company', company: 'baqa-oil', reserve: 10 }, 'B-COMPANY-02');
  }
});

test('B-COMPANY-02, Q-B-20, X-07 for a company one of the two must have bid, whichever', () => {
  const table = scenario({ ...sales, powers: { usa: { cards: open }, ussr: {}, china: {} }, bidders: ['china'] });
  table.usa.isRefused({ type: 'offer', to: 'ussr', gives: { 'baqa-oil': 1 } }, 'X-07');
  table.usa.does({ type: 'offer', to: 'china', gives: { 'baqa-oil': 1 } });
  table.china.does({ type: 'accept-offer', offer: 'usa>china#1' });
  table.china.does({ type: 'offer', to: 'ussr', gives: { 'baqa-oil': 1 } });
  table.ussr.does({ type: 'accept-offer', offer: 'china>ussr#1' });
  expect(table.ussr.has.holdings).toHaveLength(1);
});

test('B-COMPANY-04 the bank buys no company', () => {
  const table = scenario({ ...sales, powers: { usa: { cards: open }, ussr: {} } });
  table.usa.isRefused({ type: 'offer', to: 'bank', gives: { 'baqa-oil': 1 }, wantsCash: 100 }, 'B-COMPANY-04');
});

test("Q-B-35, B-COMPANY-01 with another player's unit in its zone a card goes to the occupier only", () => {
  const table = scenario({
    ...sales,
    powers: { usa: { cards: open }, ussr: { units: { arabia: 1 } }, china: {} },
  });
  table.usa.isRefused({ type: 'offer', to: 'china', gives: { 'baqa-oil': 1 } }, 'Q-B-35');
  table.china.isRefused({ type: 'offer', to: 'usa', wants: { 'baqa-oil': 1 } }, 'Q-B-35');
  table.usa.isRefused({ type: 'auction-company', company: 'baqa-oil', reserve: 10 }, 'Q-B-35');
  table.usa.does({ type: 'offer', to: 'ussr', gives: { 'baqa-oil': 1 } });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(table.ussr.has.holdings).toHaveLength(1);
});

test("B-COMPANY-01, Q-B-35 the seller's own units in the zone are no hindrance", () => {
  const table = scenario({ ...sales, powers: { usa: { cards: open, units: { arabia: 2 } }, ussr: {} } });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { 'baqa-oil': 1 } });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(table.ussr.has.holdings).toHaveLength(1);
});

test('B-DIPLO-03 a card that was ever face up may be asked for by its name, closed or not', () => {
  const table = scenario({ ...sales, powers: { usa: {}, ussr: { cards: closed } } });
  const events = table.usa.does({ type: 'offer', to: 'ussr', givesCash: 100, wants: { 'baqa-oil': 1 } });
  expect(events[0]?.clauses).toContain('B-DIPLO-03');
  table.usa.does({ type: 'withdraw-offer', offer: 'usa>ussr#1' });
  table.ussr.isRefused({ type: 'offer', to: 'usa', gives: { 'baqa-oil': 1 }, show: true }, 'B-DIPLO-03');
});

test('B-DIPLO-04 a card never face up cannot be named by others, and the answer does not tell whether it is there', () => {
  const ask = { type: 'offer', to: 'ussr', givesCash: 100, wants: { 'baqa-oil': 1 } } as const;
  const there = scenario({ ...sales, powers: { usa: {}, ussr: { cards: secret } } });
  const absent = scenario({ ...sales, powers: { usa: {}, ussr: { cards: { 'taranaki-oil': 'secret' } } } });
  expect(there.usa.isRefused(ask, 'B-DIPLO-04')).toEqual(absent.usa.isRefused(ask, 'B-DIPLO-04'));
  there.usa.isRefused({ ...ask, wants: { 'secret-oil': 1 } }, 'B-FLOW-06');
});

test('B-DIPLO-04, Q-B-29 a secret card is offered unseen: the partner learns its resource, the others of its sale only that', () => {
  const table = scenario({ ...sales, powers: { usa: { cards: secret }, ussr: {}, china: {} } });
  const made = table.usa.does({ type: 'offer', to: 'ussr', gives: { 'baqa-oil': 1 }, wantsCash: 400 });
  expect(made[0]?.clauses).toContain('B-DIPLO-04');
  expect(JSON.stringify(made.map((event) => redact(event, seat('ussr'))))).not.toMatch(/baqa/);
  expect(view(table.game, seat('ussr')).offers[0]?.gives).toEqual({ cash: 0, goods: { 'secret-oil': 1 } });
  expect(view(table.game, seat('usa')).offers[0]?.gives).toEqual({ cash: 0, goods: { 'baqa-oil': 1 } });
  const struck = table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  const heard = struck.map((event) => redact(event, seat('china')));
  expect(heard).toMatchObject([{ passed: [{ giver: 'usa', receiver: 'ussr', good: 'secret-oil', number: 1 }] }]);
  expect(JSON.stringify(heard)).not.toMatch(/baqa/);
  expect(table.ussr.has.holdings).toEqual([{ card: 'baqa-oil', face: 'secret', paid: false, knownTo: ['usa'] }]);
});

test('Q-B-29, B-DIPLO-04 the seller may show a secret card to the prospective buyer alone, who then knows it', () => {
  const table = scenario({ ...sales, powers: { usa: { cards: secret }, ussr: {}, china: {} } });
  const made = table.usa.does({ type: 'offer', to: 'ussr', gives: { 'baqa-oil': 1 }, wantsCash: 400, show: true });
  expect(made.map(({ type }) => type)).toEqual(['card-shown', 'offer-made']);
  expect(made.map((event) => redact(event, seat('china')))).toEqual([undefined, undefined]);
  expect(view(table.game, seat('ussr')).offers[0]?.gives.goods).toEqual({ 'baqa-oil': 1 });
  table.ussr.does({ type: 'counter-offer', offer: 'usa>ussr#1', givesCash: 100, wants: { 'baqa-oil': 1 } });
  table.china.isRefused({ type: 'offer', to: 'usa', wants: { 'baqa-oil': 1 } }, 'B-DIPLO-04');
});

test('Q-B-35, Q-B-31 a secret card that went elsewhere meanwhile makes the deal fail, without a word why', () => {
  const table = scenario({
    ...sales,
    powers: { usa: { cards: { 'baqa-oil': 'secret', 'taranaki-oil': 'secret' } }, ussr: {}, china: {} },
  });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { 'baqa-oil': 1 } });
  table.usa.does({ type: 'offer', to: 'china', gives: { 'baqa-oil': 1 } });
  table.china.does({ type: 'accept-offer', offer: 'usa>china#1' });
  expect(table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' })).toMatchObject([{ type: 'deal-failed' }]);
  expect(table.ussr.has.holdings).toEqual([]);
});

test('B-COMPANY-01 a player hears of their own hand what they know of it: a card that they have sold is theirs no more', () => {
  const table = scenario({
    ...sales,
    powers: { usa: { cards: { 'baqa-oil': 'open' } }, ussr: {}, china: {} },
  });
  table.china.does({ type: 'offer', to: 'usa', wants: { 'baqa-oil': 1 } });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { 'baqa-oil': 1 } });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  const gone = table.usa.isRefused({ type: 'accept-offer', offer: 'china>usa#1' }, 'B-COMPANY-01');
  expect(gone.message).toBe('unknown-card:own');
  const offer = { type: 'offer', to: 'china', gives: { 'baqa-oil': 1 } } as const;
  expect(table.usa.isRefused(offer, 'B-COMPANY-01').message).toBe('unknown-card:own');
  table.ussr.does(offer);
});

test('Q-B-29, B-DIPLO-04 of several cards in hand, open and secret, the one that was named passes', () => {
  const cards = { 'palliser-grain': 'secret', 'baqa-oil': 'open', 'taranaki-oil': 'secret' } as const;
  const table = scenario({ ...sales, powers: { usa: { cards }, ussr: {}, china: {} } });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { 'taranaki-oil': 1 }, wantsCash: 400 });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(table.ussr.has.holdings.map(({ card }) => card)).toEqual(['taranaki-oil']);
  expect(table.usa.has.holdings.map(({ card }) => card)).toEqual(['palliser-grain', 'baqa-oil']);
});
