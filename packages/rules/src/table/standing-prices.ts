// How standing orders sell, buy and answer offers: at a player's own prices.
import { clampSpot, priceAt, RESOURCES, type Resource } from '../board/index.ts';
import type { Command } from '../game.ts';
import type { Game } from '../referee/game.ts';
import { nearest } from '../state/agenda.ts';
import { isSome } from '../state/forces.ts';
import type { StandingOrder, Topic } from '../state/orders.ts';
import type { DeepReadonly } from '../state/state.ts';
import { sure } from '../sure.ts';
import { type At, concerns } from './standing-seat.ts';

/** Sells what is above its price and more than is kept, or buys what is below its price and less than is wanted. */
export function* marketAnswers(
  { game, seat, standing }: At,
  kind: 'sell' | 'buy',
): Generator<{ about: Topic; command: Command }> {
  for (const resource of RESOURCES) {
    const about = `${kind}-${resource}` as const;
    const order = standing[about];
    if (order === undefined || !isRight(game, kind, resource, order)) continue;
    const has = sure(game.state.seats[seat]).supplies[resource];
    const most = kind === 'sell' ? has - (order.units ?? 0) : (order.units ?? 0) - has;
    for (let units = most; units > 0; units -= 1)
      if (isRight(game, kind, resource, order, units)) yield { about, command: { type: kind, resource, units } };
  }
}

/** Whether the price is right for every unit of a batch: where each unit has its own, the last one has the worst. */
function isRight(
  { setup, state }: Game,
  kind: 'sell' | 'buy',
  resource: Resource,
  { price = 0 }: StandingOrder,
  units = 1,
): boolean {
  const moved = setup.options.marketPricing === 'unit' ? units - 1 : 0;
  const spot = state.market[resource];
  return kind === 'sell' ? priceAt(clampSpot(spot - moved)) >= price : priceAt(clampSpot(spot + moved)) <= price;
}

/** Refuses offers of some or all, or accepts those that are within the owner’s prices. */
export function* offerAnswers(at: At): Generator<{ about: Topic; command: Command }> {
  const { game, seat, standing } = at;
  const order = standing.offers;
  if (order === undefined) return;
  for (const offer of game.state.offers.open) {
    if (offer.to !== seat || !concerns(order, offer.from)) continue;
    if (order.reply === 'refuse') yield { about: 'offers', command: { type: 'decline-offer', offer: offer.id } };
    else if (isWithinPrices(at, offer)) yield { about: 'offers', command: { type: 'accept-offer', offer: offer.id } };
  }
}

/** Refuses to trade during battles, or agrees within the owner’s prices. */
export function* carriage({ game, seat, standing }: At, order: StandingOrder): Generator<Command> {
  const asked = nearest(game.state.agenda, 'carriage');
  if (asked === undefined || !concerns(order, asked.user)) return;
  const { direction, resource, units, price } = asked;
  const terms = direction === 'send' ? standing[`buy-${resource}`] : standing[`sell-${resource}`];
  if (order.reply === 'refuse') yield { type: 'agree-carriage', agree: false };
  else if (terms !== undefined) {
    const has = sure(game.state.seats[seat]).supplies[resource];
    const [limit, millions] = [terms.units ?? 0, units * (terms.price ?? 0)];
    const fits =
      direction === 'send' ? has + units <= limit && price <= millions : has - units >= limit && price >= millions;
    if (fits) yield { type: 'agree-carriage', agree: true };
  }
}

type OfferSeen = Game['state']['offers']['open'][number];

/** One resource for cash, at the owner’s price or a better one, and no more of it than their orders sell or buy. */
function isWithinPrices({ game, seat, standing }: At, { gives, wants, loan }: DeepReadonly<OfferSeen>): boolean {
  if (loan !== undefined) return false;
  for (const resource of RESOURCES) {
    const has = sure(game.state.seats[seat]).supplies[resource];
    const [bought, sold] = [standing[`buy-${resource}`], standing[`sell-${resource}`]];
    if (isCrossed(bought, sold)) continue;
    const [got, given] = [onlyOf(gives, resource), onlyOf(wants, resource)];
    if (bought !== undefined && got > 0 && isCash(wants) && has + got <= (bought.units ?? 0))
      return wants.cash <= got * (bought.price ?? 0);
    if (sold !== undefined && given > 0 && isCash(gives) && has - given >= (sold.units ?? 0))
      return gives.cash >= given * (sold.price ?? 0);
  }
  return false;
}

/** Whether they would sell for less what they buy for more: offers to and fro could empty their purse at once. */
function isCrossed(bought: StandingOrder | undefined, sold: StandingOrder | undefined): boolean {
  if (bought === undefined || sold === undefined) return false;
  return (bought.price ?? 0) > (sold.price ?? 0) && (bought.units ?? 0) > (sold.units ?? 0);
}

type Side = DeepReadonly<OfferSeen['gives']>;

/** How much of a resource stands on one side of a deal with nothing beside it. */
function onlyOf({ cash, goods }: Side, resource: Resource): number {
  const kinds = Object.keys(goods).filter((kind) => isSome(goods[kind]));
  return cash === 0 && kinds.length === 1 ? (goods[resource] ?? 0) : 0;
}

function isCash({ goods }: Side): boolean {
  return Object.values(goods).every((number) => number === 0);
}
