// What players have put to each other: open offers, standing orders, loans between players, an auction under way.
import type { LightSea, Resource, Zone } from '../board/index.ts';
import type { Order } from '../movement/order.ts';
import type { Seat } from './seat.ts';

/** Things in a deal and how many of each: a resource, a company, …; `commerce/assets.ts` says what each is. */
export type Goods = Record<string, number>;

/** One side of a deal. */
export interface Basket {
  cash: number;
  goods: Goods;
}

/** A drop-ship order: units of the seller's next production for the buyer (B-BUY-14). */
export interface DropShip {
  seller: Seat;
  buyer: Seat;
  resource: Resource;
  units: number;
  /** What each unit costs, in millions, so that a part of the order can be paid for. */
  price: number;
  /** Paid when the order was made, or on delivery (Q-B-28). */
  paid: 'in-advance' | 'on-delivery';
}

/** A loan between players: recorded, never executed (Q-B-30). */
export interface PlayerLoan {
  lender: Seat;
  borrower: Seat;
  amount: number;
  repay: number;
  dueCycle: number;
  /** What has come back so far; nothing if absent. Paid off, it is off the record. */
  paid?: number;
  /** Its cycle has ended without it. */
  overdue?: true;
}

/** Sold units, and how they come to the buyer (B-BAZAAR-03 to -08). */
export interface Delivery {
  seller: Seat;
  /** Who pays the moving costs. */
  payer: Seat;
  /** Where the units become the buyer's. */
  zone: Zone;
  /** The sea in which the seller's fleet ends, where it brings armies that go ashore. */
  fleet: LightSea | undefined;
  orders: Order[];
}

export interface Offer {
  /** Author, partner and a number of their own, so that it tells nobody how many offers others make. */
  id: string;
  from: Seat;
  to: Seat;
  gives: Basket;
  wants: Basket;
  /** Set if the cash is lent: what is to come back, and by the end of which cycle. */
  loan: { repay: number; dueCycle: number } | undefined;
  /** How drop-ship orders in it are paid for. */
  order: { price: number; paid: DropShip['paid'] } | undefined;
  /** Units that one of the two sells, in the arms bazaar. */
  delivery: Delivery | undefined;
  /** Loads of goods that the author carries, where goods are carried; their partner carries the rest. */
  carries?: number;
  /** Free words; they bind nobody. */
  promise: string;
}

export interface OfferBook {
  /** Offers so far from a player to another, by `author>partner`. Never changed but by another in its place: copies share it. */
  numbered: Readonly<Record<string, number>>;
  open: Offer[];
  /** Offers made in the current trading round, or in the stage outside of one, by seat. */
  made: Record<Seat, number>;
  /** Fingerprints of offers refused in the same time. */
  refused: string[];
  orders: DropShip[];
  loans: PlayerLoan[];
  auction: Auction | undefined;
}

export interface Auction {
  seller: Seat;
  /** The card itself; to all who may not know it, only its face. */
  good: string;
  face: string;
  reserve: number;
  /** The highest bid so far; 0 before the first. */
  bid: number;
  bidder: Seat | undefined;
  /** Seats still in it, the next to be asked first. */
  willing: Seat[];
}
