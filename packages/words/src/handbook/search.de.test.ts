// What German beginners ask finds its paragraph among the first three.
import { expect, test } from 'vitest';
import { handbook } from '../de/handbook/index.ts';
import { type Needs, OUTLINE, type ParagraphId } from './outline.ts';
import { searchIn } from './search.ts';
import { termsIn } from './terms.ts';

const QUESTIONS: readonly (readonly [string, ParagraphId])[] = [
  ['Wie gewinne ich?', 'how-to-win'],
  ['Was ist das Ziel des Spiels', 'how-to-win'],
  ['detente', 'detente'],
  ['Wofür sind die Bietsteine?', 'bids'],
  ['Wer fängt an', 'order'],
  ['Warum kann ich in der ersten Runde nicht angreifen', 'first-cycle'],
  ['Was passiert, wenn ich den Sold nicht zahle', 'salaries'],
  ['kredit bei der bank aufnehmen', 'loans'],
  ['Warum ist der Preis gefallen?', 'prices'],
  ['Wie finde ich neue Unternehmen', 'prospecting'],
  ['Wie viele Würfel habe ich in der Schlacht', 'dice'],
  ['Kann ich mich zurückziehen?', 'defending'],
  ['leeres Gebiet angreifen', 'militia'],
  ['fallschirmjäger', 'airborne'],
  ['Was macht ein L-Stern', 'l-stars'],
  ['Atomrakete starten', 'launching'],
  ['Was kostet eine Armee', 'units'],
  ['Durchzugsrecht', 'passage'],
  ['Geld an einen Mitspieler verleihen', 'player-loans'],
  ['Was können die anderen sehen?', 'secrets'],
  ['Wie gebe ich auf', 'resigning'],
  ['Was bedeutet der Buchstabe D', 'chart-results'],
];

const search = searchIn(handbook, new Set<Needs>(['apc', 'chart', 'highTech', 'merchantMarine']));

test.each(QUESTIONS)('“%s” finds %s', (question, paragraph) => {
  expect(search(question).slice(0, 3)).toContain(paragraph);
});

test('every paragraph and every card is there and short', () => {
  const ids = OUTLINE.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
  expect(Object.keys(handbook.paragraphs).sort()).toEqual([...ids].sort());
  for (const { text } of Object.values(handbook.paragraphs)) {
    expect(text.length).toBeLessThan(460);
    expect(text).toMatch(/[.?!]$/);
  }
  for (const { text } of Object.values(handbook.terms)) expect(text.length).toBeLessThan(140);
});

test('terms are found in their inflected forms', () => {
  const found = termsIn(handbook.terms)('Mit zwei Bietsteinen und einem Satz Vorräte aus dunkelblauen Meeren.');
  expect(found.flatMap(({ term }) => term ?? [])).toEqual(['cube', 'set', 'dark-sea']);
});
