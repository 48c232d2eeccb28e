// What makes one move better than another, as a sentence with its figures.
import type { Cause, CauseFigure } from '@marshall/bots';
import { decimal } from '../decimals.ts';
import { money, causeWords as text } from '../words.ts';

/** Figures in millions; all others are counted. */
const IN_MONEY: ReadonlySet<CauseFigure> = new Set(['wealth', 'cash', 'stock', 'debts', 'rival']);

/** `Your weakest home has 4.2 guards instead of 1.5.` */
export function causeText({ figure, better, other }: Cause): string {
  const say = (value: number): string =>
    IN_MONEY.has(figure)
      ? money(Math.round(value))
      : Number.isInteger(round(value))
        ? String(round(value))
        : decimal(value);
  return text[figure](say(better), say(other));
}

const round = (value: number): number => Math.round(10 * value) / 10;
