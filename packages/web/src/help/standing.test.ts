import { expect, test } from 'vitest';
import { PARTS } from '../end/parts.ts';
import { standingOf } from './standing.ts';

const NOTHING = { cash: 0, supplies: 0, companies: 0, units: 0, nukes: 0, lStars: 0, extra: 0, debts: 0, total: 0 };

test('a row of the final table says what somebody had, and of a player with nothing that it is nothing', () => {
  expect(standingOf({ wealth: { ...NOTHING, cash: 500, units: 250, total: 750 }, rank: 5 })).toBe(
    'Cash $500M, Units $250M, Wealth $750M, rank: 5 stars',
  );
  expect(standingOf({ wealth: NOTHING, rank: undefined })).toBe('Wealth $0M');
});

test('a row names every part that is worth something, down to one million, and what is owed', () => {
  const wealth = {
    ...NOTHING,
    cash: 1,
    supplies: 2,
    companies: 3,
    units: 4,
    nukes: 5,
    lStars: 6,
    extra: 8,
    debts: 7,
    total: 22,
  };
  expect(standingOf({ wealth, rank: undefined })).toBe(
    'Cash $1M, Supplies $2M, Companies $3M, Units $4M, Nukes $5M, L-stars $6M, Technology $8M, Debts $7M, Wealth $22M',
  );
});

test('the final table has a column for everything that counts, what only a set has as well', () => {
  expect([...PARTS, 'total'].toSorted()).toEqual(Object.keys(NOTHING).toSorted());
});
