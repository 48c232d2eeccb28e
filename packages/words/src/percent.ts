// Shares of a hundred as readers write them.
import type { LanguageCode } from './language.ts';

const NO_BREAK_SPACE = '\u00a0';

/** `44.4%` as a reader of the language writes it: `44,4 %` in German and Spanish. */
export function percentIn(language: LanguageCode, written: string): string {
  return language === 'en' ? written : written.replace('.', ',').replace('%', `${NO_BREAK_SPACE}%`);
}
