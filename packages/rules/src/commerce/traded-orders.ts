// Drop-ship orders as things in a deal: a seller's next production, ordered in phase D of Stage 7 (B-BUY-14, -15, -17).
import { RESOURCES, type Resource } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { refuse } from '../referee/refusal.ts';
import type { Seat } from '../state/seat.ts';
import type { AssetRow } from './assets.ts';
import { spots } from './supply-center.ts';
import { besieged } from './traded-supplies.ts';

const RESOURCE_OF: ReadonlyMap<string, Resource> = new Map(
  RESOURCES.map((resource) => [`drop-ship-${resource}`, resource]),
);
const ORDERS: readonly string[] = [...RESOURCE_OF.keys()];

/** An order as those who are no party to it hear of it. */
const FACE = 'drop-ship';

export const tradedOrders: AssetRow = {
  kind: 'drop-ship',
  windows: { 'buys-from-players': 'receiver' },
  elsewhere: refuse('no-orders-now', 'B-BUY-17'),
  clauses: () => ['B-BUY-14', 'B-BUY-15', 'B-BUY-17', 'Q-B-28', 'X-07'],
  names: isOrder,
  // Q-B-28: a siege on either side forbids the order; one that comes later does not void it.
  barred: (play, giver, receiver) =>
    besieged(play, giver) ?? besieged(play, receiver) ?? play.rulebook.carriage.whyNone(play, giver, receiver),
  inventory: () => ORDERS,
  // What the seller will produce is nobody's knowledge yet; more than a row could never be stored.
  most: (play, { receiver }, good) => rowFor(play, receiver, good),
  tooMany: (play, { knower, receiver }, good) => {
    const most = rowFor(play, receiver, good);
    return refuse('row-too-short', 'X-27', { seat: receiver, yours: knower === receiver, most });
  },
  // The terms are the parties' own; others hear that there is an order, as it counts as buying (Q-B-19).
  face: (_state, viewer, good) => (viewer === 'spectator' ? FACE : good),
  uncounted: true,
  hand: (state, { giver, receiver, good, number }, { order }) => {
    const resource = RESOURCE_OF.get(good);
    if (resource === undefined || order === undefined) throw new Error(`${good} is no order with a price`);
    state.offers.orders.push({ seller: giver, buyer: receiver, resource, units: number, ...order });
  },
  thing: (good) => {
    const resource = RESOURCE_OF.get(good);
    return resource === undefined ? { kind: 'order' } : { kind: 'order', resource };
  },
};

/** How many units of what is ordered the buyer's row holds; none of an order that is not known. */
function rowFor(play: Play, buyer: Seat, good: string): number {
  const resource = RESOURCE_OF.get(good);
  return resource === undefined ? 0 : spots(play.seat(buyer), resource);
}

/** Whether a thing in a deal is a drop-ship order. */
export function isOrder(good: string): boolean {
  return good === FACE || RESOURCE_OF.has(good);
}
