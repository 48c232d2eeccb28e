// What a seat has resolved against a rival: threats that it made, and the coalition of all against who is about to win.
import { publicWorth, type Seat, type View } from '@marshall/rules';
import { hasSworn } from './memory/oaths.ts';
import type { Sight } from './sight.ts';
import { aheadOf, isTooEarly } from './voice/ahead.ts';

let last: { readonly view: View; readonly found: Seat | undefined } | undefined;

/** The player against whom all others stand together, by what everybody can see. */
export function runaway(view: View): Seat | undefined {
  if (isTooEarly(view.cycle)) return undefined;
  if (last?.view !== view) {
    const worth: Record<Seat, number> = {};
    for (const seat of view.order)
      if (view.seats[seat]?.out === undefined) worth[seat] = publicWorth(view, seat)?.total ?? 0;
    last = { view, found: aheadOf(worth, view.cycle) };
  }
  return last.found;
}

/** How much more a war is worth against who was threatened, and against who is about to win. */
const OATH = 0.6;
const COALITION = 0.5;

/** The part by which a war against a rival is worth more to it than its gain says. */
export function resolveAgainst(sight: Sight, rival: Seat): number {
  const oath = sight.notes !== undefined && hasSworn(sight.notes, rival) ? OATH : 0;
  return oath + (isShunned(sight, rival) ? COALITION : 0);
}

/** Whether a rival is about to win, so that nobody lets it pass, arms it or spares it. */
export function isShunned(sight: Sight, rival: Seat): boolean {
  return sight.rivals.length > 1 && runaway(sight.view) === rival;
}
