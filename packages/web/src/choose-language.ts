// Which language this page speaks: what was chosen here before, or what the browser asks for.
import type { LanguageCode } from '@marshall/words';

/** The languages that the page is written in. */
export const PAGES = ['en', 'de', 'es'] as const satisfies readonly LanguageCode[];
export type PageLanguage = (typeof PAGES)[number];

/** What the page can speak; nobody is offered the last one, in which tests look for texts that are clipped or not translated. */
export type Spoken = PageLanguage | 'pseudo';

const KEPT = 'language';

/** Whether a text is the code of a language that the page speaks. */
const isSpoken = (code: string): code is Spoken => code === 'pseudo' || PAGES.some((language) => language === code);

export function chosenLanguage(): Spoken {
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

/** Chooses the language of this page from now on, and reads it again in it. */
export function chooseLanguage(language: PageLanguage): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // A browser that keeps nothing has the language that it asks for.
  }
  tellTable(language);
  location.reload();
}

/** Tells the table in which language to answer this page. */
export function tellTable(language: Spoken): void {
  // A browser that keeps no cookies is answered in the language it asks for.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
}
