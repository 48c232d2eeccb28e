import { expect, test } from 'vitest';
import { Play } from '../referee/play.ts';
import { scenario } from '../testing/index.ts';
import { judgeBankruptcies } from './bankruptcy.ts';

const nothing = { cash: 0, grain: 0, oil: 0, minerals: 0 } as const;
const bankrupt = { ...nothing, loans: 12, arrears: 1200 } as const;

test('B-WIN-02, B-GEN-03 a player who is left alone when the others have given up wins by Supremacy', () => {
  const table = scenario({ stage: 3, powers: { china: {}, usa: { cash: 0 }, ussr: {} } });
  table.china.does({ type: 'resign' });
  expect(table.state.ended).toBeUndefined();
  const events = table.ussr.does({ type: 'resign' });
  expect(table.state.ended).toMatchObject({ how: 'supremacy', winners: ['usa'] });
  expect(events.at(-1)).toMatchObject({ type: 'game-ended', how: 'supremacy' });
});

/** Judges the bankruptcies of a position that stands at the end of Stage 1. */
function judge(table: ReturnType<typeof scenario>): boolean {
  return judgeBankruptcies(new Play(table.game));
}

test('B-GEN-03, B-WIN-02 a defaulter without cash, pieces, supplies, weapons and cards is bankrupt; the last one left wins', () => {
  const table = scenario({ stage: 3, powers: { usa: bankrupt, ussr: {} } });
  expect(judge(table)).toBe(true);
  expect(table.usa.has).toMatchObject({ out: 'bankrupt', loans: 0, arrears: 0 });
  expect(table.state.ended).toMatchObject({ how: 'supremacy', winners: ['ussr'] });
});

test('B-SPOILS-12 with two or more left the game goes on after a bankruptcy', () => {
  const table = scenario({ stage: 3, powers: { china: bankrupt, usa: {}, ussr: {} } });
  expect(judge(table)).toBe(false);
  expect(table.china.has.out).toBe('bankrupt');
  expect(table.state.question?.waiting).toEqual(['usa', 'ussr']);
});

test('Q-B-40 a player who still has anything, or is not in default, is not bankrupt', () => {
  for (const more of [
    { cash: 1 },
    { grain: 1 },
    { nukes: 1 },
    { lStars: 1 },
    { cards: { 'baqa-oil': 'secret' } },
    { units: { alaska: 1 } },
    { units: { 'barkley-sound': 1 } },
    { arrears: 0 },
  ] as const) {
    const table = scenario({ stage: 3, powers: { usa: { ...bankrupt, ...more }, ussr: {} } });
    expect(judge(table)).toBe(false);
    expect(table.usa.has.out).toBeUndefined();
  }
  const table = scenario({ stage: 3, powers: { usa: bankrupt, ussr: {} } });
  const rulebook = { ...table.game.rulebook, extraWealth: () => 100 };
  expect(judgeBankruptcies(new Play({ ...table.game, rulebook }))).toBe(false);
});

test('Q-B-40, X-40 all who are bankrupt at once leave together: if nobody is left, nobody has won', () => {
  const table = scenario({ stage: 3, powers: { china: bankrupt, usa: bankrupt } });
  expect(judge(table)).toBe(true);
  expect([table.china.has.out, table.usa.has.out]).toEqual(['bankrupt', 'bankrupt']);
  expect(table.state.ended).toMatchObject({ how: 'supremacy', winners: [] });
});

test.each([
  ['south-america', 'usa', 'ussr'],
  ['usa', 'ussr', 'china'],
  ['ussr', 'africa', 'europe'],
] as const)('Q-B-40, X-40 of %s and %s, both bankrupt, neither outlives the other, and %s wins', (one, two, last) => {
  const table = scenario({ stage: 3, powers: { [one]: bankrupt, [two]: bankrupt, [last]: {} } });
  expect(judge(table)).toBe(true);
  expect([table[one].has.out, table[two].has.out]).toEqual(['bankrupt', 'bankrupt']);
  expect(table.state.ended?.winners).toEqual([last]);
});

test('Q-B-40 goods that are ordered and money that others owe are not owned: they save nobody', () => {
  const table = scenario({
    stage: 3,
    powers: { china: {}, usa: bankrupt, ussr: {} },
    orders: [{ seller: 'ussr', buyer: 'usa', resource: 'oil', units: 3, price: 100, paid: 'in-advance' }],
  });
  table.state.offers.loans.push({
    lender: table.usa.seat,
    borrower: table.china.seat,
    amount: 500,
    repay: 600,
    dueCycle: 4,
  });
  expect(judge(table)).toBe(false);
  expect(table.usa.has.out).toBe('bankrupt');
  expect([table.state.offers.orders, table.state.offers.loans]).toEqual([[], []]);
});
