// The last market of a game: stores count at closing prices, so that every sale and purchase also changes what all others have.
// What counts is the lead over the richest rival, not how much one has.
import {
  BEAR_PIT,
  clampSpot,
  priceAt,
  type QuickStream,
  quickStream,
  RESOURCES,
  type Resource,
  type Seat,
} from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { isDesperate } from '../decisions/detente.ts';
import { legal } from '../fill.ts';
import { cashOf } from '../memory/beliefs.ts';
import type { Decision } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { usual } from '../usual.ts';

/** Somebody at the end: cash, stores, what a row of theirs holds, and all else that counts. */
interface Hand {
  readonly seat: Seat;
  readonly row: number;
  readonly rest: number;
  cash: number;
  readonly stores: Record<Resource, number>;
}

interface Close {
  readonly hands: readonly Hand[];
  readonly market: Record<Resource, number>;
}

/** By how many millions a deal must better the lead. */
const LEAST = 50;
/** Orders of the last Stage 7 that are tried before a sale. */
const ORDERS = 6;
/** The price below which most players keep their stores for the end. */
const HOLD_OUT = 600;

/** What a general does at the last market; undefined at any other question, and where prices are not counted as they close. */
export function closeMarket(moment: Moment): Decision | undefined {
  const kind = moment.question ?? moment.view.question?.kind;
  const { setup, view, seat } = moment;
  if (kind !== 'buy' && kind !== 'sell' && kind !== 'bid') return undefined;
  const { detenteCycle, detentePrices, marketPricing, merchantMarine } = setup.options;
  if (detenteCycle === 'none' || view.cycle < detenteCycle || detentePrices !== 'closing') return undefined;
  if (marketPricing !== 'batch' || merchantMarine) return undefined;
  const sight = sightOf(moment);
  if (kind === 'buy') return lastPurchase(moment, sight);
  if (kind === 'sell') return isDesperate(sight) ? undefined : lastSale(moment, sight);
  // A cube that is left now is good for nothing else.
  if (view.stage !== 7 || (view.seats[seat]?.cubes ?? 0) === 0) return undefined;
  return { command: { type: 'bid', cubes: 1 }, why: { reason: 'bid', stage: 7, worth: 0 } };
}

/** The purchase that betters its lead most when all others have had their turns, or none. */
function lastPurchase(moment: Moment, sight: Sight): Decision | undefined {
  const { view, seat } = moment;
  const order = view.sequence.filter((each) => (view.bids[each] ?? 0) > 0);
  const at = order.indexOf(seat);
  const after = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))];
  const tried = (resource?: Resource, units = 0) => {
    const close = closeOf(sight);
    const own = close.hands.find((hand) => hand.seat === seat);
    if (own === undefined) return 0;
    if (resource !== undefined) buys(close, own, resource, units);
    buyInTurn(close, after);
    return leadOf(close, seat);
  };
  let best: { readonly resource: Resource; readonly units: number; readonly lead: number } | undefined;
  const waits = tried();
  for (const resource of RESOURCES) {
    const spot = view.market[resource];
    const room = sight.row - sight.own.supplies[resource];
    const most = Math.min(Math.floor(sight.cash / priceAt(spot)), reachOf(sight, room, spot));
    for (let units = 1; units <= most; units++) {
      const lead = tried(resource, units);
      if (lead > waits + LEAST && lead > (best?.lead ?? Number.NEGATIVE_INFINITY)) best = { resource, units, lead };
    }
  }
  if (best === undefined) return usual('buy', moment);
  const { resource, units } = best;
  const command = legal(moment, { type: 'buy', resource, units });
  if (command === undefined) return undefined;
  const price = sight.price(resource);
  return { command, why: { reason: 'buy', resource, price, after: priceAt(clampSpot(view.market[resource] + units)) } };
}

/** Units that fill the row, or lift the price to the top. */
function reachOf(sight: Sight, room: number, spot: number): number {
  return sight.options.marketOverflow ? Math.max(room, BEAR_PIT - spot) : room;
}

/** The sale after which it leads by most, as the rest of the last cycle is expected to go. */
function lastSale(moment: Moment, sight: Sight): Decision | undefined {
  const { view, seat, stream } = moment;
  const order = view.sequence.filter((each) => (view.bids[each] ?? 0) > 0);
  const at = order.indexOf(seat);
  const turns = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  const seed = stream.below(2 ** 31);
  const tried = (sold?: Resource) => {
    let sum = 0;
    for (let i = 0; i < ORDERS; i++) {
      const close = closeOf(sight);
      const own = close.hands.find((hand) => hand.seat === seat);
      if (own === undefined) return 0;
      if (sold !== undefined) sells(close, own, sold);
      sellInTurn(close, turns);
      buyInTurn(close, mixed(view.order, quickStream(seed + i)));
      sum += leadOf(close, seat);
    }
    return sum / ORDERS;
  };
  let best: { readonly resource: Resource; readonly lead: number } | undefined;
  const waits = tried();
  for (const resource of RESOURCES) {
    if (sight.own.supplies[resource] === 0) continue;
    const lead = tried(resource);
    if (lead > waits + LEAST && lead > (best?.lead ?? Number.NEGATIVE_INFINITY)) best = { resource, lead };
  }
  if (best === undefined) return usual('sell', moment);
  const { resource } = best;
  const units = sight.own.supplies[resource];
  const command = legal(moment, { type: 'sell', resource, units });
  if (command === undefined) return undefined;
  const price = sight.price(resource);
  return {
    command,
    why: { reason: 'sell', resource, price, after: priceAt(clampSpot(view.market[resource] - units)) },
  };
}

