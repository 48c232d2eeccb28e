import { expect, test } from 'vitest';
import { explore } from '../solo/explored.ts';
import { FIRST_SHEET, type OddsSheet, readSheet, writeSheet } from './sheet.ts';

const SHEETS: readonly OddsSheet[] = [
  FIRST_SHEET,
  { ...FIRST_SHEET, militia: true },
  { ...FIRST_SHEET, tactic: 'airborne', toTheEnd: true },
  {
    ...FIRST_SHEET,
    apc: true,
    attacker: { units: { army: 3, navy: 0, apc: 2 }, lStars: 1, sets: 2 },
    defender: { units: { army: 7, navy: 0, apc: 0 }, lStars: 2, sets: 0 },
  },
];

test('a battle stands in the address and comes back out of it', () => {
  for (const sheet of SHEETS) {
    const read = readSheet(writeSheet(sheet));
    expect(sheet.militia ? { ...read, defender: sheet.defender } : read).toEqual(sheet);
  }
  expect(readSheet('')).toEqual(FIRST_SHEET);
  expect(readSheet('attack=army999,tank3,<b>&defend=&tactic=magic').attacker.units.army).toBe(40);
});

test('odds are exact: one army against one with supplies, over every fall of the dice', () => {
  const found = explore({
    ...FIRST_SHEET,
    attacker: { units: { army: 1, navy: 0, apc: 0 }, lStars: 0, sets: 1 },
    defender: { units: { army: 1, navy: 0, apc: 0 }, lStars: 0, sets: 1 },
  });
  if ('sentence' in found) throw new Error(found.sentence);
  expect(found.dice).toEqual({ attacker: 1, defender: 2 });
  const sum = found.defenderLost.reduce((all, { share }) => all + share, 0);
  expect(sum).toBeCloseTo(1, 3);
  expect(found.emptied.share).toBeCloseTo(found.defenderLost.find(({ number }) => number === 1)?.share ?? 0, 6);
});

test('what the rules know no battle for is refused with a sentence', () => {
  const none = { ...FIRST_SHEET, attacker: { ...FIRST_SHEET.attacker, units: { army: 0, navy: 0, apc: 0 } } };
  expect(explore(none)).toMatchObject({ sentence: 'Attack with at least one unit.' });
  const mixed = { ...FIRST_SHEET, attacker: { ...FIRST_SHEET.attacker, units: { army: 1, navy: 1, apc: 0 } } };
  expect(explore(mixed)).toHaveProperty('sentence');
});
