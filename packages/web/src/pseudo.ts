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

/** The same texts, lengthened: also those that are made of figures, and tables of texts. */
export function spoken<T>(texts: T): T;
export function spoken(texts: unknown): unknown {
  if (typeof texts === 'string') return lengthened(texts);
  if (typeof texts === 'function') return (...figures: readonly unknown[]) => spoken(texts(...figures));
  if (Array.isArray(texts)) return texts.map((one) => spoken(one));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, spoken(text)]));
}

export const page: Page = spoken<Page>(english);

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
