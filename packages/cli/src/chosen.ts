// Which language the command line speaks.
import type { LanguageCode } from '@marshall/words';

/** The languages that the command line speaks. */
export const SPOKEN = ['en', 'de', 'es'] as const satisfies readonly LanguageCode[];
export type Spoken = (typeof SPOKEN)[number];

/** The language that was asked for on the command line, and the command line without it. */
export function languageAsked(args: readonly string[]): {
  readonly asked: string | undefined;
  readonly rest: string[];
} {
  const at = args.findIndex((word) => word === '--language' || word.startsWith('--language='));
  const word = args[at];
  if (word === undefined) return { asked: undefined, rest: [...args] };
  const inline = word.startsWith('--language=');
  const asked = inline ? word.slice('--language='.length) : (args[at + 1] ?? '');
  return { asked, rest: args.toSpliced(at, inline ? 1 : 2) };
}

/** What was asked for, else the system's setting, else English. */
export function chosenLanguage(args: readonly string[], env: Readonly<Partial<Record<string, string>>>): Spoken {
  const wishes = [languageAsked(args).asked, env.LC_ALL, env.LC_MESSAGES, env.LANG];
  const wish = wishes.find((text) => text !== undefined && text !== '') ?? '';
  return SPOKEN.find((code) => wish.toLowerCase().startsWith(code)) ?? 'en';
}
