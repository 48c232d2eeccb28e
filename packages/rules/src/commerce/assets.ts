// What may change hands between players: one row for each kind of thing. Cash is no such thing, as it has no window.
import type { ExpansionAssetKind } from '../asset-table.ts';
import type { Card } from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { Play } from '../referee/play.ts';
import type { Viewer } from '../referee/redact.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import type { Phase } from '../rulebook.ts';
import { isSome, type SparseCounts } from '../state/forces.ts';
import type { Goods, Offer } from '../state/offers.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, Position, State } from '../state/state.ts';
import type { Thing } from './thing.ts';
import { tradedCompanies } from './traded-companies.ts';
import { tradedOrders } from './traded-orders.ts';
import { tradedFleets, tradedLands } from './traded-places.ts';
import { tradedSupplies } from './traded-supplies.ts';
import { tradedWeapons } from './traded-weapons.ts';
import { AUCTION_FIRST, interruptedWindow, windowOf } from './trading-window.ts';

/** One kind of thing that players trade, such as the units of a supply center. */
export interface AssetRow {
  readonly kind: AssetKind;
  /** The trading rounds in which it changes hands, and which side must have bid there. */
  readonly windows: Readonly<Partial<Record<Phase, Bidder>>>;
  /** The trading rounds in which it may pass as a part of any deal in which something is sold (Q-B-30). */
  readonly pays?: readonly Phase[];
  /** What is said at any other time. */
  readonly elsewhere: Refusal;
  /** What is proven when it changes hands in a phase. */
  clauses(window: Phase | undefined): readonly Clause[];
  /** Whether a name is that of such a thing, or of its public face. */
  names(good: string): boolean;
  /** What else bars these two, whatever the thing; public facts only. */
  barred?(play: Play, giver: Seat, receiver: Seat): Refusal | undefined;
  /** Names of all such things that a player may have to give, hidden ones too. */
  inventory(play: Play, giver: Seat): readonly string[];
  /** How many can pass, as far as the knower can know; 0 for what they cannot know of. */
  most(play: Play, passage: Passage, good: string): number;
  /** Why not more than that. */
  tooMany(play: Play, passage: Passage, good: string): Refusal;
  /** The thing as a party to whom it is offered may name it, or as everybody may (`spectator`). */
  face(state: Position, viewer: Viewer, good: string): string;
  /** The units that pass with it, for tables where the box is the limit. */
  units?(play: Play, lot: Lot): SparseCounts;
  /** Set if it is nobody else's to know how many of it changed hands. */
  readonly uncounted?: true;
  /** Cards that pass with it though nobody names them, in addition to those that are named. */
  cardsWith?(state: Position, lot: Lot, named: Readonly<Goods>): readonly Card[];
  /** Moves it; for evolve only. */
  hand(state: State, lot: Lot, deal: DeepReadonly<Pick<Offer, 'order'>>): void;
  /** Moves all of it that passes one way in a deal, where it matters that it passes at once; for evolve only. */
  handTogether?(state: State, lots: readonly Lot[]): void;
  /** What a name of this row stands for. */
  thing(good: string): Thing | undefined;
}

/** The rows there are. */
export type AssetKind = 'supplies' | 'companies' | 'drop-ship' | 'weapons' | 'lands' | 'fleets' | ExpansionAssetKind;

/** Which side of a deal must have bid for the stage. */
export type Bidder = 'giver' | 'receiver' | 'either' | 'nobody';

/** Who asks: a seat with what it may know, or the referee, who knows all. */
export type Knower = Seat | 'referee';

/** From whom to whom something may pass, and in whose eyes. */
export interface Passage {
  readonly knower: Knower;
  readonly giver: Seat;
  readonly receiver: Seat;
}

/** A number of one thing on its way from hand to hand. */
export interface Lot {
  readonly giver: Seat;
  readonly receiver: Seat;
  readonly good: string;
  readonly number: number;
  /** Cards that pass with it, as those of a land do. */
  readonly cards?: readonly Card[];
}

/** The rows of the base game; the rulebook says which rows are in play. */
export const baseAssets: readonly AssetRow[] = [
  tradedSupplies,
  tradedCompanies,
  tradedOrders,
  tradedWeapons,
  tradedLands,
  tradedFleets,
];

/** Every row there is: expansions add theirs, so that events of their things can be applied. */
let rows = baseAssets;
/** The rows by the names of things, as they were looked up. */
const byName = new Map<string, AssetRow>();

