// Hired carriers of Stage 5: others move a player's armies for the market price of what it takes, and a fee (M-CARRIER, X-25).
import { z } from 'zod';
import { isTerritory, portsOn, type Sea, type Territory, ZONES, type Zone } from '../../board/index.ts';
import { inDefault } from '../../commerce/loans.ts';
import { moveMarker, priceOfBatch } from '../../commerce/market.ts';
import { whyNotOrder, whyNotStop } from '../../movement/checks.ts';
import { standardCost } from '../../movement/costs.ts';
import { MoveDraft } from '../../movement/draft.ts';
import { mayBoardFrom } from '../../movement/limits.ts';
import { loads, nextOrders } from '../../movement/next-orders.ts';
import { type Cost, type Effort, noEffort, type Order, ordersSchema, soleKind } from '../../movement/order.ts';
import { freeTerms, type MoveTerms } from '../../movement/terms.ts';
import { moveInGo } from '../../order-of-play/stage-5-move.ts';
import { listOf, oneOf } from '../../referee/choice.ts';
import type { Clause } from '../../referee/cite.ts';
import { type CommandDef, field, fieldAfter } from '../../referee/command.ts';
import type { EventBase, EventDefs } from '../../referee/event.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse, sumUp } from '../../referee/refusal.ts';
import { totalOf, zonesOf } from '../../state/forces.ts';
import { pay } from '../../state/ledger.ts';
import type { Seat } from '../../state/seat.ts';

/** For each army (Q-M-80). */
const FEE = 100;

const hireSchema = z.strictObject({ type: z.literal('hire-carriers'), to: z.enum(ZONES), orders: ordersSchema });
export type HireCarriersCommand = z.infer<typeof hireSchema>;

export type CarriersEvent = CarriersHired;
/** The bank is paid before the armies move; what the carriers buy is used up. */
interface CarriersHired extends EventBase {
  readonly type: 'carriers-hired';
  readonly seat: Seat;
  readonly armies: number;
  readonly bought: Cost;
  readonly price: number;
}

const HIRED: readonly Clause[] = [
  'M-CARRIER-01',
  'M-CARRIER-02',
  'M-CARRIER-03',
  'M-CARRIER-04',
  'Q-M-80',
  'Q-M-81',
  'Q-M-82',
  'X-25',
];

export const carriersEvents: EventDefs<CarriersEvent> = {
  'carriers-hired': {
    clauses: HIRED,
    evolve: (state, { seat, bought, price }) => {
      pay(state, seat, 'bank', price);
      moveMarker(state, 'grain', bought.grain);
      moveMarker(state, 'oil', bought.oil);
    },
  },
};

export const hireCarriersCommand: CommandDef<HireCarriersCommand> = {
  type: 'hire-carriers',
  schema: hireSchema,
  answers: ['move'],
  clause: 'M-CARRIER-01',
  may: (play, seat) => {
    const owing = inDefault(play, seat);
    if (owing !== undefined) return owing;
    let why: Refusal | undefined;
    for (const to of ZONES) {
      const not = whyNotTo(play, seat, to);
      if (not === undefined) return undefined;
      // Who cannot pay for the shortest way need not look at any other zone.
      if (why === undefined && play.seat(seat).cash < leastPrice(play, seat)) return sumUp(not);
      why ??= not;
    }
    return why === undefined ? undefined : sumUp(why);
  },
  could: (play, seat) =>
    inDefault(play, seat) === undefined &&
    ZONES.some((to) => {
      const why = whyNotTo(play, seat, to);
      return why === undefined || why.code === 'too-dear';
    }),
  fields: [
    field('to', (play, seat) =>
      oneOf(ZONES, (to) => {
        const why = whyNotTo(play, seat, to);
        return why === undefined ? undefined : sumUp(why);
      }),
    ),
    fieldAfter('orders', ['to'], (play, seat, { to, orders = [] }) =>
      listOf<Order>(
        orders,
        (prefix) => {
          const draft = draftTo(play, seat, to, prefix);
          return oneOf(
            ordersAfter(draft, prefix),
            () => undefined,
            (order) => whyNotHired(draft, prefix, order),
          );
        },
        (prefix) => (isFetching(prefix) ? NOBODY_YET : whyNotStop(draftTo(play, seat, to, prefix))),
      ),
    ),
  ],
  run: (play, seat, { to, orders }) => {
    const bought = suppliesFor(play, seat, to, orders);
    const price = priceOf(play, orders, bought);
    play.emit({ type: 'carriers-hired', seat, armies: armiesIn(orders), bought, price });
    moveInGo(play, seat, termsTo(play, seat, to), orders);
  },
};

