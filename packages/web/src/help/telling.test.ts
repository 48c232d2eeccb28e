import { OUTLINE } from '@marshall/words/handbook';
import { expect, test } from 'vitest';
import { readClauses } from '../../clauses-plugin.ts';
import { readProofs } from '../../proofs-plugin.ts';
import { AT } from './handbook.ts';
import { tellingOf } from './telling.ts';

const SENTENCES = new Map(readClauses());
const sentenceOf = (clause: string): string | undefined => SENTENCES.get(clause);
const idsOf = (asked: string): readonly string[] => tellingOf(asked, sentenceOf).map(({ id }) => id);

test('a rule opens the paragraph that tells it, or those of its like', () => {
  expect(idsOf('B-SELL-06')).toContain('selling');
  expect(idsOf(`${AT}bids`)).toEqual(['bids']);
  // No paragraph names it: it is about selling all the same.
  expect(idsOf('B-SELL-04')).toContain('selling');
  expect(idsOf('')).toEqual([]);
});

test('nearly every rule of the basic game opens the handbook, and never at more than a few places', () => {
  const base = [...SENTENCES.keys()].filter((id) => id.startsWith('B-'));
  const found = base.filter((id) => idsOf(id).length > 0);
  expect(found.length / base.length).toBeGreaterThan(0.8);
  for (const id of base) expect(idsOf(id).length, id).toBeLessThanOrEqual(4);
});

test('every paragraph rests on tests, each with a sentence', () => {
  const { titles, by } = readProofs();
  expect(titles.length).toBeGreaterThan(900);
  expect(titles.filter((title) => title.length < 8)).toEqual([]);
  const bare = OUTLINE.flatMap(({ paragraphs }) => paragraphs).filter(
    ({ clauses }) => !clauses.some((clause) => (by[clause] ?? []).length > 0),
  );
  // Rulings have their tests under the rules that they settle.
  expect(
    bare.filter(({ clauses }) => clauses.some((clause) => !/^(?:Q-|X-)/.test(clause))).map(({ id }) => id),
  ).toEqual([]);
});
