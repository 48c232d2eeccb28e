// What beginners ask in each language, written before anything was searched: the right paragraph is among the first three.
import { expect, test } from 'vitest';
import { handbook as german } from '../de/handbook/index.ts';
import { handbook as english } from '../en/handbook/index.ts';
import { handbook as spanish } from '../es/handbook/index.ts';
import { slips } from './near.ts';
import * as newcomers from './newcomers.ts';
import { type Needs, OUTLINE, type ParagraphId } from './outline.ts';
import { DE } from './questions.de.ts';
import { EN } from './questions.en.ts';
import { ES } from './questions.es.ts';
import { searchIn } from './search.ts';
import * as typed from './typed.ts';

const ALL = new Set<Needs>(['apc', 'chart', 'highTech', 'merchantMarine']);
const OF_SETS = new Set<ParagraphId>(
  OUTLINE.filter(({ needs }) => needs !== undefined).flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)),
);

test.each([
  ['English', english, [...EN, ...newcomers.EN]],
  ['German', german, [...DE, ...newcomers.DE]],
  ['Spanish', spanish, [...ES, ...newcomers.ES]],
] as const)('%s finds what more than a hundred beginners ask, with all sets and with none', (_, book, questions) => {
  expect(questions.length).toBeGreaterThanOrEqual(100);
  expect(new Set(questions.map(([question]) => question)).size).toBe(questions.length);
  const missed = [ALL, new Set<Needs>()].flatMap((sets) => {
    const find = searchIn(book, sets);
    const asked: readonly (readonly [string, ...ParagraphId[]])[] = questions;
    return asked
      .filter(([, ...right]) => sets === ALL || right.some((id) => !OF_SETS.has(id)))
      .map(([question, ...right]) => ({ question, right, found: find(question).slice(0, 3) }))
      .filter(({ right, found }) => !found.some((id) => right.includes(id)));
  });
  expect(missed).toEqual([]);
});

test.each([
  ['English', english, typed.EN],
  ['German', german, typed.DE],
  ['Spanish', spanish, typed.ES],
] as const)('%s finds what people type in a hurry, with slips and in words of their own', (_, book, questions) => {
  const find = searchIn(book, new Set());
  const missed = questions
    .map(([question, ...right]) => ({ question, right, found: find(question).slice(0, 3) }))
    .filter(({ right, found }) => !right.some((id) => OF_SETS.has(id) || found.includes(id)));
  expect(missed).toEqual([]);
});

test.each([
  ['English', english],
  ['German', german],
  ['Spanish', spanish],
] as const)('%s has another word only for words of its handbook', (_, book) => {
  const find = searchIn({ ...book, alike: {} }, ALL);
  expect(Object.keys(book.alike).filter((word) => find(word).length === 0)).toEqual([]);
});

test('letters left out, added, changed and swapped are slips, and far words are not counted to the end', () => {
  expect(slips('minirals', 'minerals', 2)).toBe(1);
  expect(slips('beseiged', 'besieged', 2)).toBe(1);
  expect(slips('satelite', 'satellite', 2)).toBe(1);
  expect(slips('navvy', 'navy', 2)).toBe(1);
  expect(slips('grain', 'company', 2)).toBe(3);
});
