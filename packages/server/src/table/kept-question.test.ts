import { seat } from '@marshall/rules';
import { en } from '@marshall/words/en';
import { expect, test } from 'vitest';
import { loud } from '../testing/languages.ts';
import { sayKeptQuestion } from './kept-question.ts';

const facts = JSON.stringify({
  kind: 'permission',
  facts: { asker: seat('seat-2') },
  powers: { 'seat-1': 'usa', 'seat-2': 'ussr' },
});

test('a question that was kept as a sentence reads as it is', () => {
  expect(sayKeptQuestion('Choose {something}.', loud)).toBe('Choose {something}.');
});

test('a question that was kept as facts is said in the reader’s language, with powers for seats', () => {
  expect(sayKeptQuestion(facts, en)).toContain('Soviet Union');
  expect(sayKeptQuestion(facts, loud)).toBe(sayKeptQuestion(facts, en).toUpperCase());
});

test('a question of a kind that this program does not know is said by its kind', () => {
  expect(sayKeptQuestion('{"kind":"moon-falls","powers":{}}', en)).toBe('moon-falls');
  expect(sayKeptQuestion('{"moon":"falls"}', en)).toBe('{"moon":"falls"}');
});
