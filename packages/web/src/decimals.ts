// Numbers with one decimal as the reader writes them, in the language of the page.
import { type Chance, percent as percentOf } from '@marshall/rules';
import { percentIn } from '@marshall/words';
import { chosenLanguage } from './choose-language.ts';

const language = chosenLanguage();
const code = language === 'pseudo' ? 'en' : language;
const ONE = new Intl.NumberFormat(code, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** `44.4`, `44,4` */
export const decimal = (value: number): string => ONE.format(value);

/** A chance in whole per cent: `74%`, `74 %` */
export const percent = (chance: Chance): string => percentIn(code, percentOf(chance));

/** A number that is per cent already: `44.4%`, `44,4 %` */
export const perCent = (written: string): string => percentIn(code, `${written}%`);
