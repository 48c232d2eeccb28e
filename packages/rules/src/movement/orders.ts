// The fields of every command that moves units: where to, and the list of orders (B-MOVE-02, -03).
import type { Zone } from '../board/index.ts';
import { type Choice, oneOf, withReason } from '../referee/choice.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import type { Seat } from '../state/seat.ts';
import { whyNotOrder, whyNotStop } from './checks.ts';
import { MoveDraft } from './draft.ts';
import { nextOrders } from './next-orders.ts';
import { obstacleTo } from './obstacle.ts';
import type { Cost, Order } from './order.ts';
import { reachOf } from './reach.ts';
import type { MoveTerms } from './terms.ts';

/**
 * The final zone of a move, out of those that some unit can come to. `elsewhere` refuses a zone that is not among them.
 * That nothing can come there sums up what is wrong with all possible orders, and is asked from the exact checks.
 */
export function destinationChoice<Z extends Zone>(
  play: Play,
  seat: Seat,
  zones: readonly Z[],
  termsFor: (zone: Z) => MoveTerms,
  elsewhere?: (zone: Z) => Refusal | undefined,
): Choice<Z> {
  return withReason(
    oneOf(zones, whyNotTo(play, seat, termsFor), elsewhere),
    OUT_OF_REACH,
    (zone) => sumUp(obstacleTo(play, seat, termsFor(zone))),
    (zone) => (zones.includes(zone) ? termsFor(zone).enter(zone) : OUT_OF_REACH),
  );
}

/** Whether any unit can come to any of the zones. */
export function canMove<Z extends Zone>(
  play: Play,
  seat: Seat,
  zones: readonly Z[],
  termsFor: (zone: Z) => MoveTerms,
): boolean {
  const why = whyNotTo(play, seat, termsFor);
  return zones.some((zone) => why(zone) === undefined);
}

/** The list of orders to one final zone; `prefix` is what a draft holds of it. */
export function ordersChoice(
  play: Play,
  seat: Seat,
  terms: MoveTerms,
  prefix: readonly Order[],
): Choice<readonly Order[]> {
  return {
    domain: () => {
      const draft = draftOf(play, seat, terms, prefix);
      const legal = draft instanceof MoveDraft;
      return {
        kind: 'list',
        next: { kind: 'one-of', values: legal ? nextOrders(draft) : [] },
        mayStop: legal && whyNotStop(draft) === undefined,
      };
    },
    refuse: (orders) => {
      const draft = draftOf(play, seat, terms, orders);
      return draft instanceof MoveDraft ? whyNotStop(draft) : draft;
    },
  };
}

/** Why a list of orders is not legal as a whole; undefined if it is. */
export function whyNotOrders(play: Play, seat: Seat, terms: MoveTerms, orders: readonly Order[]): Refusal | undefined {
  return ordersChoice(play, seat, terms, []).refuse(orders);
}

/** What orders cost, before anybody commits themselves to them; a refusal if they are not legal so far. */
export function costOf(play: Play, seat: Seat, terms: MoveTerms, orders: readonly Order[]): Cost | Refusal {
  const draft = draftOf(play, seat, terms, orders);
  return draft instanceof MoveDraft ? draft.cost : draft;
}

/** The draft that legal orders make, or why one of them is not legal. */
export function draftOf(play: Play, seat: Seat, terms: MoveTerms, orders: readonly Order[]): MoveDraft | Refusal {
  const draft = new MoveDraft(play, seat, terms);
  for (const order of orders) {
    const refusal = whyNotOrder(draft, order);
    if (refusal !== undefined) return refusal;
    draft.add(order);
  }
  return draft;
}

function whyNotTo<Z extends Zone>(
  play: Play,
  seat: Seat,
  termsFor: (zone: Z) => MoveTerms,
): (zone: Z) => Refusal | undefined {
  return (zone) => {
    const terms = termsFor(zone);
    return terms.enter(zone) ?? (reachOf(play, seat)(terms) ? undefined : OUT_OF_REACH);
  };
}

/** The quick look says no more than no. */
const OUT_OF_REACH = refuse('out-of-reach', 'B-MOVE-02');
