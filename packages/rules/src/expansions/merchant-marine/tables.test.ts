// The tables of the booklet, row by row: a column for each face of the die.
import { expect, test } from 'vitest';
import { interdiction, SURE_SIEGE, SURE_STRIKE, siegeHolds, slipsPast, withDecoys } from './tables.ts';

const FACES = [1, 2, 3, 4, 5, 6];

test.each([
  [1, '- - - - s1 c1'],
  [2, '- - - s1 s1 c1'],
  [3, '- - s1 s1 c1 c1'],
  [4, '- s2 s2 c2 c2 c2'],
  [5, 's3 s3 s3 c3 c3 c3'],
  [6, 's4 s4 c4 c4 c4 c4'],
  [9, 's4 s4 c4 c4 c4 c4'],
])('T-M-10 M-BLOCKADE-04 %i navies sink (s) or capture (c) so many ships', (navies, row) => {
  const told = FACES.map((die) => {
    const result = interdiction(navies, die);
    return result.fate === 'through' ? '-' : `${result.fate === 'sunk' ? 's' : 'c'}${result.ships}`;
  });
  expect(told.join(' ')).toBe(row);
});

test.each([
  [1, 'none none none none half holds'],
  [2, 'none none none half half holds'],
  [3, 'none none half half holds holds'],
  [4, 'half holds holds holds holds holds'],
])('T-M-11 M-SIEGE-06 a siege by %i navies', (navies, row) => {
  expect(FACES.map((die) => siegeHolds(navies, die)).join(' ')).toBe(row);
});

test.each([
  [0, 6],
  [1, 5],
  [2, 4],
  [3, 3],
  [4, 2],
])('T-M-13 M-ESCORT-09 with %i edge points more an attacker slips past from a %i on', (lead, least) => {
  expect(FACES.filter((die) => slipsPast(lead, die))).toEqual(FACES.filter((die) => die >= least));
});

test('M-SIEGE-06, M-ESCORT-11 from five navies and from five edge points on nobody rolls', () => {
  expect([SURE_SIEGE, SURE_STRIKE]).toEqual([5, 5]);
});

test('Q-M-61 ships beyond the number of navies are decoys that lower the die, to one at least', () => {
  expect([withDecoys(5, 2, 2), withDecoys(5, 4, 2), withDecoys(2, 9, 2), withDecoys(5, 1, 2)]).toEqual([5, 3, 1, 5]);
});