/** The terms of Stage 5 for what is carried, out of nobody's store; who is aboard already lands for nothing. */
function termsTo(play: Play, seat: Seat, to: Zone): MoveTerms {
  return {
    ...freeTerms(play, seat, to),
    budget: { grain: Number.MAX_SAFE_INTEGER, oil: Number.MAX_SAFE_INTEGER },
    hired: true,
  };
}

/** A move in the making, after orders that were found legal one by one. */
function draftTo(play: Play, seat: Seat, to: Zone, orders: readonly Order[]): MoveDraft {
  const draft = new MoveDraft(play, seat, termsTo(play, seat, to));
  for (const order of orders) draft.add(order);
  return draft;
}

function whyNotTo(play: Play, seat: Seat, to: Zone): Refusal | undefined {
  const draft = draftTo(play, seat, to, []);
  const shut = draft.terms.enter(to);
  if (shut !== undefined) return shut;
  let why: Refusal | undefined;
  for (const order of firstOrders(draft)) {
    const not = whyNotHired(draft, [], order);
    if (not === undefined) return undefined;
    // What money would change is nearer than what the board forbids.
    if (why === undefined || not.code === 'too-dear') why = not;
  }
  return why ?? refuse('nobody-to-move', 'M-CARRIER-01', { to });
}

/** One army from each land, one navy from each sea: whatever begins a hired move begins so. */
function firstOrders(draft: MoveDraft): Order[] {
  const { play, seat } = draft;
  const { to } = draft.terms;
  return zonesOf(play.state.board, seat).flatMap((from): Order[] => {
    if (isTerritory(from) !== isTerritory(to)) return [];
    if (!isTerritory(from)) {
      const laden = loads(draft, from).map(
        ({ carrier, cargo }): Order => ({ how: 'convoy', from, carrier, number: 1, cargo }),
      );
      return [...laden, { how: 'sail', from, units: { navy: 1 } }];
    }
    return [
      { how: 'march', from, units: { army: 1 } },
      { how: 'airlift', from, units: { army: 1 } },
    ];
  });
}

function ordersAfter(draft: MoveDraft, prefix: readonly Order[]): Order[] {
  return nextOrders(draft).filter((order) => whyNotHired(draft, prefix, order) === undefined);
}

/** Why an order may not come next in a hired move: it carries no army, or costs more than there is. */
function whyNotHired(draft: MoveDraft, prefix: readonly Order[], order: Order): Refusal | undefined {
  if (!carriesArmies(order) || (isFetching(prefix) && order.how !== 'board')) return ARMIES_ONLY;
  // A navy that stays where it is goes nowhere that somebody could be paid for.
  if ((order.how === 'sail' || order.how === 'convoy') && order.from === draft.terms.to) return ARMIES_ONLY;
  const refusal = whyNotOrder(draft, order);
  if (refusal !== undefined) return refusal;
  // An empty navy is sent for armies that wait at a port where it lies.
  const fetches = order.how === 'sail';
  if (fetches && !portsOn(seaOf(order.from)).some((port) => waits(draft, port))) return ARMIES_ONLY;
  const { play, seat, terms } = draft;
  const orders = [...prefix, order];
  const { grain, oil } = suppliesFor(play, seat, terms.to, orders);
  const price = priceOf(play, orders, { grain, oil: fetches ? oil + 1 : oil }) + (fetches ? FEE : 0);
  const { cash } = play.seat(seat);
  return price <= cash ? undefined : refuse('too-dear:carriers', 'M-CARRIER-02', { price, cash });
}

