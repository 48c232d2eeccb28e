// Numbers with one decimal as the reader writes them, in the language of the page.
import { chosenLanguage } from './choose-language.ts';

const language = chosenLanguage();
const ONE = new Intl.NumberFormat(language === 'pseudo' ? 'en' : language, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** `44.4`, `44,4` */
export const decimal = (value: number): string => ONE.format(value);
