// Sold units on their way: where they must go, who pays, and how they change colour on arrival (B-BAZAAR-03 to -08, Q-B-87).
import { isLightSea, isTerritory, portsOn, type Zone } from '../board/index.ts';
import { carryOut } from '../movement/carry-out.ts';
import { MoveDraft } from '../movement/draft.ts';
import { afterEntry } from '../movement/entry.ts';
import type { Leg, Way } from '../movement/order.ts';
import { takeDraft, whyNotOrders } from '../movement/orders.ts';
import { type MoveTerms, whyNotEnd } from '../movement/terms.ts';
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import {
  addLaden,
  addUnits,
  type Counts,
  type Load,
  noUnits,
  type SparseCounts,
  sparse,
  takeLaden,
  takeUnits,
  totalOf,
} from '../state/forces.ts';
import { isHome, isNuked, occupies, otherOccupant } from '../state/occupation.ts';
import type { Delivery, Offer } from '../state/offers.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';

/** Where sold units go, and by which way: overland or by air, by sea, or off a fleet that ends in a sea beside the land. */
export type Course = Pick<DeepReadonly<Delivery>, 'seller' | 'payer' | 'zone' | 'fleet'>;

export type DeliveryEvent = UnitsSold;

/** Sold units have arrived and are the buyer's from now on. */
interface UnitsSold extends EventBase {
  readonly type: 'units-sold';
  readonly seller: Seat;
  readonly buyer: Seat;
  readonly zone: Zone;
  /** Those with nothing aboard, and carriers with what is aboard each. */
  readonly units: SparseCounts;
  readonly laden: readonly Load[];
}

const ARMIES: readonly Clause[] = ['B-BAZAAR-03', 'B-BAZAAR-04', 'B-BAZAAR-05'];
const NAVIES: readonly Clause[] = ['B-BAZAAR-06', 'B-BAZAAR-07', 'B-BAZAAR-08'];
const BOTH: readonly Clause[] = ['B-BAZAAR-01', 'B-BAZAAR-02', 'Q-B-20', 'Q-B-87', 'X-07', 'X-26'];

export const deliveryEvents: EventDefs<DeliveryEvent> = {
  'units-sold': {
    clauses: BOTH,
    evolve: (state, { seller, buyer, zone, units, laden }) => {
      takeUnits(state, zone, seller, units);
      addUnits(state, zone, buyer, units);
      for (const carrier of laden) {
        takeLaden(state, zone, seller, carrier);
        addLaden(state, zone, buyer, carrier);
      }
    },
  },
};

/** Moves the units that an offer sells to the buyer and gives them their colour. */
export function deliverUnits(play: Play, offer: DeepReadonly<Offer>): void {
  const { delivery } = offer;
  if (delivery === undefined) return;
  const { seller, zone, orders } = delivery;
  const buyer = buyerOf(offer, seller);
  const terms = deliveryTerms(play, buyer, delivery);
  const { units, laden } = soldBy(play, seller, terms, delivery);
  const entered = carryOut(play, seller, terms, orders, 'delivery');
  const clauses = [...BOTH, ...(isTerritory(zone) ? ARMIES : NAVIES)];
  play.emit({ type: 'units-sold', seller, buyer, zone, units: sparse(units), laden, clauses });
  // B-SQUAT-01: the units have moved in as the buyer's; the seller's fleet, if it brought them, stays their where it ended.
  afterEntry(play, buyer, zone, false);
  for (const other of entered) if (other !== zone) afterEntry(play, seller, other, false);
}

/** Why the units of an offer cannot be delivered now; all of it is for everybody to see. */
export function whyNoDelivery(play: Play, offer: DeepReadonly<Offer>): Refusal | undefined {
  const { delivery } = offer;
  if (delivery === undefined) return undefined;
  const buyer = buyerOf(offer, delivery.seller);
  return (
    whyNotThere(play, buyer, delivery.zone) ??
    whyNotOrders(play, delivery.seller, deliveryTerms(play, buyer, delivery), delivery.orders)
  );
}

/** All units that change hands with a delivery, by kind. */
export function unitsOf(play: Play, offer: DeepReadonly<Offer>): Counts {
  const { delivery } = offer;
  const all = noUnits();
  if (delivery === undefined) return all;
  const terms = deliveryTerms(play, buyerOf(offer, delivery.seller), delivery);
  const { units, laden } = soldBy(play, delivery.seller, terms, delivery);
  for (const kind of UNIT_KINDS) {
    all[kind] += units[kind];
    for (const { carrier, cargo } of laden) all[kind] += (cargo[kind] ?? 0) + (carrier === kind ? 1 : 0);
  }
  return all;
}

