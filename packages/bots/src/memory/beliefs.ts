// What a seat believes of what it cannot see: cash by the ledger, sealed bids by what others usually do.
import { type Game, imagine, type QuickStream, type SealedAnswer, type Seat, type View } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import type { Notes, Purse } from './notes.ts';

/** The least that a calculation of somebody's cash may be off. */
const SLACK = 100;
/** A small loan or gift, of which nobody else hears. */
const UNHEARD = 400;

/** A seat's cash as its view shows it, or as the notes reckon it; without notes, a round guess for the time of the game. */
export function cashOf(view: View, notes: Notes | undefined, seat: Seat): number {
  const known = view.seats[seat];
  if (known?.cash !== undefined) return known.cash;
  if (known === undefined || known.out !== undefined || known.inDefault) return 0;
  return notes?.cash[seat]?.sum ?? typicalCash(view.cycle);
}

/** Between what the cash of a seat is believed to lie. */
export function cashRange(
  notes: Notes | undefined,
  seat: Seat,
): { readonly low: number; readonly high: number } | undefined {
  const purse = notes?.cash[seat];
  return purse === undefined ? undefined : around(purse, SLACK + UNHEARD);
}

function around({ sum, doubt }: Purse, slack: number): { readonly low: number; readonly high: number } {
  return { low: Math.max(0, sum - doubt - slack), high: sum + doubt + slack };
}

/** One guess at a seat's hidden cash, for an imagined game. */
export function imagineCash(view: View, notes: Notes | undefined, seat: Seat, chance: QuickStream): number {
  const purse = notes?.cash[seat];
  if (purse === undefined) return 100 * Math.round((typicalCash(view.cycle) / 100) * (0.4 + chance.below(1000) / 800));
  const { low, high } = around(purse, SLACK);
  return Math.round(low + ((high - low) * chance.below(1001)) / 1000);
}

/** The median of what powers of six have in each cycle, in games of officers. */
export function typicalCash(cycle: number): number {
  return 4500 + 600 * cycle + 260 * cycle * cycle;
}

/** How often players bid for each stage when they could, in games of officers. */
const USUAL: Readonly<Record<number, number>> = { 3: 0.96, 4: 0.25, 5: 0.25, 6: 0.5, 7: 0.97 };
/** How many bids of its own outweigh what is usual. */
const PRIOR = 3;

/** The chance that a seat with cubes left bids for a stage. */
export function bidChance(notes: Notes | undefined, seat: Seat, stage: number): number {
  const usual = USUAL[stage] ?? 0.5;
  const habit = notes?.habits[seat]?.[stage];
  return habit === undefined ? usual : (PRIOR * usual + habit.bid) / (PRIOR + habit.asked);
}

/** What a seat has sealed, by what it usually does; undefined where only its default is to be expected. */
export function imagineSealed(
  view: View,
  notes: Notes | undefined,
  seat: Seat,
  chance: QuickStream,
): SealedAnswer | undefined {
  if (view.question?.kind !== 'bid' || view.stage === undefined) return undefined;
  const cubes = view.seats[seat]?.cubes ?? 0;
  const bids = cubes > 0 && chance.below(1000) < 1000 * bidChance(notes, seat, view.stage);
  return { type: 'bid', cubes: bids ? 1 : 0 };
}

/** A game as the seat of a moment may believe it to be: what it sees, cash by its books, sealed bids by habit, the rest by chance. */
export function imagined({ setup, view, notes }: Pick<Moment, 'setup' | 'view' | 'notes'>, chance: QuickStream): Game {
  return imagine(
    setup,
    view,
    chance,
    (seat) => imagineCash(view, notes, seat, chance),
    (seat) => imagineSealed(view, notes, seat, chance),
  );
}