/** Q-M-81: armies by march, by air, or aboard a navy of their own; nothing else is carried, and X-23 no APC. */
function carriesArmies(order: Order): boolean {
  switch (order.how) {
    case 'march':
    case 'airlift':
    case 'board':
    case 'ashore':
      return soleKind(order.units) === 'army';
    case 'sail':
      return soleKind(order.units) === 'navy' && totalOf(order.units) === 1;
    case 'convoy':
      return order.carrier === 'navy' && soleKind(order.cargo) === 'army';
    case 'by':
      return true;
    default:
      return false;
  }
}

/** Whether the last navy named has taken nobody aboard yet. */
function isFetching(orders: readonly Order[]): boolean {
  return orders[orders.length - 1]?.how === 'sail';
}

/** Whether an army stands at a port and may go aboard there. */
function waits(draft: MoveDraft, port: Territory): boolean {
  return draft.count(port, 'army', {}) > 0 && mayBoardFrom(draft, port, 'navy', {}, false, false);
}

function seaOf(zone: Zone): Sea {
  if (isTerritory(zone)) throw new Error(`${zone} is no sea`);
  return zone;
}

/** what the moves take by the base's table, without technology. */
function suppliesFor(play: Play, seat: Seat, to: Zone, orders: readonly Order[]): Cost {
  const draft = draftTo(play, seat, to, orders);
  draft.finish();
  const effort = noEffort();
  for (const leg of draft.legs) {
    if (!('path' in leg)) continue;
    const counts = leg.how === 'airlift' ? effort.flown : effort.entered;
    for (const kind of play.rulebook.kinds)
      counts[kind] += (leg.units[kind] ?? 0) * (leg.how === 'airlift' ? 1 : leg.path.length);
  }
  // B-MOVE-15: who boards together does so for one oil.
  effort.boardings = orders.filter(({ how }, i) => how === 'board' && orders[i - 1]?.how !== 'board').length;
  return standardCost(play, seat, effort);
}

/** M-CARRIER-02, Q-M-80: the market's price of those units before they are bought, and the fee for each army. */
function priceOf(play: Play, orders: readonly Order[], { grain, oil }: Cost): number {
  return priceOfBatch(play, 'grain', grain, 'up') + priceOfBatch(play, 'oil', oil, 'up') + FEE * armiesIn(orders);
}

/** No hired move costs less: one army goes one zone, by land, by air, or aboard a navy. */
function leastPrice(play: Play, seat: Seat): number {
  const price = (effort: Effort): number => {
    const { grain, oil } = standardCost(play, seat, effort);
    return priceOfBatch(play, 'grain', grain, 'up') + priceOfBatch(play, 'oil', oil, 'up');
  };
  const [march, flight, voyage] = [noEffort(), noEffort(), noEffort()];
  march.entered.army = 1;
  flight.flown.army = 1;
  voyage.entered.navy = 1;
  return FEE + Math.min(price(march), price(flight), price(voyage));
}

/** Armies that are carried, each once for each order that takes it in. */
function armiesIn(orders: readonly Order[]): number {
  return orders.reduce((sum, order) => {
    if (order.how === 'march' || order.how === 'airlift' || order.how === 'board') return sum + totalOf(order.units);
    return order.how === 'convoy' ? sum + order.number * totalOf(order.cargo) : sum;
  }, 0);
}

const NOBODY_YET = refuse('goes-on:carriers', 'M-CARRIER-01');
const ARMIES_ONLY = refuse('armies-only', 'M-CARRIER-01');
