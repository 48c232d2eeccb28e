// The fields of every command that moves units: where to, and the list of orders (B-MOVE-02, -03).
import type { Zone } from '../board/index.ts';
import { type Choice, oneOf, withReason } from '../referee/choice.ts';
import { oncePerDeed } from '../referee/once.ts';
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
  for (const zone of zones) {
    const terms = termsFor(zone);
    if (terms.enter(zone) === undefined && reachOf(play, seat)(terms)) return true;
  }
  return false;
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

/**
 * The draft that legal orders make, or why one of them is not legal. The last one is kept with the play: what is carried out
 * was checked just before.
 */
function draftOf(play: Play, seat: Seat, terms: MoveTerms, orders: readonly Order[]): MoveDraft | Refusal {
  const known = checked(play, seat);
  if (known.draft !== undefined && known.orders === orders && known.last === orders[known.number - 1]) {
    if (known.number === orders.length && isAlike(known.draft.terms, terms)) return known.draft;
  }
  const draft = new MoveDraft(play, seat, terms);
  for (const order of orders) {
    const refusal = whyNotOrder(draft, order);
    if (refusal !== undefined) return refusal;
    draft.add(order);
  }
  known.orders = orders;
  known.number = orders.length;
  known.last = orders[orders.length - 1];
  known.draft = draft;
  return draft;
}

/** The same, for somebody who goes on with the draft: nobody else is given it any more. */
export function takeDraft(play: Play, seat: Seat, terms: MoveTerms, orders: readonly Order[]): MoveDraft | Refusal {
  const draft = draftOf(play, seat, terms, orders);
  checked(play, seat).orders = undefined;
  return draft;
}

/** The orders that were found legal last in a position, and what they make. */
const checked = oncePerDeed(
  (): {
    orders: readonly Order[] | undefined;
    number: number;
    last: Order | undefined;
    draft: MoveDraft | undefined;
  } => ({ orders: undefined, number: 0, last: undefined, draft: undefined }),
);

/** Whether terms are drawn up for the same move. In one position the rest of them follows from these. */
function isAlike(a: MoveTerms, b: MoveTerms): boolean {
  return (
    a.to === b.to &&
    a.occasion === b.occasion &&
    a.mustLand === b.mustLand &&
    a.payer === b.payer &&
    a.hired === b.hired &&
    a.budget?.grain === b.budget?.grain &&
    a.budget?.oil === b.budget?.oil
  );
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
