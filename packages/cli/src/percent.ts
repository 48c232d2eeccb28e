// Chances and shares as they are printed, in the language that was chosen.
import { type Chance, percent as percentOf } from '@marshall/rules';
import { percentIn } from '@marshall/words';
import { language } from './language.ts';

/** A chance in per cent: `44.4%`, `44,4 %`. */
export const percent = (chance: Chance, decimals: number): string => written(percentOf(chance, decimals));

/** A share of one in per cent, with one decimal. */
export const share = (rate: number): string => written(`${(100 * rate).toFixed(1)}%`);

const written = (text: string): string => percentIn(language.code, text);
