// What it takes to bring goods to the market, from it, and from player to player. In the base game nothing.
import type { Play } from '../referee/play.ts';
import type { Refusal } from '../referee/refusal.ts';
import type { Goods, Offer } from '../state/offers.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';

export interface Carriage {
  /** How many units a player can bring to the market or from it in one go, for everybody to see, and why not more. */
  toMarket(play: Play, seat: Seat): { readonly most: number; readonly refusal?: Refusal };
  /** What bringing so many units there costs. */
  freight(units: number): number;
  /** What else happens when so many units have been brought there. */
  bring(play: Play, seat: Seat, units: number): void;
  /** Why no goods can pass between two players now; public facts only. */
  whyNone(play: Play, giver: Seat, receiver: Seat): Refusal | undefined;
  /** How many loads the goods of a basket are. */
  loads(goods: Readonly<Goods>): number;
  /** How many loads a player can carry now, and why not so many. */
  holds(play: Play, seat: Seat): number;
  whyNotHeld(play: Play, seat: Seat, loads: number): Refusal | undefined;
  /** What a party to a deal pays for the loads that it carries. */
  freightOf(offer: DeepReadonly<Offer>, seat: Seat): number;
  /** Picks what carries a deal before it is made, since the deal may sell it; gives what else happens once it has been made. */
  carryGoods(play: Play, offer: DeepReadonly<Offer>): () => void;
}

/** Loads of a deal that a party carries: the author those they said, the partner the rest. */
export function loadsOf(carriage: Carriage, offer: DeepReadonly<Offer>, seat: Seat): number {
  const all = carriage.loads(offer.gives.goods) + carriage.loads(offer.wants.goods);
  const own = offer.carries ?? 0;
  return seat === offer.from ? own : all - own;
}

/** Why the two cannot carry what they deal in. */
export function whyNotCarried(play: Play, offer: DeepReadonly<Offer>): Refusal | undefined {
  const { carriage } = play.rulebook;
  return (
    carriage.whyNotHeld(play, offer.from, loadsOf(carriage, offer, offer.from)) ??
    carriage.whyNotHeld(play, offer.to, loadsOf(carriage, offer, offer.to))
  );
}

/** A player who gives carries what they give, as far as they can, if the two say nothing else. */
export function usualLoads(play: Play, from: Seat, to: Seat, gives: Readonly<Goods>, wants: Readonly<Goods>): number {
  const { carriage } = play.rulebook;
  const own = Math.min(carriage.loads(gives), carriage.holds(play, from));
  const fetched = Math.max(0, carriage.loads(wants) - carriage.holds(play, to));
  return Math.min(own + fetched, carriage.holds(play, from));
}

/** The base answer: goods change places by themselves. */
export const FREE_CARRIAGE: Carriage = {
  toMarket: () => ({ most: Number.POSITIVE_INFINITY }),
  freight: () => 0,
  bring: () => undefined,
  whyNone: () => undefined,
  loads: () => 0,
  holds: () => 0,
  whyNotHeld: () => undefined,
  freightOf: () => 0,
  carryGoods: () => () => undefined,
};
