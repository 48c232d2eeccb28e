// What a player has said beforehand about questions to come: sealed, their own, changed until it is used.
import type { Resource, Zone } from '../board/index.ts';
import type { SetOption } from '../option-table.ts';
import type { Goods } from './offers.ts';
import type { Seat } from './seat.ts';
import type { DeepReadonly, Position, Stage, State } from './state.ts';

/** An offer that is put when players trade in its stage, if it can be made then. */
export interface Prepared {
  readonly stage: 3 | 7;
  readonly to: Seat;
  readonly terms: {
    readonly givesCash: number;
    readonly gives: Goods;
    readonly wants: Goods;
    readonly wantsCash?: number;
    readonly promise: string;
  };
}

/** The kinds of unit as orders name them, where one is to go before another. */
export const RANKED = ['armies', 'navies', 'apcs', 'ships'] as const;
export type Ranked = (typeof RANKED)[number];

/** What can be ordered about, and how each can be answered; `ask` takes the order back. */
export const STANDING = {
  /** Bids of every cycle that no plan is made for. */
  'bid-3': ['none', 'one'],
  'bid-4': ['none', 'one'],
  'bid-5': ['none', 'one'],
  'bid-6': ['none', 'one'],
  'bid-7': ['none', 'one', 'two'],
  /** To the market: at a price or more, down to what is kept; from it: at a price or less, up to what is wanted. */
  'sell-grain': ['at-least'],
  'sell-oil': ['at-least'],
  'sell-minerals': ['at-least'],
  'buy-grain': ['at-most'],
  'buy-oil': ['at-most'],
  'buy-minerals': ['at-most'],
  /** What is done at the market where no price is right. */
  sell: ['pass'],
  buy: ['pass'],
  defence: ['fight', 'withdraw', 'surrender'],
  losses: ['most', ...RANKED],
  /** Zones that a battle has emptied. */
  occupy: ['no', 'move-in'],
  reinforce: ['no'],
  counterattack: ['no', 'retake', 'take'],
  'first-strike': ['no'],
  retaliation: ['no'],
  champion: ['yes', 'no'],
  screen: ['fire', 'hold'],
  passage: ['grant', 'refuse'],
  'build-permission': ['grant', 'refuse'],
  offers: ['refuse', 'at-my-prices'],
  attack: ['pass'],
  move: ['pass'],
  build: ['pass'],
  weapons: ['pass'],
  research: ['pass'],
  prospect: ['pass'],
  auction: ['pass'],
  /** Units beyond the pieces in the box go back: the least valuable ones. */
  surplus: ['cheapest'],
  /** Questions of the sets' own. */
  passengers: ['all', 'none'],
  target: ['cheapest', ...RANKED],
  absorb: ['none', 'needed', 'all'],
  disclosure: ['none', 'all'],
  'tech-research': ['pass'],
  'chart-retaliation': ['no'],
  'half-losses': ['cheapest', ...RANKED],
  ships: ['no'],
  carriage: ['refuse', 'at-my-prices'],
  ransom: ['pay', 'refuse'],
  'give-up-ships': ['cheapest'],
  'load-ships': ['safe'],
} as const;

/** The set without which an order would never be asked for; those of the base have none. */
export const SET_OF_ORDER = {
  passengers: 'apc',
  target: 'apc',
  absorb: 'apc',
  disclosure: 'highTech',
  'tech-research': 'highTech',
  'chart-retaliation': 'combatResolution',
  'half-losses': 'combatResolution',
  ships: 'merchantMarine',
  carriage: 'merchantMarine',
  ransom: 'merchantMarine',
  'give-up-ships': 'merchantMarine',
  'load-ships': 'merchantMarine',
} as const satisfies Partial<Record<Topic, SetOption>>;

export type Topic = keyof typeof STANDING;
export type Reply = (typeof STANDING)[Topic][number];

/** One order: what is answered, and when it holds. */
export interface StandingOrder {
  readonly reply: Reply;
  /** Of losses: the kinds that come after the first; without one, or by `most`, the table picks among the rest. */
  readonly second?: Ranked | 'most';
  readonly third?: Ranked | 'most';
  /** Sets of supplies: defence is paid for while there are so many; armies: so many must be there to retake a zone. */
  readonly least?: number;
  /** The price in millions. */
  readonly price?: number;
  /** What is kept of a resource, or wanted. */
  readonly units?: number;
  /** What is done in defence with fewer sets. */
  readonly otherwise?: 'ask' | 'bare' | 'withdraw';
  /** Who it concerns; anybody unless said. */
  readonly whom?: Seat;
  /** The zone that is to be taken. */
  readonly where?: Zone;
}

