import { expect, test } from 'vitest';
import { fact } from '../board/index.ts';
import { scenario } from '../testing/index.ts';
import { freeSpots, spots } from './supply-center.ts';

test('B-KIT-12 a supply center has five rows of 12 spots and a loan line of 12', () => {
  const { rows, loanLine } = fact('B-KIT-12');
  expect(rows).toEqual({ lStars: 12, nukes: 12, minerals: 12, oil: 12, grain: 12 });
  expect(loanLine.spots).toBe(12);
  const table = scenario({
    powers: { usa: { grain: 5, oil: 0, minerals: 12, nukes: 2, lStars: 1, loans: 3 }, ussr: {} },
  });
  const { has } = table.usa;
  expect(freeSpots(has, 'grain')).toBe(7);
  expect(freeSpots(has, 'oil')).toBe(12);
  expect(freeSpots(has, 'minerals')).toBe(0);
  expect(freeSpots(has, 'nukes')).toBe(10);
  expect(freeSpots(has, 'lStars')).toBe(11);
  expect(freeSpots(has, 'loans')).toBe(9);
});

test('B-KIT-12 the loan line tells the interest due for each $1,000M owed', () => {
  const { interest } = fact('B-KIT-12').loanLine;
  expect(interest).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200]);
});

test('a captured supply center adds its rows to those of its captor', () => {
  const table = scenario({ powers: { usa: { grain: 20, centers: 2 }, ussr: {} } });
  expect(spots(table.usa.has, 'grain')).toBe(24);
  expect(freeSpots(table.usa.has, 'grain')).toBe(4);
});
