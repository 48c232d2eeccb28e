import { seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { presenceOf } from './presence.ts';

const [usa, china] = [seat('usa'), seat('china')];

test('a player at the table is marked, one whose caretaker answers is away, and nobody is told of themselves', () => {
  const player = { name: 'Anna', person: true } as const;
  const at = (leaders: object, here: object) =>
    ({
      view: { leaders },
      players: { usa: { ...player, ...here }, china: player },
      seat: china,
    }) as unknown as Parameters<typeof presenceOf>[0];
  expect(presenceOf(at({}, {}), usa)).toBeUndefined();
  expect(presenceOf(at({}, { here: true }), usa)).toBe('here');
  expect(presenceOf(at({ usa: 'caretaker' }, { here: true }), usa)).toBe('caretaker');
  expect(presenceOf(at({ usa: 'substitute' }, {}), usa)).toBe('substitute');
  expect(presenceOf(at({}, {}), china)).toBeUndefined();
});
