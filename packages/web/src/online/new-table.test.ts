import { expect, test } from 'vitest';
import { seated } from './NewTable.tsx';

const BEGINNING = {
  usa: 'me',
  ussr: 'open',
  europe: 'none',
  china: 'none',
  africa: 'none',
  'south-america': 'none',
} as const;

test('the maker of a table has one seat at it: another one leaves the first free', () => {
  const moved = seated(BEGINNING, 'china', 'me');
  expect(moved).toEqual({ ...BEGINNING, usa: 'open', china: 'me' });
  expect(seated(moved, 'usa', 'officer')).toEqual({ ...moved, usa: 'officer' });
  expect(seated(moved, 'china', 'me')).toEqual(moved);
});
