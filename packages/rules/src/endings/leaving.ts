// Leaving the game for good, whatever the reason (B-SPOILS-09 to -12, X-28).
import { RESOURCES, type Zone } from '../board/index.ts';
import type { Frame } from '../game.ts';
import type { Clause } from '../referee/cite.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from '../referee/event.ts';
import { settle } from '../referee/flow.ts';
import { partsOf } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import { clearForce, zonesOf } from '../state/forces.ts';
import { arm, pay, seatOf, store } from '../state/ledger.ts';
import type { OfferBook } from '../state/offers.ts';
import type { Seat, SeatState, Supplies } from '../state/seat.ts';
import type { DeepReadonly, State } from '../state/state.ts';
import { judgeConsent } from './detente.ts';
import { judgeSupremacy } from './supremacy.ts';

/** How a player leaves. */
export type Leaving = NonNullable<SeatState['out']>;

export type LeavingEvent = Left | QuestionLapsed;
interface Left extends EventBase {
  readonly type: 'left';
  readonly seat: Seat;
  readonly how: Leaving;
  /** Company cards that go back to the deck. */
  readonly cards: number;
  /** What their supply center still held. */
  readonly goods: Goods;
  readonly secret: Secret<{ readonly cash: number }>;
}

/** Somebody without whom it makes no sense has left: nobody answers it any more. */
interface QuestionLapsed extends EventBase {
  readonly type: 'question-lapsed';
  readonly question: number;
}

/** What a supply center holds. */
export interface Goods extends Readonly<Supplies> {
  readonly nukes: number;
  readonly lStars: number;
}

const AS_DESTROYED: readonly Clause[] = ['B-SPOILS-09', 'B-SPOILS-10', 'B-SPOILS-11', 'B-SPOILS-12', 'Q-B-39', 'X-28'];
const CLAUSES: Readonly<Record<Leaving, readonly Clause[]>> = {
  captured: ['B-SPOILS-08', 'B-SPOILS-12', 'Q-B-39', 'X-28'],
  destroyed: AS_DESTROYED,
  bankrupt: [...AS_DESTROYED, 'Q-B-40'],
  resigned: [...AS_DESTROYED, 'Q-B-40'],
};

export const leavingEvents: EventDefs<LeavingEvent> = {
  left: {
    clauses: ['B-SPOILS-12', 'X-28'],
    evolve: (state, event) => emptySeat(state, event),
  },
  'question-lapsed': {
    clauses: ['B-SPOILS-12', 'X-28'],
    evolve: (state, { question }) => {
      if (state.question?.id === question) state.question.waiting = [];
    },
  },
};

/** Takes a player out of the game with all that they still have, and sees whether that ends it. */
export function depart(play: Play, seat: Seat, how: Leaving): boolean {
  return departAll(play, [{ seat, how, before: () => undefined }]);
}

/** Somebody who leaves; `before` is what happens to their things first, such as that they go to a captor. */
export interface Departure {
  readonly seat: Seat;
  readonly how: Leaving;
  before(): void;
}

/**
 * Lets players leave one after the other; only then is it seen whether the game is over. What was asked goes on if it can
 * without them. Says whether the game has ended.
 */
export function departAll(play: Play, departures: readonly Departure[]): boolean {
  const returned: Seat[] = [];
  for (const departure of departures) {
    const lapsing = questionWith(play, departure.seat);
    // Before their things go to a captor: where they stood, an assault may have nobody against it now.
    const held = zonesOf(play.state.board, departure.seat);
    departure.before();
    if (takeOut(play, departure, held)) returned.push(departure.seat);
    if (lapsing !== undefined) play.emit({ type: 'question-lapsed', question: lapsing });
  }
  if (judgeSupremacy(play) || judgeConsent(play)) return true;
  // B-SPOILS-10: cards are shuffled in; while cards are being turned they lie below, until the next shuffle mixes them in.
  if (returned.length > 0 && !play.state.agenda.some((frame) => partsOf(frame).turns === true))
    play.shuffleDeck(`${returned.join(' and ')}, cards returned`, play.state.deck);
  return false;
}

