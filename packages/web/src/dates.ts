// Days and hours as the reader writes them: in the language of the page, in the time zone of this machine.
import { chosenLanguage } from './choose-language.ts';

const language = chosenLanguage();
const formats = new Map<string, Intl.DateTimeFormat>();

function format(instant: number, shape: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(shape);
  let known = formats.get(key);
  if (known === undefined) {
    known = new Intl.DateTimeFormat(language === 'pseudo' ? 'en' : language, shape);
    formats.set(key, known);
  }
  return known.format(instant);
}

/** `17 Nov 2026, 14:05` */
export const dateAndTime = (instant: number): string => format(instant, { dateStyle: 'medium', timeStyle: 'short' });

/** `17 Nov 2026` */
export const date = (instant: number): string => format(instant, { dateStyle: 'medium' });

/** `14:05:09` */
export const timeOfDay = (instant: number): string => format(instant, { timeStyle: 'medium' });

/** `14:05` of today, `17 Nov, 14:05` of another day. */
export const shortTime = (instant: number): string =>
  date(instant) === date(Date.now())
    ? format(instant, { timeStyle: 'short' })
    : format(instant, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
