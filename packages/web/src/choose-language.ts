// Which language this page speaks: what was chosen here before, or what the browser asks for.
import type { LanguageCode } from '@marshall/words';

/** The languages that the page is written in. */
const PAGES = ['en'] as const satisfies readonly LanguageCode[];
export type PageLanguage = (typeof PAGES)[number];

const KEPT = 'language';

/** Whether a text is the code of a language that the page speaks. */
const isSpoken = (code: string): code is PageLanguage => PAGES.some((language) => language === code);

export function chosenLanguage(): PageLanguage {
  // A worker is told by its name; it has no storage to look into.
  const told = 'document' in globalThis ? recalled() : nameOf(globalThis);
  const asked = globalThis.navigator?.languages ?? [];
  return [told ?? '', ...asked.map((tag) => tag.slice(0, 2).toLowerCase())].find(isSpoken) ?? 'en';
}

const nameOf = (scope: object): string | undefined =>
  'name' in scope && typeof scope.name === 'string' ? scope.name : undefined;

function recalled(): string | undefined {
  try {
    return localStorage.getItem(KEPT) ?? undefined;
  } catch {
    return undefined;
  }
}
