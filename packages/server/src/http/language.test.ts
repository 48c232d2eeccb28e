import { en } from '@marshall/words/en';
import { expect, test } from 'vitest';
import { languageOf, PLAIN } from './language.ts';

const [german, spanish] = [{ ...en }, { ...en }];
const LANGUAGES = { en, de: german, es: spanish };

const wanting = (accepted: string, cookie?: string) =>
  languageOf({ 'accept-language': accepted, ...(cookie === undefined ? {} : { cookie }) }, LANGUAGES);

test('what was chosen on the page counts more than what the browser asks for', () => {
  expect(wanting('de', 'marshall=abc; language=es')).toBe(spanish);
  expect(wanting('de', 'marshall=abc; language=klingon')).toBe(german);
});

test('of the languages a browser asks for, the one most wanted that is spoken here is taken, whatever its country', () => {
  expect(wanting('fr, es;q=0.4, de-AT;q=0.8, en;q=0.1')).toBe(german);
  expect(wanting('DE')).toBe(german);
  expect(wanting('de;q=0, es;q=0.1')).toBe(spanish);
});

test('everybody else reads English, whatever stands in the headers', () => {
  expect(languageOf({}, LANGUAGES)).toBe(PLAIN);
  expect(wanting('de;q=x')).toBe(PLAIN);
  for (const odd of ['fr', '*', '', ';q=1', 'constructor', '__proto__', ','.repeat(500), 'x'.repeat(5000)])
    expect(wanting(odd, `language=${odd}`), odd).toBe(PLAIN);
});
