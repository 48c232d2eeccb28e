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

test('Q-B-40 of several who are bankrupt at once the last one left is not judged any more', () => {
  const table = scenario({ stage: 3, powers: { china: bankrupt, usa: bankrupt } });
  expect(judge(table)).toBe(true);
  expect(table.state.ended?.winners).toEqual(['usa']);
});
