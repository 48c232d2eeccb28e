import type { Card, Power, Resource } from '../board/index.ts';

declare const seatMark: unique symbol;
/** A place at the table. Its id says nothing about the superpower that sits there, as some openings choose powers later. */
export type Seat = string & { readonly [seatMark]: true };

/** Gives a text the type of a seat id. */
export function seat(id: string): Seat {
  // The brand only keeps seats and powers apart at compile time; any text is a possible id.
  return id as Seat;
}

/** How a card lies before its holder: open, closed again (others have seen it), or never shown. */
export type Face = 'open' | 'closed' | 'secret';

/** A company card in a player's hands. A value: it is replaced, never changed, so that copies of a state share it. */
export interface Holding {
  readonly card: Card;
  readonly face: Face;
  /** Whether its salary was paid in this cycle's Stage 1 (B-PAY-05). */
  readonly paid: boolean;
  /** Seats other than its holder that know a secret card, as far as they can tell: they showed it to them, or had it from them. */
  readonly knownTo: readonly Seat[];
  /** Seats that had seen it before it came to them, which they cannot tell; absent if there are none. */
  readonly seenBefore?: readonly Seat[];
}

/** Stored units of each resource. */
export type Supplies = Record<Resource, number>;

/** What a player has and is, apart from the pieces on the board. */
export interface SeatState {
  power: Power | undefined;
  cash: number;
  /** Bank loans in steps of $1,000M. */
  loans: number;
  /** Unpaid interest in millions. */
  arrears: number;
  /** Interest still to be paid in this Stage 1, on the loans that stood when it opened (Q-B-05). */
  interestDue: number;
  supplies: Supplies;
  nukes: number;
  lStars: number;
  /** Supply centers at their disposal: one, and one more for each captured (B-SPOILS-07). */
  centers: number;
  holdings: readonly Holding[];
  cubes: number;
  /** What they have researched (B-RND-07, B-RND-14). */
  researched: { nuke: boolean; lStar: boolean };
  /** How they left the game, if they did. */
  out: 'captured' | 'destroyed' | 'bankrupt' | 'resigned' | undefined;
  record: WarRecord;
}

/** What ranks look at (B-RANK) apart from the fates of territories: nukes fired, and own territories lost to nukes. */
export interface WarRecord {
  nukesFired: number;
  lostToNukes: number;
}
