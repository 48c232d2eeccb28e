// A language that nobody speaks: English with every letter accented and every vowel twice, some 40% longer. What is clipped in it
// would be clipped in a long language, and a text without accents is one that the catalogue does not hold.
import type { Language, Speaker } from '@marshall/words';
import { en } from '@marshall/words/en';
import { page as english } from '@marshall/words/en/page';
import type { Page } from '@marshall/words/page';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áßçðéƒğħíĵķłµñóþɋřšŧúṽŵẋýžÁßÇÐÉƑĞĦÍĴĶŁµÑÓÞɊŘŠŦÚṼŴẊÝŽ';
const LETTERS = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i] ?? letter]));

/** The text in that language; what is in it already stays as it is. */
export function lengthened(text: string): string {
  return [...text]
    .map((letter) => {
      const accented = LETTERS.get(letter) ?? letter;
      return /[aeiou]/.test(letter) ? accented + accented : accented;
    })
    .join('');
}

/** What was said under which key, so that a test knows which texts it has seen. */
const said = new Map<string, Set<string>>();
Object.assign(globalThis, { said });

/** The same texts, lengthened: also those that are made of figures, and tables of texts. Only what has a key is remembered. */
export function spoken<T>(texts: T, key?: string): T;
export function spoken(texts: unknown, key?: string): unknown {
  if (typeof texts === 'string') return remembered(lengthened(texts), key);
  if (typeof texts === 'function') return (...figures: readonly unknown[]) => spoken(texts(...figures), key);
  if (typeof texts !== 'object' || texts === null) return texts;
  const of = (name: string | number): string | undefined => (key === undefined ? key : `${key}.${name}`);
  if (Array.isArray(texts)) return texts.map((one, i) => spoken(one, of(i)));
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, spoken(text, of(name))]));
}

function remembered(text: string, key: string | undefined): string {
  if (key === undefined) return text;
  const texts = said.get(key) ?? new Set();
  said.set(key, texts.add(text));
  return text;
}

export const page: Page = spoken<Page>(english, 'page');

export const pseudo: Language = {
  ...spoken<Omit<Language, 'code' | 'speaker'>>({
    option: en.option,
    fault: en.fault,
    stage: en.stage,
    names: en.names,
    report: en.report,
    tempers: en.tempers,
  }),
  code: en.code,
  speaker: (who) => spoken<Speaker>(en.speaker(who)),
};
