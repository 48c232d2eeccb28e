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

/** Tells the table in which language to answer this page. */
export function tellTable(language: PageLanguage): void {
  // A browser that keeps no cookies is answered in the language it asks for.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
}
