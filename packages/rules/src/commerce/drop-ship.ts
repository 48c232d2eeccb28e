// What becomes of drop-ship orders: delivery out of the seller's next production, or nothing (B-BUY-16 to -18).
import type { Resource } from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import { type EventBase, type EventDefs, factsOf, type Secret, secretFor } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { pay, store } from '../state/ledger.ts';
import type { DropShip } from '../state/offers.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, State } from '../state/state.ts';
import { freeSpots } from './supply-center.ts';

export type DropShipEvent = DropShipped | DropShipLapsed;
/** Supply centers are open to all, so the units are; the terms are the parties' own. */
interface DropShipped extends EventBase {
  readonly type: 'drop-shipped';
  readonly seller: Seat;
  readonly buyer: Seat;
  readonly resource: Resource;
  readonly units: number;
  /** How many of them found no room at the buyer's. */
  readonly lost: number;
  readonly secret: Secret<{ readonly paid: number; readonly ordered: number }>;
}
/** An order of which nothing comes; only the parties knew of it. */
interface DropShipLapsed extends EventBase {
  readonly type: 'drop-ship-lapsed';
  readonly seller: Seat;
  readonly buyer: Seat;
  readonly resource: Resource;
  readonly ordered: number;
}

// Everybody hears of a delivery: X-33 is always named, so that it does not tell whose cash was short.
const DELIVERED: readonly Clause[] = ['B-XFER-06', 'B-BUY-16', 'B-BUY-17', 'Q-B-28', 'X-33'];

export const dropShipEvents: EventDefs<DropShipEvent> = {
  'drop-shipped': {
    clauses: DELIVERED,
    evolve: (state, event) => {
      store(state, event.buyer, event.resource, event.units - event.lost);
      pay(state, event.buyer, event.seller, factsOf(event.secret).paid);
      takeOrder(state, event);
    },
  },
  'drop-ship-lapsed': {
    clauses: ['B-BUY-17', 'Q-B-28'],
    evolve: takeOrder,
  },
};

/** The orders on a seller's next production, in the order in which they were made. */
export function ordersOn(play: Play, seller: Seat): readonly DeepReadonly<DropShip>[] {
  return play.state.offers.orders.filter((order) => order.seller === seller);
}

/** B-BUY-18: a seller who leaves any of their companies unpaid delivers nothing. */
export function lapseOrders(play: Play, seller: Seat): void {
  for (const order of ordersOn(play, seller)) lapse(play, order, ['B-BUY-18', 'Q-B-28']);
}

/** Delivers as much of an order as the production and, on delivery, the buyer's cash allow; says how many units went. */
export function deliverOrder(play: Play, order: DeepReadonly<DropShip>, produced: number): number {
  const { seller, buyer, resource, price } = order;
  const onDelivery = order.paid === 'on-delivery' && price > 0;
  // no loan is raised for a buyer who cannot pay.
  const payable = onDelivery ? Math.floor(play.seat(buyer).cash / price) : order.units;
  const units = Math.min(order.units, produced, payable);
  if (units === 0) {
    lapse(
      play,
      order,
      payable < Math.min(order.units, produced) ? ['B-BUY-17', 'Q-B-28', 'X-33'] : ['B-BUY-17', 'Q-B-28'],
    );
    return 0;
  }
  const lost = Math.max(0, units - freeSpots(play.seat(buyer), resource));
  const full: readonly Clause[] = lost > 0 ? ['B-XFER-04', 'X-27'] : [];
  play.emit({
    type: 'drop-shipped',
    seller,
    buyer,
    resource,
    units,
    lost,
    secret: secretFor([seller, buyer], { paid: onDelivery ? units * price : 0, ordered: order.units }),
    clauses: [...DELIVERED, ...full],
  });
  return units;
}

function lapse(play: Play, order: DeepReadonly<DropShip>, clauses: readonly Clause[]): void {
  const { seller, buyer, resource, units } = order;
  play.emit({ type: 'drop-ship-lapsed', seller, buyer, resource, ordered: units, to: [seller, buyer], clauses });
}

/** Strikes the first such order out; orders are carried out as they stand in the book. */
function takeOrder(
  state: State,
  event: { readonly seller: Seat; readonly buyer: Seat; readonly resource: Resource },
): void {
  const { orders } = state.offers;
  const at = orders.findIndex(
    ({ seller, buyer, resource }) => seller === event.seller && buyer === event.buyer && resource === event.resource,
  );
  if (at >= 0) orders.splice(at, 1);
}
