import { expect, test } from 'vitest';
import { forceOf, newSheet, oddsOf, pointsOf, resolve, retaliationSheet, type Sheet } from './sheet.ts';

const sheet = newSheet();
const rolled = (over: Sheet): Sheet => ({ ...over, dice: { attacker: 1, defender: 1 } });

test('a side is several tokens of each worth, certificates and cards, named or not', () => {
  const side = {
    ...sheet.attacker,
    tokens: [
      { worth: 1, number: 2 },
      { worth: 5, number: 1 },
    ],
    canals: [{ name: ' ', points: 2 }],
    mastermind: [{ name: 'Sun Tzu', points: 1 }],
  };
  expect(forceOf(side)).toEqual({
    name: 'Player 1',
    tokens: [1, 1, 5],
    canals: [{ name: 'Canal 1', points: 2 }],
    mastermind: [{ name: 'Sun Tzu', points: 1 }],
  });
  expect(pointsOf(side)).toBe(10);
});

test('C-SOL-05 odds come from the points before the dice, and a result from both dice', () => {
  expect(oddsOf(sheet).ways).toEqual({ A: 0, B: 16, C: 8, D: 12 });
  expect(resolve({ ...sheet, dice: { attacker: 3 } })).toBe(undefined);
  expect(resolve(rolled(sheet))).toMatchObject({ ok: true, value: { resolution: { letter: 'B', lookedUp: [6, 4] } } });
});

test('C-SOL-04 totals above 20 are off the chart unless the sheet says how they are read', () => {
  const big = rolled({ ...sheet, attacker: { ...sheet.attacker, tokens: [{ worth: 40, number: 1 }] } });
  expect(resolve(big)).toMatchObject({ ok: false, refusal: { clause: 'C-SOL-04' } });
  expect(resolve({ ...big, above: 'scale' })).toMatchObject({ value: { resolution: { lookedUp: [20, 2] } } });
});

test('C-SOL-02, C-RES-10, C-RET-04 after D roles change: the winner has the canals too, the loser begins with no token', () => {
  const canals = [{ name: 'Suez', points: 0 }];
  const lost = rolled({
    ...sheet,
    attacker: { ...sheet.attacker, canals },
    defender: { ...sheet.defender, tokens: [{ worth: 5, number: 1 }] },
    above: 'clamp',
  });
  const result = resolve(lost);
  if (!result?.ok) throw new Error('no result');
  expect(result.value.resolution.letter).toBe('D');
  const again = retaliationSheet(lost, result.value.conflict);
  expect(again.attacker).toEqual({ ...lost.defender, canals });
  expect([again.defender.name, pointsOf(again.defender), again.dice, again.above]).toEqual([
    'Player 1',
    0,
    {},
    'clamp',
  ]);
  expect(resolve(rolled(again))).toMatchObject({ ok: false, refusal: { clause: 'C-GRF-02' } });
  const met = rolled({ ...again, defender: { ...again.defender, tokens: [{ worth: 1, number: 2 }] } });
  const second = resolve(met);
  expect(second).toMatchObject({ ok: true, value: { conflict: { retaliation: true }, resolution: { letter: 'A' } } });
  const others = { ...met, attacker: met.defender, defender: met.attacker };
  expect(resolve(others)).toMatchObject({ ok: false, refusal: { clause: 'C-RET-01' } });
});