/** Takes a player out; says whether cards of theirs went back to the deck. */
function takeOut(play: Play, { seat, how }: Departure, held: readonly Zone[]): boolean {
  const { holdings, cash } = play.seat(seat);
  const cards = holdings.length;
  const goods = goodsOf(play.seat(seat));
  play.emit({ type: 'left', seat, how, cards, goods, secret: { [seat]: { cash } }, clauses: CLAUSES[how] });
  play.rulebook.afterLeaving(play, seat, how);
  // an assault on land of theirs has captured it then and there.
  play.rulebook.settleAssaultsOn(play, seat, held);
  return cards > 0;
}

/** The question that lapses with a seat: somebody else is asked, in a matter that needs both. */
function questionWith(play: Play, seat: Seat): number | undefined {
  const { agenda, question } = play.state;
  const frame = agenda[agenda.length - 1];
  if (frame === undefined || question === undefined || !question.waiting.some((other) => other !== seat)) return;
  // PROCEDURES pairs each frame with its own definition; here it is read again as a position.
  const needed = partsOf(frame).needs(frame as DeepReadonly<Frame>, play.state);
  return needed.includes(seat) ? question.id : undefined;
}

/** What a player's supply center holds now. */
export function goodsOf({ supplies, nukes, lStars }: DeepReadonly<SeatState>): Goods {
  return { ...supplies, nukes, lStars };
}

/** Adds to what a supply center holds, or takes from it; for evolve only. */
export function stock(state: State, seat: Seat, goods: Goods, sign: 1 | -1): void {
  for (const resource of RESOURCES) store(state, seat, resource, sign * goods[resource]);
  arm(state, seat, 'nukes', sign * goods.nukes);
  arm(state, seat, 'lStars', sign * goods.lStars);
}

/** Empties a seat and takes it out of everything that is under way. */
function emptySeat(state: State, { seat, how, goods, secret }: Left): void {
  const player = seatOf(state, seat);
  player.out = how;
  pay(state, seat, 'bank', factsOf(secret).cash);
  stock(state, seat, goods, -1);
  giveUpPieces(state, seat, player);
  forgetRights(state, seat, player);
  voidOffers(state.offers, seat);
  leaveAuction(state, seat);
  for (const frame of state.agenda) partsOf(frame).leave(frame, seat, state.sequence);
  const { [seat]: _, ...bids } = state.bids;
  state.bids = bids;
  state.sequence = without(state.sequence, seat);
  state.consent = without(state.consent, seat);
  delete state.sealed[seat];
  settle(state, seat);
}

function giveUpPieces(state: State, seat: Seat, player: SeatState): void {
  state.deck = [...state.deck, ...player.holdings.map(({ card }) => card)];
  player.holdings = [];
  for (const zone of zonesOf(state.board, seat)) clearForce(state, zone, seat);
  state.assaults = state.assaults.filter((assault) => assault.seat !== seat);
}

function forgetRights(state: State, seat: Seat, player: SeatState): void {
  player.loans = 0;
  player.arrears = 0;
  player.interestDue = 0;
  player.cubes = 0;
  player.researched = { nuke: false, lStar: false };
  const left: Record<Seat, readonly Seat[]> = {};
  for (const granter of state.order) {
    const granted = granter === seat ? undefined : state.passage[granter];
    if (granted !== undefined) left[granter] = without(granted, seat);
  }
  state.passage = left;
}

/** Q-B-39: offers, orders and loans that they have a part in are void. */
function voidOffers(offers: OfferBook, seat: Seat): void {
  offers.open = offers.open.filter((offer) => offer.from !== seat && offer.to !== seat);
  offers.orders = offers.orders.filter((order) => order.seller !== seat && order.buyer !== seat);
  offers.loans = offers.loans.filter((loan) => loan.lender !== seat && loan.borrower !== seat);
  delete offers.made[seat];
}

/** An auction ends with its seller, and goes on without the bid of anybody else. */
function leaveAuction(state: State, seat: Seat): void {
  const { auction } = state.offers;
  if (auction === undefined) return;
  if (auction.seller === seat) {
    state.offers.auction = undefined;
    return;
  }
  auction.willing = without(auction.willing, seat);
  if (auction.bidder === seat) {
    auction.bidder = undefined;
    auction.bid = 0;
  }
}

function without(seats: readonly Seat[], seat: Seat): Seat[] {
  return seats.filter((other) => other !== seat);
}