/** Whether units sold to a player may be moved to a zone (B-BAZAAR-03, -06). */
export function takesIn(play: Play, buyer: Seat, zone: Zone): boolean {
  return faultOf(play, buyer, zone) === undefined;
}

/** Why they may not. */
export function whyNotThere(play: Play, buyer: Seat, zone: Zone): Refusal | undefined {
  switch (faultOf(play, buyer, zone)) {
    case 'not-his':
      return refuse(isTerritory(zone) && isNuked(play, zone) ? 'not-his:nuked' : 'not-his', 'B-BAZAAR-03', { zone });
    case 'no-port':
      return refuse('no-port:delivery', 'B-BAZAAR-06', { zone });
    case 'occupied':
      return refuse('occupied:delivery', 'Q-B-87', { zone });
    case undefined:
      return undefined;
  }
}

function faultOf(play: Play, buyer: Seat, zone: Zone): 'not-his' | 'no-port' | 'occupied' | undefined {
  if (isTerritory(zone)) {
    if (!(isHome(play, buyer, zone) ? !isNuked(play, zone) : occupies(play, buyer, zone))) return 'not-his';
  } else if (!isLightSea(zone) || !portsOn(zone).some((territory) => occupies(play, buyer, territory))) {
    return 'no-port';
  }
  return otherOccupant(play, buyer, zone) === undefined ? undefined : 'occupied';
}

/** The terms on which the seller moves what they sell: by standard moving costs out of the payer's store. */
export function deliveryTerms(play: Play, buyer: Seat, { seller, payer, zone, fleet }: Course): MoveTerms {
  // What has come there is the buyer's.
  const notAgain = (from: Zone) => (from === zone ? refuse('sold:delivery', 'B-BAZAAR-05') : undefined);
  const comes = (kind: UnitKind) =>
    play.rulebook.unit(kind).domain === 'land' ? play.rulebook.mayDeliver(play, buyer, zone, kind) : undefined;
  if (fleet !== undefined && isTerritory(zone)) {
    return {
      occasion: 'delivery',
      to: fleet,
      comes,
      ways: CONVOY,
      enter: (sea) => whyNotEnd(play, seller, sea),
      ashore: (territory) => (territory === zone ? whyNotThere(play, buyer, zone) : noLanding(zone)),
      mustLand: zone,
      from: notAgain,
      payer,
    };
  }
  return {
    occasion: 'delivery',
    to: zone,
    comes: isTerritory(zone) ? comes : () => undefined,
    ways: isTerritory(zone) ? OVERLAND : BY_SEA,
    enter: (target) => whyNotThere(play, buyer, target),
    ashore: (territory) => (territory === zone ? undefined : noLanding(zone)),
    from: notAgain,
    payer,
  };
}

const OVERLAND: readonly Way[] = ['march', 'airlift', 'land'];
// Q-B-87: a sold navy goes with the armies aboard it; none board or leave it on the way.
const BY_SEA: readonly Way[] = ['sail'];
const CONVOY: readonly Way[] = ['sail', 'board', 'land'];

function buyerOf({ from, to }: DeepReadonly<Offer>, seller: Seat): Seat {
  return seller === from ? to : from;
}

/** What arrives where it is sold: everything that ends there, and of a convoy only what goes ashore. */
function soldBy(
  play: Play,
  seller: Seat,
  terms: MoveTerms,
  { zone, orders }: DeepReadonly<Delivery>,
): { units: Counts; laden: Load[] } {
  const draft = takeDraft(play, seller, terms, orders);
  if (!(draft instanceof MoveDraft)) throw new Error(`units that cannot be delivered: ${draft.message}`);
  draft.finish();
  const units = noUnits();
  const laden: Load[] = [];
  for (const leg of draft.legs) {
    // A carrier that has come may sail out and back in the same move; it is sold once.
    if (leg.to === zone && leg.from !== zone && leg.how !== 'board') arrive(leg, units, laden);
  }
  return { units, laden };
}

function arrive(leg: Leg, units: Counts, laden: Load[]): void {
  // What lands has left its carrier; only what comes under way can have something aboard.
  const cargo = 'path' in leg ? leg.cargo : {};
  const empty = totalOf(cargo) === 0;
  for (const kind of UNIT_KINDS) {
    const number = leg.units[kind] ?? 0;
    if (empty) units[kind] += number;
    else for (let i = 0; i < number; i++) laden.push({ carrier: kind, cargo: { ...cargo } });
  }
}

function noLanding(zone: Zone): Refusal {
  return refuse('not-there:delivery', 'B-BAZAAR-03', { zone });
}
