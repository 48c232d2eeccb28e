import { expect, test } from 'vitest';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { seat } from '../state/seat.ts';
import { type GameTable, take, whyNoUndo } from '../table/table.ts';
import { scenario } from '../testing/index.ts';

test('B-COMPANY-05, B-COMPANY-06 an owner closes a company when they like, also while others are asked, and owes it nothing', () => {
  const table = scenario({
    stage: 1,
    powers: {
      usa: { cash: 1000, oil: 0, cards: { 'clark-oil-co': 'open', 'hurren-oil': 'open' } },
      ussr: { cards: 'home' },
    },
  });
  table.usa.does({ type: 'close-company', company: 'hurren-oil' });
  expect(table.usa.has.cash).toBe(1000);
  table.usa.does({ type: 'pay-salaries', pay: 'all' });
  expect(table.usa.has.cash).toBe(950);
  table.ussr.does({ type: 'pay-salaries', pay: 'all' });
  expect(table.usa.has.supplies.oil).toBe(3);
});

test('B-COMPANY-06 a company closed after it was paid yields nothing either', () => {
  const table = scenario({
    stage: 1,
    powers: { usa: { oil: 0, cards: { 'clark-oil-co': 'open' } }, ussr: { cards: 'home' } },
  });
  table.usa.does({ type: 'pay-salaries', pay: 'all' });
  table.usa.does({ type: 'close-company', company: 'clark-oil-co' });
  table.ussr.does({ type: 'pay-salaries', pay: 'all' });
  expect(table.usa.has.supplies.oil).toBe(0);
});

test('B-COMPANY-05 only an open company of their own can be closed', () => {
  const table = scenario({
    powers: { usa: { cards: { 'clark-oil-co': 'open', 'hurren-oil': 'closed' } }, ussr: { cards: 'home' }, china: {} },
  });
  table.usa.isRefused({ type: 'close-company', company: 'hurren-oil' }, 'B-COMPANY-05');
  table.usa.isRefused({ type: 'close-company', company: 'baku-oil' }, 'B-COMPANY-05');
  table.china.isRefused({ type: 'close-company', company: 'baku-oil' }, 'B-COMPANY-05');
  expect(table.china.may()).not.toContain('close-company');
});

test('B-COMPANY-07, B-COMPANY-09 a closed company is reopened for $200M, also on another player’s go', () => {
  const table = scenario({
    stage: 3,
    phase: 'market-sales',
    powers: { usa: { cash: 500, cards: { 'clark-oil-co': 'closed' } }, ussr: {} },
    bidders: ['ussr'],
  });
  table.usa.does({ type: 'open-company', company: 'clark-oil-co' });
  expect(table.usa.has.cash).toBe(300);
  expect(table.usa.has.holdings).toMatchObject([{ card: 'clark-oil-co', face: 'open', paid: false }]);
  expect(table.state.question).toMatchObject({ kind: 'sell', waiting: ['ussr'] });
});

test('B-COMPANY-09 a player who lacks $200M cannot reopen', () => {
  const table = scenario({
    powers: { usa: { cash: 199, cards: { 'clark-oil-co': 'closed', 'baqa-oil': 'secret' } }, ussr: {} },
  });
  const refusal = table.usa.isRefused({ type: 'open-company', company: 'clark-oil-co' }, 'B-COMPANY-09');
  expect(refusal.figures).toEqual({ fee: 200, cash: 199 });
});

test('B-COMPANY-07, Q-B-90 nothing is opened in Stage 2', () => {
  const table = scenario({ powers: { usa: { cards: { 'clark-oil-co': 'closed', 'baqa-oil': 'secret' } }, ussr: {} } });
  // In the base game nobody is asked anything in Stage 2; an expansion may ask there.
  table.state.stage = 2;
  table.usa.isRefused({ type: 'open-company', company: 'clark-oil-co' }, 'B-COMPANY-07');
  table.usa.isRefused({ type: 'open-company', company: 'baqa-oil' }, 'B-COMPANY-07');
});

test('B-COMPANY-08, B-DIPLO-03 everybody may see a card that was closed', () => {
  const table = scenario({ powers: { usa: { cards: { 'clark-oil-co': 'open' } }, ussr: {} } });
  const [closed] = table.usa.does({ type: 'close-company', company: 'clark-oil-co' });
  if (closed === undefined) throw new Error('nothing happened');
  expect(redact(closed, 'spectator')).toMatchObject({ type: 'company-closed', company: 'clark-oil-co' });
  expect(view(table.game, seat('ussr')).seats[seat('usa')]?.holdings).toMatchObject([
    { card: 'clark-oil-co', face: 'closed' },
  ]);
});

test('B-PROSPECT-13 a new card kept face down yields nothing and is owed no salary', () => {
  const table = scenario({
    stage: 1,
    powers: { usa: { cash: 100, oil: 0, cards: { 'baqa-oil': 'secret' } }, ussr: {} },
  });
  table.usa.does({ type: 'pay-salaries', pay: 'all' });
  expect(table.usa.has.cash).toBe(100);
  expect(table.usa.has.supplies.oil).toBe(0);
  expect(view(table.game, seat('ussr')).seats[seat('usa')]?.holdings).toEqual([
    { card: undefined, face: 'secret', resource: 'oil' },
  ]);
});

test('B-PROSPECT-14, B-PROSPECT-15, Q-B-90 the first opening is free and may come at any time', () => {
  const table = scenario({
    stage: 1,
    powers: { usa: { cash: 100, oil: 0, cards: { 'baqa-oil': 'secret' } }, ussr: {} },
  });
  table.usa.does({ type: 'open-company', company: 'baqa-oil' });
  expect(table.usa.has.cash).toBe(100);
  expect(view(table.game, seat('ussr')).seats[seat('usa')]?.holdings).toMatchObject([
    { card: 'baqa-oil', face: 'open' },
  ]);
  table.usa.does({ type: 'pay-salaries', pay: 'all' });
  expect(table.usa.has.cash).toBe(50);
  expect(table.usa.has.supplies.oil).toBe(5);
});

test('B-COMPANY-07 nobody opens a card that they do not hold or that lies open', () => {
  const table = scenario({
    powers: {
      usa: { cards: { 'clark-oil-co': 'open', 'hurren-oil': 'closed' } },
      ussr: { cards: { 'baku-oil': 'closed' } },
    },
  });
  table.usa.isRefused({ type: 'open-company', company: 'clark-oil-co' }, 'B-COMPANY-07');
  table.usa.isRefused({ type: 'open-company', company: 'baku-oil' }, 'B-COMPANY-07');
});

test('turning up a secret card cannot be taken back, closing a company can', () => {
  const { game } = scenario({
    powers: { usa: { cards: { 'clark-oil-co': 'open', 'baqa-oil': 'secret' } }, ussr: {} },
  });
  const table: GameTable = { game, entries: [], undoable: undefined };
  take(table, seat('usa'), { type: 'close-company', company: 'clark-oil-co' });
  expect(whyNoUndo(table, seat('usa'))).toBeUndefined();
  take(table, seat('usa'), { type: 'open-company', company: 'baqa-oil' });
  expect(whyNoUndo(table, seat('usa'))?.code).toBe('nothing-to-undo');
});
