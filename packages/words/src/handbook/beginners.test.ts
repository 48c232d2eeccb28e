// What beginners ask in each language, written before anything was searched: the right paragraph is among the first three.
import { expect, test } from 'vitest';
import { handbook as german } from '../de/handbook/index.ts';
import { handbook as english } from '../en/handbook/index.ts';
import { handbook as spanish } from '../es/handbook/index.ts';
import { askedBefore } from './asked-before.ts';
import { slips, within } from './near.ts';
import { type Handbook, type Needs, OUTLINE, type ParagraphId } from './outline.ts';
import { DE } from './questions.de.ts';
import { EN } from './questions.en.ts';
import { ES } from './questions.es.ts';
import { searchIn } from './search.ts';
import * as unseen from './unseen.ts';

const ALL = new Set<Needs>(['apc', 'chart', 'highTech', 'merchantMarine']);
const OF_SETS = new Set<ParagraphId>(
  OUTLINE.filter(({ needs }) => needs !== undefined).flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)),
);

type Questions = readonly (readonly [string, ParagraphId, ...ParagraphId[]])[];

/** Those whose paragraph is not among the first three. */
function missed(book: Handbook, sets: ReadonlySet<Needs>, questions: Questions) {
  const find = searchIn(book, sets);
  return questions
    .filter(([, ...right]) => sets === ALL || right.some((id) => !OF_SETS.has(id)))
    .map(([question, ...right]) => ({ question, right, found: find(question).slice(0, 3) }))
    .filter(({ right, found }) => !found.some((id) => right.includes(id)));
}

test.each([
  ['English', english, EN],
  ['German', german, DE],
  ['Spanish', spanish, ES],
] as const)('%s finds what more than sixty beginners ask, with all sets and with none', (_, book, questions) => {
  expect(questions.length).toBeGreaterThanOrEqual(60);
  const known = Object.values(book.questions).join(';').toLowerCase().split(/; ?/);
  expect(questions.filter(([question]) => known.includes(question.toLowerCase()))).toEqual([]);
  expect([ALL, new Set<Needs>()].flatMap((sets) => missed(book, sets, questions))).toEqual([]);
});

test.each([
  ['English', english],
  ['German', german],
  ['Spanish', spanish],
] as const)('%s finds every question that was asked before, with all sets and with none', (_, book) => {
  const asked: Questions = Object.entries(book.questions).flatMap(([id, questions]) =>
    questions.split(';').map((question) => [question.trim(), id as ParagraphId] as const),
  );
  expect(asked.length).toBeGreaterThan(300);
  expect(new Set(asked.map(([question]) => question)).size).toBe(asked.length);
  expect([ALL, new Set<Needs>()].flatMap((sets) => missed(book, sets, asked))).toEqual([]);
});

test.each([
  ['English', english, unseen.EN],
  ['German', german, unseen.DE],
  ['Spanish', spanish, unseen.ES],
] as const)('%s finds more than nine of ten questions that it does not know', (_, book, questions) => {
  for (const sets of [ALL, new Set<Needs>()])
    expect(missed(book, sets, questions).length).toBeLessThan(questions.length / 10);
});

test('words typed without umlauts, in other forms and as two words that belong together are understood', () => {
  const none = new Set<Needs>();
  expect(searchIn(german, none)('fluechten')[0]).toBe('defending');
  expect(searchIn(german, none)('zurueckziehen').slice(0, 2)).toContain('defending');
  expect(searchIn(english, none)('eliminating')).toContain('captured');
  expect(searchIn(english, none)('turn my factory back on')[0]).toBe('open-company');
  expect(searchIn(english, none)('blow him up').slice(0, 3)).toContain('nukes');
  expect(searchIn(german, none)('wie greife ich jemanden an').slice(0, 3)).toContain('attacking');
});

test('a German verb in two pieces is one word, and a long word is about what it begins with', () => {
  const find = searchIn(german, new Set());
  expect(find('Wie fange ich eine Rakete ab?').slice(0, 3)).toContain('l-stars');
  expect(find('Wie ziehe ich mich aus einem Land zurück?').slice(0, 3)).toContain('defending');
  expect(find('Was passiert nach einem Atomangriff mit dem Land?').slice(0, 3)).toContain('nukes');
});

test('a slip is understood where the word also begins like another, and a particle counts only at the end', () => {
  expect(searchIn(english, new Set())('reserch cost').slice(0, 3)).toContain('research');
  expect(searchIn(german, new Set())('Schutz vor Atomangriff').slice(0, 3)).not.toContain('hints');
  expect(searchIn(german, new Set())('reisekosten').slice(0, 3)).toContain('move-costs');
});

test.each([
  ['save game', english],
  ['spiel speichern', german],
  ['guardar partida', spanish],
] as const)('“%s” finds what the program does', (query, book) => {
  expect(searchIn(book, new Set())(query)[0]).toBe('saving');
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

test('a short word that the book does not have is only like those that begin with it', () => {
  expect(within('zero', ['zeroes', 'winner', 'market'])).toEqual(['zeroes']);
  expect(within('grainprice', ['grain', 'price', 'navy'])).toEqual(['grain', 'price']);
  expect(searchIn(english, new Set())('qzxw')).toEqual([]);
});

test('words that nobody has used before do not hide a question that was asked', () => {
  const before = askedBefore({ ...english, questions: { bids: 'may we bid twice', order: 'who begins' } });
  const plain = before('may we bid twice').get('bids') ?? 0;
  const longer = before('honestly folks may we bid twice tonight').get('bids') ?? 0;
  expect(plain).toBeCloseTo(1, 1);
  expect(longer).toBeGreaterThan(0.6 * plain);
});
