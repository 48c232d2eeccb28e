// A company under the hammer: open, rising bids in money among the willing (B-COMPANY-01, Q-B-29).
import { z } from 'zod';
import { COMPANIES, companyOf, isCompany } from '../board/index.ts';
import { oneOf, range } from '../referee/choice.ts';
import { type CommandDef, field } from '../referee/command.ts';
import { type EventBase, type EventDefs, factsOf, type Secret, secretFor } from '../referee/event.ts';
import { NOBODY, type Parts } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse, sumUp } from '../referee/refusal.ts';
import type { FrameOf } from '../state/agenda.ts';
import { pay } from '../state/ledger.ts';
import { otherOccupant } from '../state/occupation.ts';
import type { Auction } from '../state/offers.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, State } from '../state/state.ts';
import { sure } from '../sure.ts';
import { assetOf, whyNoTrade } from './assets.ts';
import { markBought } from './bought.ts';
import { countOffer } from './offer-events.ts';
import { MOST_CASH } from './prices.ts';
import { whyNoMoreOffers } from './trading-window.ts';

/** */
const LEAST_RAISE = 10;

export type AuctionFrame = FrameOf<'auction'>;
export type AuctionQuestion = 'auction';

const auctionSchema = z.strictObject({
  type: z.literal('auction-company'),
  company: z.enum(COMPANIES),
  reserve: z.int().min(LEAST_RAISE).max(MOST_CASH),
});
export type AuctionCommand = z.infer<typeof auctionSchema>;

const raiseSchema = z.strictObject({ type: z.literal('raise'), amount: z.int().min(LEAST_RAISE).max(MOST_CASH) });
export type RaiseCommand = z.infer<typeof raiseSchema>;

const passSchema = z.strictObject({ type: z.literal('pass-auction') });
export type PassAuctionCommand = z.infer<typeof passSchema>;

export type AuctionEvent = AuctionOpened | AuctionRaised | AuctionLeft | CompanyAuctioned | AuctionFailed;
interface AuctionOpened extends EventBase {
  readonly type: 'auction-opened';
  readonly seller: Seat;
  /** The card as everybody may name it; one never face up stands in the seller's secret. */
  readonly face: string;
  readonly reserve: number;
  readonly willing: readonly Seat[];
  readonly secret?: Secret<{ readonly good: string }>;
}
interface AuctionRaised extends EventBase {
  readonly type: 'auction-raised';
  readonly seat: Seat;
  readonly amount: number;
}
interface AuctionLeft extends EventBase {
  readonly type: 'auction-left';
  readonly seat: Seat;
}
interface CompanyAuctioned extends EventBase {
  readonly type: 'company-auctioned';
  readonly seller: Seat;
  readonly buyer: Seat;
  readonly face: string;
  readonly price: number;
  readonly secret: Secret<{ readonly good: string }>;
}
/** Nobody bid, or the highest bidder could not pay; the card stays where it is. */
interface AuctionFailed extends EventBase {
  readonly type: 'auction-failed';
  readonly seller: Seat;
  readonly face: string;
  readonly bidder: Seat | undefined;
}

