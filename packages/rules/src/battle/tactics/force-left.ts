// What is left of an assault that was named before nukes fell: the orders that can still be carried out, as far as they can (Q-B-66, X-02).
import { whyNotOrder, whyNotStop } from '../../movement/checks.ts';
import { MoveDraft } from '../../movement/draft.ts';
import type { Order } from '../../movement/order.ts';
import { whyNotOrders } from '../../movement/orders.ts';
import type { MoveTerms } from '../../movement/terms.ts';
import type { Play } from '../../referee/play.ts';
import type { Seat } from '../../state/seat.ts';
import { UNIT_KINDS } from '../../unit-table.ts';

/** The orders that are left of some, each for as many units as can still come; undefined if nobody is left to come. */
export function ordersLeft(
  play: Play,
  seat: Seat,
  terms: MoveTerms,
  orders: readonly Order[],
): readonly Order[] | undefined {
  if (whyNotOrders(play, seat, terms, orders) === undefined) return orders;
  const left: Order[] = [];
  for (const line of linesOf(orders)) left.push(...lineLeft(play, seat, terms, left, line));
  return left.length > 0 ? left : undefined;
}

/** What can be done of one line after those before it; nothing if those it sends have nothing left to do. */
function lineLeft(
  play: Play,
  seat: Seat,
  terms: MoveTerms,
  before: readonly Order[],
  line: readonly Order[],
): readonly Order[] {
  const draft = new MoveDraft(play, seat, terms);
  for (const order of before) draft.add(order);
  const left: Order[] = [];
  for (const order of line) {
    const open = fromMost(order).find((each) => whyNotOrder(draft, each) === undefined);
    if (open !== undefined) {
      draft.add(open);
      left.push(open);
    } else if (order.how !== 'board' && order.how !== 'ashore') return [];
  }
  return whyNotStop(draft) === undefined ? left : [];
}

/** Orders line by line: who sets out, and then what they do on their way. */
function linesOf(orders: readonly Order[]): Order[][] {
  const lines: Order[][] = [];
  for (const order of orders) {
    const line = lines[lines.length - 1];
    if (line !== undefined && (order.how === 'by' || order.how === 'board' || order.how === 'ashore')) line.push(order);
    else lines.push([order]);
  }
  return lines;
}

/** An order for all its units, then for one less each time. */
function fromMost(order: Order): Order[] {
  if (order.how === 'by') return [order];
  if (order.how === 'convoy' || order.how === 'lift')
    return Array.from({ length: order.number }, (_, less) => ({ ...order, number: order.number - less }));
  const kind = UNIT_KINDS.find((each) => (order.units[each] ?? 0) > 0);
  const most = kind === undefined ? 0 : (order.units[kind] ?? 0);
  return kind === undefined
    ? []
    : Array.from({ length: most }, (_, less) => ({ ...order, units: { [kind]: most - less } }));
}
