// What the log tells of rolls against ships.

import { sayEvent } from '@marshall/words/testing';
import { expect, test } from 'vitest';
import type { GameEvent } from '../../../game.ts';
import { seat } from '../../../state/seat.ts';
import { scenario } from '../../../testing/index.ts';
import { sayRoll, withDecoys } from '../tables.ts';

const { game } = scenario({
  stage: 5,
  phase: 'moves',
  options: { merchantMarine: true },
  powers: { china: {}, europe: {} },
});
const [china, europe] = [seat('china'), seat('europe')];
const say = (event: GameEvent) => sayEvent(game, event);

test.each([
  [2, 'foreign companies deliver'],
  [3, 'no resources are bought or sold'],
  [6, 'units and weapons may be traded'],
  [7, 'no resources are bought or sold'],
])('M-SIEGE-07 a half-siege of stage %i says what it stops or leaves: %s', (stage, what) => {
  const rolled = { type: 'siege-rolled', seat: china, navies: 3, ships: 0, die: 4, cycle: 2, stage } as const;
  expect(say({ ...rolled, result: 'half' })).toBe(
    `The siege of China (4, against 3 navies) is a half-siege in this stage: ${what}.`,
  );
});

test('M-SIEGE-08, -09 a siege holds or has no effect, and so many navies need no roll', () => {
  const rolled = { type: 'siege-rolled', seat: china, navies: 9, ships: 0, cycle: 2, stage: 3 } as const;
  expect(say({ ...rolled, die: 6, result: 'holds' })).toBe(
    'The siege of China (6, against 9 navies) holds in this stage.',
  );
  expect(say({ ...rolled, die: 1, result: 'none' })).toBe(
    'The siege of China (1, against 9 navies) has no effect in this stage.',
  );
  expect(say({ ...rolled, die: undefined, result: 'holds' })).toBe(
    'The siege of China (9 navies, no roll) holds in this stage.',
  );
});

test('Q-M-61 ships beyond the number of navies are decoys that lower the die, to one at least', () => {
  expect([withDecoys(5, 2, 2), withDecoys(5, 4, 2), withDecoys(2, 9, 2), withDecoys(5, 1, 2)]).toEqual([5, 3, 1, 5]);
  expect(sayRoll(5, 4, 2)).toBe('(5, less 2 for decoys, against 2 navies)');
  expect(sayRoll(2, 9, 1)).toBe('(2, less 1 for decoys, against 1 navy)');
  expect(sayRoll(5, 2, 2)).toBe('(5, against 2 navies)');
});

test('Q-M-61 the log tells of decoys in a siege, a blockade and an interception', () => {
  const roll = { navies: 1, ships: 3, die: 5 } as const;
  const told = [
    say({ type: 'siege-rolled', seat: china, ...roll, result: 'none', cycle: 2, stage: 3 }),
    say({
      type: 'blockade-rolled',
      seat: china,
      territory: 'arabia',
      sea: 'red-sea',
      ...roll,
      fate: 'through',
      demands: [],
    }),
    say({
      type: 'reroute-intercepted',
      seat: china,
      by: europe,
      sea: 'red-sea',
      from: 'red-sea',
      ...roll,
      fate: 'through',
      lost: 0,
      window: '',
    }),
  ];
  for (const sentence of told) expect(sentence).toContain('(5, less 2 for decoys, against 1 navy)');
});