/** Everybody's hand as the seat knows it. */
function closeOf(sight: Sight): Close {
  const { view, notes } = sight;
  const hands: Hand[] = [];
  for (const seat of view.order) {
    const player = view.seats[seat];
    if (player === undefined || player.out !== undefined) continue;
    const cash = cashOf(view, notes, seat);
    let rest = sight.wealth(seat) - cash;
    for (const resource of RESOURCES) rest -= player.supplies[resource] * sight.price(resource);
    hands.push({ seat, row: 12 * player.centers, rest, cash, stores: { ...player.supplies } });
  }
  return { hands, market: { ...view.market } };
}

function worth({ market }: Close, { cash, rest, stores }: Hand): number {
  let sum = cash + rest;
  for (const resource of RESOURCES) sum += stores[resource] * priceAt(market[resource]);
  return sum;
}

/** How far a seat is ahead of the richest rival. */
function leadOf(close: Close, seat: Seat): number {
  let own = 0;
  let richest = Number.NEGATIVE_INFINITY;
  for (const hand of close.hands) {
    if (hand.seat === seat) own = worth(close, hand);
    else richest = Math.max(richest, worth(close, hand));
  }
  return own - richest;
}

function buys({ market }: Close, hand: Hand, resource: Resource, units: number): void {
  hand.cash -= units * priceAt(market[resource]);
  hand.stores[resource] = Math.min(hand.row, hand.stores[resource] + units);
  market[resource] = clampSpot(market[resource] + units);
}

function sells({ market }: Close, hand: Hand, resource: Resource): void {
  const units = hand.stores[resource];
  hand.cash += units * priceAt(market[resource]);
  hand.stores[resource] = 0;
  market[resource] = clampSpot(market[resource] - units);
}

/** Rounds of a stage that are looked at; after that nobody has much to gain. */
const ROUNDS = 3;

/** Everybody buys in turn what brings them most, until nobody gains any more. */
function buyInTurn(close: Close, order: readonly Seat[]): void {
  for (let round = 0; round < ROUNDS; round++) {
    let bought = false;
    for (const seat of order) {
      const hand = close.hands.find((each) => each.seat === seat);
      const wish = hand === undefined ? undefined : purchaseOf(close, hand);
      if (hand === undefined || wish === undefined) continue;
      buys(close, hand, wish.resource, wish.units);
      bought = true;
    }
    if (!bought) return;
  }
}

/** What somebody buys who thinks of their own stores, and a little of those of others. */
function purchaseOf(
  { hands, market }: Close,
  hand: Hand,
): { readonly resource: Resource; readonly units: number } | undefined {
  let found: { readonly resource: Resource; readonly units: number } | undefined;
  let most = LEAST;
  for (const resource of RESOURCES) {
    const spot = market[resource];
    const price = priceAt(spot);
    const stored = hand.stores[resource];
    const room = hand.row - stored;
    const theirs = Math.max(0, ...hands.map((each) => (each === hand ? 0 : each.stores[resource])));
    for (const wish of [room, Math.max(room, BEAR_PIT - spot)]) {
      const units = Math.min(wish, Math.floor(hand.cash / price));
      if (units < 1) continue;
      const after = priceAt(clampSpot(spot + units));
      const gain =
        Math.min(hand.row, stored + units) * after - (stored + units) * price - 0.5 * theirs * (after - price);
      if (gain <= most) continue;
      most = gain;
      found = { resource, units };
    }
  }
  return found;
}

/** Everybody sells in turn what fetches most, while prices are high. */
function sellInTurn(close: Close, order: readonly Seat[]): void {
  for (let round = 0; round < ROUNDS; round++) {
    let sold = false;
    for (const seat of order) {
      const hand = close.hands.find((each) => each.seat === seat);
      if (hand === undefined) continue;
      let best: Resource | undefined;
      let most = LEAST;
      for (const resource of RESOURCES) {
        const gain = hand.stores[resource] * (priceAt(close.market[resource]) - HOLD_OUT);
        if (gain <= most) continue;
        most = gain;
        best = resource;
      }
      if (best === undefined) continue;
      sells(close, hand, best);
      sold = true;
    }
    if (!sold) return;
  }
}

function mixed(seats: readonly Seat[], chance: QuickStream): readonly Seat[] {
  return seats
    .map((seat) => ({ seat, at: chance.below(2 ** 20) }))
    .sort((a, b) => a.at - b.at)
    .map(({ seat }) => seat);
}
