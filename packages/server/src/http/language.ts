// The caller's language: what they chose on the page, else what their program asks for, else English.
import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@marshall/words';
import { ALL } from '@marshall/words/all';

/** Languages by their codes. */
export type Languages = Readonly<Record<string, Language>>;

export const LANGUAGES: Languages = ALL;

/** What is spoken to those who ask for nothing, or for what nobody here speaks. */
export const PLAIN: Language = ALL.en;

/** The cookie in which the page keeps what was chosen. */
const COOKIE = 'language';
/** Characters and entries of a header that are read. */
const LONGEST = 200;

export function languageOf(
  { cookie, 'accept-language': accepted }: Pick<IncomingHttpHeaders, 'accept-language' | 'cookie'>,
  languages: Languages = LANGUAGES,
): Language {
  const tags = [chosenIn(cookie), ...wantedIn(accepted)];
  for (const tag of tags) {
    const [code = ''] = tag?.toLowerCase().split('-') ?? [];
    // Only languages of our own: a header may name what every object has.
    if (Object.hasOwn(languages, code) && languages[code] !== undefined) return languages[code];
  }
  return PLAIN;
}

function chosenIn(cookie = ''): string | undefined {
  for (const part of cookie.split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === COOKIE) return value;
  }
  return undefined;
}

/** The tags of an Accept-Language header, those most wanted first. */
function wantedIn(accepted = ''): string[] {
  return accepted
    .slice(0, LONGEST)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
