import { DEFAULT_OPTIONS } from '@marshall/rules';
import { expect, test } from 'vitest';
import { dateAndTime } from '../dates.ts';
import { termsIn } from './terms.ts';

test('terms are the table’s sentences, its end on the reader’s clock, and what differs from the usual options', () => {
  const terms = ['Played with High-Tech Edge.', '12 hours per stage, for everyone.'];
  const detenteAt = Date.UTC(2030, 10, 30, 18);
  const options = { ...DEFAULT_OPTIONS, highTech: true, detenteCycle: 8, cashVisible: !DEFAULT_OPTIONS.cashVisible };
  expect(termsIn({ terms, detenteAt, options })).toEqual([
    ...terms,
    `Ends in Détente: ${dateAndTime(detenteAt)}`,
    'Last cycle: 8',
    `Cash is public: ${DEFAULT_OPTIONS.cashVisible ? 'no' : 'yes'}`,
  ]);
  expect(termsIn({ options: {} })).toEqual([]);
});
