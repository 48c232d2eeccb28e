import { expect, test } from 'vitest';
import { DARK_SEAS } from '../../board/index.ts';
import { pickDarkShips, shipsFor } from './ships.ts';

test('M-SELL-07 ships of the dark blue seas sail in board order, and only as many as are needed', () => {
  const [first, second, third] = DARK_SEAS;
  const free = (sea: string) => (sea === first ? 3 : sea === third ? 4 : 0);
  expect(pickDarkShips(2, free)).toEqual([{ sea: first, ships: 2 }]);
  expect(pickDarkShips(3, free)).toEqual([{ sea: first, ships: 3 }]);
  expect(pickDarkShips(4, free)).toEqual([
    { sea: first, ships: 3 },
    { sea: third, ships: 1 },
  ]);
  expect(pickDarkShips(9, free)).toEqual([
    { sea: first, ships: 3 },
    { sea: third, ships: 4 },
  ]);
  expect(pickDarkShips(0, free)).toEqual([]);
  expect(free(second ?? '')).toBe(0);
});

test('Q-M-16 a ship carries three units', () => {
  expect([0, 1, 3, 4, 6, 7].map(shipsFor)).toEqual([0, 1, 1, 2, 2, 3]);
});
