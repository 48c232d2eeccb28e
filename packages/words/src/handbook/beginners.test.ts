// Sixty questions of beginners in each language, written before anything was searched: the right paragraph is among the first three.
import { expect, test } from 'vitest';
import { handbook as german } from '../de/handbook/index.ts';
import { handbook as english } from '../en/handbook/index.ts';
import { handbook as spanish } from '../es/handbook/index.ts';
import { type Needs, OUTLINE, type ParagraphId } from './outline.ts';
import { DE } from './questions.de.ts';
import { EN } from './questions.en.ts';
import { ES } from './questions.es.ts';
import { searchIn } from './search.ts';

const ALL = new Set<Needs>(['apc', 'chart', 'highTech', 'merchantMarine']);
const OF_SETS = new Set<ParagraphId>(
  OUTLINE.filter(({ needs }) => needs !== undefined).flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)),
);

test.each([
  ['English', english, EN],
  ['German', german, DE],
  ['Spanish', spanish, ES],
] as const)('%s finds what sixty beginners ask, with all sets and with none', (_, book, questions) => {
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(new Set(questions.map(([question]) => question)).size).toBe(questions.length);
  const missed = [ALL, new Set<Needs>()].flatMap((sets) => {
    const find = searchIn(book, sets);
    return questions
      .filter(([, ...right]) => sets === ALL || right.some((id) => !OF_SETS.has(id)))
      .map(([question, ...right]) => ({ question, right, found: find(question).slice(0, 3) }))
      .filter(({ right, found }) => !found.some((id) => right.includes(id)));
  });
  expect(missed).toEqual([]);
});