export const auctionEvents: EventDefs<AuctionEvent> = {
  'auction-opened': {
    clauses: ['B-COMPANY-01', 'B-COMPANY-02', 'Q-B-29', 'X-32'],
    evolve: (state, { seller, face, reserve, willing, secret }) => {
      const good = secret === undefined ? face : factsOf(secret).good;
      state.offers.auction = { seller, good, face, reserve, bid: 0, bidder: undefined, willing: [...willing] };
      countOffer(state, seller);
    },
  },
  'auction-raised': {
    clauses: ['Q-B-29', 'X-32'],
    evolve: (state, { seat, amount }) => {
      const auction = underHammer(state);
      auction.bid = amount;
      auction.bidder = seat;
      auction.willing = [...auction.willing.filter((other) => other !== seat), seat];
    },
  },
  'auction-left': {
    clauses: ['Q-B-29'],
    evolve: (state, { seat }) => {
      const auction = underHammer(state);
      auction.willing = auction.willing.filter((other) => other !== seat);
    },
  },
  'company-auctioned': {
    clauses: ['B-COMPANY-01', 'B-COMPANY-02', 'B-COMPANY-03', 'Q-B-29'],
    evolve: (state, { seller, buyer, price, secret }) => {
      const { good } = factsOf(secret);
      pay(state, buyer, seller, price);
      assetOf(good).hand(state, { giver: seller, receiver: buyer, good, number: 1 }, { order: undefined });
      markBought(state, buyer);
      state.offers.auction = undefined;
    },
  },
  'auction-failed': {
    clauses: ['Q-B-29', 'B-COMPANY-04'],
    // That a bidder cannot pay tells of their cash.
    shows: ({ bidder }) => bidder !== undefined,
    evolve: (state) => {
      state.offers.auction = undefined;
    },
  },
};

export const auctionCommand: CommandDef<AuctionCommand> = {
  type: 'auction-company',
  schema: auctionSchema,
  clause: 'B-COMPANY-01',
  may: (play, seat) =>
    whyNoAuctions(play, seat) ??
    whyNoMoreOffers(play, seat) ??
    (play.seat(seat).holdings.some(({ card }) => whyNotThis(play, seat, card) === undefined)
      ? undefined
      : sumUp(whyNotThis(play, seat, play.seat(seat).holdings[0]?.card) ?? NOT_HELD)),
  fields: [
    field('company', (play, seat) =>
      oneOf(
        play.seat(seat).holdings.flatMap(({ card }) => (isCompany(card) ? [card] : [])),
        (company) => whyNotThis(play, seat, company),
        () => NOT_HELD,
      ),
    ),
    field('reserve', () =>
      range(LEAST_RAISE, MOST_CASH, () => refuse('reserve', 'X-32', { least: LEAST_RAISE, most: MOST_CASH })),
    ),
  ],
  run: (play, seat, { company, reserve }) => {
    const face = assetOf(company).face(play.state, 'spectator', company);
    const opened = { type: 'auction-opened', seller: seat, face, reserve, willing: buyersOf(play, seat) } as const;
    play.emit(
      face === company
        ? opened
        : {
            ...opened,
            secret: { [seat]: { good: company } },
            clauses: [...auctionEvents['auction-opened'].clauses, 'B-DIPLO-04'],
          },
    );
    play.begin({ procedure: 'auction' });
    // The question that was open is put again after the hammer has fallen.
    goOn(play);
  },
};

export const raiseCommand: CommandDef<RaiseCommand> = {
  type: 'raise',
  schema: raiseSchema,
  answers: ['auction'],
  clause: 'Q-B-29',
  may: (play, seat) => {
    if (leastBid(play) > MOST_CASH) return refuse('highest-bid', 'X-32', { most: MOST_CASH });
    return play.seat(seat).cash >= leastBid(play) ? undefined : cannotBid(play, seat);
  },
  fields: [
    field('amount', (play, seat) =>
      range(leastBid(play), Math.min(MOST_CASH, play.seat(seat).cash), (amount) =>
        amount < leastBid(play) ? refuse('raise-too-low', 'X-32', { least: leastBid(play) }) : cannotBid(play, seat),
      ),
    ),
  ],
  run: (play, seat, { amount }) => {
    play.emit({ type: 'auction-raised', seat, amount });
  },
};

export const passAuctionCommand: CommandDef<PassAuctionCommand> = {
  type: 'pass-auction',
  schema: passSchema,
  answers: ['auction'],
  clause: 'Q-B-29',
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'auction-left', seat });
  },
};