/** Told by `game.ts`: the rows of expansions, after those of the base. */
export function tradeToo(more: readonly AssetRow[]): void {
  rows = [...baseAssets, ...more];
}

/** The row of a thing that has changed hands. */
export function assetOf(good: string): AssetRow {
  const known = byName.get(good);
  if (known !== undefined) return known;
  const row = rows.find((asset) => asset.names(good));
  if (row === undefined) throw new Error(`nobody trades ${good}`);
  byName.set(good, row);
  return row;
}

/** Whether a name is that of something a player may have to give, not only of its public face. */
export function isInventory(play: Play, giver: Seat, good: string): boolean {
  return assetOf(good).inventory(play, giver).includes(good);
}

/**
 * All that can pass from one to the other now, as far as the knower can know, with how many of each. `sale` says whether
 * something is sold in the deal, so that other things may be paid for it.
 */
export function tradable(play: Play, passage: Passage, sale: boolean): Goods {
  const goods: Goods = {};
  for (const row of play.rulebook.assets) {
    if (whyNotIn(play, row, passage, sale) !== undefined) continue;
    for (const good of row.inventory(play, passage.giver)) {
      const most = row.most(play, passage, good);
      if (most > 0) goods[good] = most;
    }
  }
  return goods;
}

/** Why these goods cannot pass now, as far as the knower can know; undefined if they can. */
export function whyNotPass(play: Play, passage: Passage, goods: Readonly<Goods>, sale: boolean): Refusal | undefined {
  for (const [good, number] of Object.entries(goods)) {
    if (number === 0) continue;
    const row = play.rulebook.assets.find((asset) => asset.names(good));
    if (row === undefined) return NOT_TRADED;
    const closed = whyNotIn(play, row, passage, sale);
    if (closed !== undefined) return closed;
    if (number > row.most(play, passage, good)) return row.tooMany(play, passage, good);
  }
  return undefined;
}

/** Whether something among these goods is sold here by the rules of the phase; the rest can only be paid for what is sold. */
export function isSale(play: Play, giver: Seat, receiver: Seat, goods: Readonly<Goods>): boolean {
  return play.rulebook.assets.some(
    (row) =>
      Object.keys(goods).some((good) => isSome(goods[good]) && row.names(good)) &&
      whyClosed(play, row, giver, receiver) === undefined,
  );
}

function whyNotIn(play: Play, row: AssetRow, { giver, receiver }: Passage, sale: boolean): Refusal | undefined {
  const closed = whyClosed(play, row, giver, receiver);
  const window = windowOf(play.state);
  const pays = sale && window !== undefined && row.pays?.includes(window) === true;
  return pays ? row.barred?.(play, giver, receiver) : closed;
}

/** Why nothing of a kind can pass between these two now; public facts only. */
export function whyNoTrade(play: Play, kind: AssetKind, giver: Seat, receiver: Seat): Refusal | undefined {
  const row = play.rulebook.assets.find((asset) => asset.kind === kind);
  return row === undefined ? NOT_TRADED : whyClosed(play, row, giver, receiver);
}

function whyClosed(play: Play, row: AssetRow, giver: Seat, receiver: Seat): Refusal | undefined {
  const window = windowOf(play.state);
  const bidder = window === undefined ? undefined : row.windows[window];
  if (bidder === undefined) {
    const later = interruptedWindow(play.state);
    return later !== undefined && row.windows[later] !== undefined ? AUCTION_FIRST : row.elsewhere;
  }
  return whyNoBid(play, bidder, giver, receiver) ?? row.barred?.(play, giver, receiver);
}

function whyNoBid({ state: { bids } }: Play, bidder: Bidder, giver: Seat, receiver: Seat): Refusal | undefined {
  const has = (seat: Seat) => isSome(bids[seat]);
  switch (bidder) {
    case 'giver':
      return has(giver) ? undefined : SELLER_NO_BID;
    case 'receiver':
      return has(receiver) ? undefined : BUYER_NO_BID;
    case 'either':
      return has(giver) || has(receiver) ? undefined : NEITHER_BID;
    case 'nobody':
      return undefined;
  }
}

const NOT_TRADED = refuse('no-such-good', 'Q-B-30');
export const SELLER_NO_BID = refuse('seller-no-bid', 'X-07');
const BUYER_NO_BID = refuse('buyer-no-bid', 'X-07');
const NEITHER_BID = refuse('no-bid:either', 'X-07');
