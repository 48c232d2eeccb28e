// Carrying out orders: the units move, the supplies are used up, and a player who arrives somewhere settles there.
import type { Zone } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { isAssault, occupies } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import { MoveDraft } from './draft.ts';
import { afterEntry } from './entry.ts';
import { arrivalsOf, clausesOf, type Purpose } from './moved.ts';
import type { Cost, Order } from './order.ts';
import { takeDraft } from './orders.ts';
import { squat } from './squatters.ts';
import type { MoveTerms } from './terms.ts';

/**
 * Carries out orders that were found legal. Units that end in a new zone settle there, unless they must fight for it or
 * belong to somebody else by then; what is captured by battle the battle itself records. Who comes to units of their own
 * takes the cards of others there all the same (B-SQUAT-01). Gives the zones newly occupied.
 */
export function carryOut(
  play: Play,
  seat: Seat,
  terms: MoveTerms,
  orders: readonly Order[],
  purpose: Purpose = 'battle',
): readonly Zone[] {
  const draft = takeDraft(play, seat, terms, orders);
  if (!(draft instanceof MoveDraft)) throw new Error(`orders that are not legal: ${draft.message}`);
  const cost = terms.hired === true ? NOTHING : draft.cost;
  draft.finish();
  const { legs } = draft;
  const arrivals = arrivalsOf(legs);
  const held = arrivals.filter((zone) => occupies(play, seat, zone));
  const clauses = clausesOf(legs, cost, purpose);
  const moved = {
    type: 'units-moved',
    seat,
    purpose,
    zone: terms.to,
    legs,
    cost,
    payer: terms.payer ?? seat,
    clauses,
  } as const;
  play.emit(terms.hired === true ? { ...moved, hired: true } : moved);
  play.rulebook.afterMove(play, seat, legs, purpose);
  const settled = arrivals.filter((zone) => occupies(play, seat, zone));
  const entered = settled.filter((zone) => !held.includes(zone));
  if (purpose === 'assault' || purpose === 'delivery') return entered;
  for (const zone of settled) {
    // A force that still fights for its land takes nothing there yet.
    if (entered.includes(zone)) afterEntry(play, seat, zone, purpose !== 'battle');
    else if (!isAssault(play, seat, zone)) squat(play, seat, zone);
  }
  return entered;
}

const NOTHING: Cost = { grain: 0, oil: 0 };