/**
 * What a side does when its battle is over: it moves in with those who are left, or stays, and in either case brings up
 * nobody; or it wants nothing more at all, and does not counterattack either; or it wants to be asked about everything,
 * also where one unit fights one.
 */
export type Afterwards = 'move-in' | 'stay' | 'done' | 'ask-again';

/** A value: it is replaced, never changed, so that copies of a state share it. */
export interface Orders {
  /** Cubes for stages of the cycle under way; a stage that is left out is asked about. */
  readonly bids?: Readonly<Partial<Record<Stage, number>>>;
  /** The same for the next cycle. */
  readonly next?: Readonly<Partial<Record<Stage, number>>>;
  /** They pass for the rest of this stage; until they are attacked, or a price is reached. */
  readonly pass?: {
    readonly stage: Stage;
    readonly until?: { readonly resource: Resource; readonly millions: number };
    /** They said so while under attack, and pass in that attack too. */
    readonly attacked?: true;
  };
  /** Salaries and interest are paid in full whenever the cash is there. */
  readonly pay?: true;
  /** Offers that they have prepared for trading rounds to come; one to each partner for each. */
  readonly prepared?: readonly Prepared[];
  /** What they answer in every cycle until they say otherwise. */
  readonly standing?: Readonly<Partial<Record<Topic, StandingOrder>>>;
  /** What they do after the battle under way, said with their attack, their defence or an answer after the dice. */
  readonly battle?: Afterwards;
  /** How many battles were under way then, where that one interrupts another. */
  readonly within?: number;
  /** The answer that they are giving after the dice is not to be their last: where one unit fights one, it would be. */
  readonly again?: true;
  /** How often they have changed their orders in this stage. */
  readonly changes: number;
}

/**
 * Another stage opens: nobody passes on in it unless they say so again. A pass of this very stage was said before a move was taken back
 * with which it had opened. For evolve only.
 */
export function dropPasses(state: State, opened: Stage): void {
  for (const seat of state.order) {
    const orders = state.orders[seat];
    if (orders === undefined) continue;
    const { pass, battle: _, within: __, ...rest } = orders;
    state.orders[seat] = { ...rest, ...(pass?.stage === opened ? { pass } : {}), changes: 0 };
  }
}

/** Another cycle begins with the bids that were planned for it, if any; for evolve only. */
export function turnPlans(state: State): void {
  for (const seat of state.order) {
    const orders = state.orders[seat];
    if (orders?.bids === undefined && orders?.next === undefined) continue;
    const { bids: _, next, ...rest } = orders;
    state.orders[seat] = next === undefined ? rest : { ...rest, bids: next };
  }
}

/** A player who is attacked is asked again; for evolve only. */
export function wake(state: State, seat: Seat): void {
  const orders = state.orders[seat];
  if (orders?.pass === undefined) return;
  const { pass: _, ...rest } = orders;
  state.orders[seat] = rest;
}

/** Another battle begins: what was said of the last one is forgotten; for evolve only. */
export function dropAfterwards(state: State, seat: Seat): void {
  const orders = state.orders[seat];
  if (orders?.battle === undefined && orders?.again === undefined) return;
  const { battle: _, again: __, within: ___, ...rest } = orders;
  state.orders[seat] = rest;
}

/** How many battles are under way, one inside the other. */
export function battlesUnderWay({ agenda }: Position): number {
  return agenda.filter(({ procedure }) => procedure === 'conventional').length;
}

/** What a player has said of the battle that is being fought: not of one that interrupted it. */
export function saidOfBattle(orders: DeepReadonly<Orders> | undefined, state: Position): Afterwards | undefined {
  const { battle, within = 1 } = orders ?? {};
  return within === battlesUnderWay(state) ? battle : undefined;
}

/** Whether the answer that a player is giving leaves the rest of its battle open, which is said once for each; for evolve only. */
export function takeAgain(state: State, seat: Seat): boolean {
  const orders = state.orders[seat];
  if (orders?.again === undefined) return false;
  const { again: _, ...rest } = orders;
  state.orders[seat] = rest;
  return true;
}

/** A prepared offer has been made or dropped, or all of a stage are; for evolve only. */
export function dropPrepared(
  state: State,
  seat: Seat,
  stage: Stage | undefined,
  partner?: Seat,
  isMeant: (each: Prepared) => boolean = () => true,
): void {
  const orders = state.orders[seat];
  if (orders?.prepared === undefined) return;
  const { prepared, ...rest } = orders;
  const left = prepared.filter(
    (each) => each.stage !== stage || (partner !== undefined && each.to !== partner) || !isMeant(each),
  );
  if (left.length < prepared.length) state.orders[seat] = left.length === 0 ? rest : { ...rest, prepared: left };
}
