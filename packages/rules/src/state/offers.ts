// What players have put to each other: open offers, standing orders, loans between players, an auction under way.
import type { Company, Resource } from '../board/index.ts';
import type { Seat, Supplies } from './seat.ts';

/** One side of a deal. */
export interface Basket {
  cash: number;
  supplies: Supplies;
  companies: Company[];
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
}

export interface Offer {
  id: number;
  from: Seat;
  to: Seat;
  gives: Basket;
  wants: Basket;
  dropShip: DropShip | undefined;
  loan: PlayerLoan | undefined;
  /** Free words; they bind nobody. */
  promise: string;
}

export interface OfferBook {
  next: number;
  open: Offer[];
  /** Offers made in the current trading phase, by seat. */
  made: Record<Seat, number>;
  /** Fingerprints of offers refused in the current phase. */
  refused: string[];
  orders: DropShip[];
  loans: PlayerLoan[];
  auction: Auction | undefined;
}

export interface Auction {
  seller: Seat;
  company: Company;
  bid: number;
  bidder: Seat | undefined;
  /** Seats still willing to raise. */
  willing: Seat[];
}
