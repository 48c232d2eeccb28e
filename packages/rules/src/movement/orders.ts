// The fields of every command that moves units: where to, and the list of orders (B-MOVE-02, -03).
import { type Zone, zoneName } from '../board/index.ts';
import { type Choice, oneOf } from '../referee/choice.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import type { Seat } from '../state/seat.ts';
import { whyNotOrder, whyNotStop } from './checks.ts';
import { MoveDraft } from './draft.ts';
import { nextOrders } from './next-orders.ts';
import type { Cost, Order } from './order.ts';
import { reachOf, whyBarred } from './reach.ts';
import type { MoveTerms } from './terms.ts';

/** The final zone of a move, out of those that some unit can come to. */
export function destinationChoice(
  play: Play,
  seat: Seat,
  zones: readonly Zone[],
  termsFor: (zone: Zone) => MoveTerms,
): Choice<Zone> {
  const choice = oneOf(zones, whyNotTo(play, seat, termsFor), () =>
    refuse('elsewhere', 'B-MOVE-03', 'Units may not move there now; ask for the options.'),
  );
  return {
    domain: choice.domain,
    refuse: (zone) => {
      const refusal = choice.refuse(zone);
      return refusal?.code === OUT_OF_REACH ? (whyBarred(play, seat, zone) ?? refusal) : refusal;
    },
  };
}

/** Whether any unit can come to any of the zones. */
export function canMove(play: Play, seat: Seat, zones: readonly Zone[], termsFor: (zone: Zone) => MoveTerms): boolean {
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

/** What orders cost, before anybody commits himself to them; a refusal if they are not legal so far. */
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

function whyNotTo(play: Play, seat: Seat, termsFor: (zone: Zone) => MoveTerms): (zone: Zone) => Refusal | undefined {
  const reach = reachOf(play, seat);
  return (zone) => {
    const terms = termsFor(zone);
    return (
      terms.enter(zone) ??
      (reach(terms)
        ? undefined
        : refuse(OUT_OF_REACH, 'B-MOVE-02', `None of your units can come to ${zoneName(zone)} with what you store.`))
    );
  };
}

const OUT_OF_REACH = 'out-of-reach';