export const auctionQuestions: QuestionDefs<AuctionQuestion> = {
  auction: {
    clause: 'Q-B-29',
    facts: (play) => {
      const { auction } = play.state.offers;
      const bid = auction?.bidder === undefined ? undefined : auction.bid;
      return { good: auction?.face, bid, least: leastBid(play) };
    },
    fallback: () => ({ type: 'pass-auction' }),
  },
};

/** An auction ends with its seller, and goes on without the bid of anybody else. */
const AUCTION: Parts<AuctionFrame> = { ...NOBODY, needs: (_frame, { offers }) => [offers.auction?.seller] };

export const auctionProcedures: ProcedureDefs<AuctionFrame> = { auction: { parts: AUCTION, advance: goOn } };

/** Asks the next who is still willing; when only the highest bidder is left, or nobody, the hammer falls. */
function goOn(play: Play): void {
  const { auction } = play.state.offers;
  const next = auction?.willing.find((seat) => seat !== auction.bidder);
  if (next !== undefined) {
    play.ask('auction', [next]);
    return;
  }
  if (auction !== undefined) {
    hammer(play, auction);
    // Whether trading goes on without its seller depends on offers that only their parties know.
    if (!play.state.wanting.includes(auction.seller)) play.tells = true;
  }
  play.end();
}

function hammer(play: Play, { seller, bidder, bid, good, face }: DeepReadonly<Auction>): void {
  // The card and the money are looked at once more: a bidder may have given their cash away, which is not for others to know.
  const keeps =
    bidder !== undefined &&
    play.seat(bidder).cash >= bid &&
    play
      .seat(seller)
      .holdings.some(({ card }) => card === good || assetOf(card).face(play.state, 'spectator', card) === good);
  if (!keeps) {
    play.emit({ type: 'auction-failed', seller, face, bidder });
    return;
  }
  const clauses = [
    ...auctionEvents['company-auctioned'].clauses,
    ...(play.state.stage === 7 ? (['Q-B-19'] as const) : []),
  ];
  play.emit({
    type: 'company-auctioned',
    seller,
    buyer: bidder,
    face,
    price: bid,
    secret: secretFor([seller, bidder], { good }),
    clauses,
  });
}

function whyNoAuctions(play: Play, seat: Seat): Refusal | undefined {
  let why: Refusal | undefined;
  for (const buyer of play.state.order) {
    if (buyer === seat || play.state.seats[buyer]?.out !== undefined) continue;
    why = whyNoTrade(play, 'companies', seat, buyer);
    if (why === undefined) return undefined;
  }
  return why;
}

/** Q-B-35: with another player's unit in its zone a card goes to the occupier alone, so there is nothing to bid about. */
function whyNotThis(play: Play, seat: Seat, card: string | undefined): Refusal | undefined {
  if (card === undefined || !isCompany(card)) return NOT_HELD;
  return otherOccupant(play, seat, companyOf(card).location) === undefined ? undefined : OCCUPIED;
}

/** Who may buy from this seller, those after them in seat order first. */
function buyersOf(play: Play, seller: Seat): Seat[] {
  const living = play.living();
  const at = living.indexOf(seller);
  return [...living.slice(at + 1), ...living.slice(0, at)].filter(
    (buyer) => whyNoTrade(play, 'companies', seller, buyer) === undefined,
  );
}

function leastBid(play: Play): number {
  const auction = sure(play.state.offers.auction);
  return auction.bidder === undefined ? auction.reserve : auction.bid + LEAST_RAISE;
}

function cannotBid(play: Play, seat: Seat): Refusal {
  const { cash } = play.seat(seat);
  return refuse('too-poor:bid', 'Q-B-29', { cash });
}

function underHammer(state: State): Auction {
  const { auction } = state.offers;
  if (auction === undefined) throw new Error('nothing is under the hammer');
  return auction;
}

const NOT_HELD = refuse('not-yours:auction', 'B-COMPANY-01');
const OCCUPIED = refuse('occupied:auction', 'Q-B-35');
