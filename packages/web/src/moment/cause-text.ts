// What makes one move better than another, as a sentence with its figures.
import type { Cause, CauseFigure } from '@marshall/bots/review';
import { decimal } from '../decimals.ts';
import { money, suggestWords, causeWords as text } from '../words.ts';

/** Figures in millions; all others are counted. */
const IN_MONEY: ReadonlySet<CauseFigure> = new Set(['wealth', 'cash', 'stock', 'debts', 'rival']);

/** `Guard of the weakest home: 4.2 instead of 1.5` */
export function causeText({ figure, better, other }: Cause): string {
  const say = (value: number): string =>
    IN_MONEY.has(figure)
      ? money(Math.round(value))
      : Number.isInteger(round(value))
        ? String(round(value))
        : decimal(value);
  return suggestWords.instead(text[figure], say(better), say(other));
}

const round = (value: number): number => Math.round(10 * value) / 10;
