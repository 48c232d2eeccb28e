// What one seat, or anybody, may know of a position (Q-B-31, X-29). A type of its own, so that a leak does not compile.

import {
  COMPANIES,
  type Company,
  companyOf,
  isCompany,
  RESOURCES,
  type Resource,
  type Territory,
  ZONES,
  type Zone,
} from '../board/index.ts';
import { tableOf } from '../board/zones.ts';
import type { Edition } from '../edition.ts';
import type { ExpansionView, Frame, QuestionKind, SealedAnswer } from '../game.ts';
import { knowsCard } from '../state/cards.ts';
import type { Fates } from '../state/fates.ts';
import { type SparseCounts, sparse } from '../state/forces.ts';
import type { Leader } from '../state/leaders.ts';
import type { Auction, DropShip, PlayerLoan, Offer as Proposal } from '../state/offers.ts';
import type { Orders } from '../state/orders.ts';
import type { Face, Seat, SeatState, Supplies } from '../state/seat.ts';
import type { Assault, DeepReadonly, Ending, Position, Stage } from '../state/state.ts';
import { sure } from '../sure.ts';
import type { UnitKind } from '../unit-table.ts';
import { composed } from './composed.ts';
import type { Game } from './game.ts';
import type { Viewer } from './redact.ts';

/** A card as a viewer sees it: a secret one shows its resource only, unless they know it. */
export type HoldingView =
  | {
      readonly card: Company;
      readonly face: Face;
      readonly paid: boolean;
      /** Who else knows a secret card, as far as its holder can tell; empty to others. */
      readonly knownTo: readonly Seat[];
    }
  | { readonly card: undefined; readonly face: 'secret'; readonly resource: Resource };

export interface SeatView {
  readonly power: SeatState['power'];
  /** Undefined where the viewer may not know it. */
  readonly cash: number | undefined;
  readonly arrears: number | undefined;
  readonly inDefault: boolean;
  readonly interestDue: number;
  readonly loans: number;
  readonly supplies: Readonly<Supplies>;
  readonly nukes: number;
  readonly lStars: number;
  readonly centers: number;
  readonly holdings: readonly HoldingView[];
  readonly cubes: number;
  readonly researched: Readonly<SeatState['researched']>;
  readonly out: SeatState['out'];
  readonly record: Readonly<SeatState['record']>;
}

export interface ForceView {
  readonly seat: Seat;
  readonly units: SparseCounts;
  readonly laden: readonly { readonly carrier: UnitKind; readonly cargo: SparseCounts }[];
}

export interface View {
  readonly viewer: Viewer;
  /** The edition of the referee that judged last. */
  readonly edition: Edition;
  readonly order: readonly Seat[];
  readonly seats: Readonly<Record<Seat, SeatView>>;
  readonly cycle: number;
  readonly stage: Stage | undefined;
  readonly bids: Readonly<Record<Seat, number>>;
  readonly sequence: readonly Seat[];
  /** Who has bought in this stage (Q-B-19). */
  readonly bought: readonly Seat[];
  /** Zones that hold pieces, in board order. */
  readonly board: readonly { readonly zone: Zone; readonly forces: readonly ForceView[] }[];
  readonly nuked: readonly Territory[];
  /** The last fate of territories taken from opponents (B-RANK). */
  readonly fates: DeepReadonly<Fates>;
  /** Spot of each price marker. */
  readonly market: Readonly<Record<Resource, number>>;
  readonly openingPrices: Readonly<Record<Resource, number>>;
  readonly deckSize: number;
  /** Piles of companies that nobody has taken yet, in the opening. */
  readonly piles: number;
  /** Offers, orders and loans the viewer is a party to; the auction everybody hears. */
  readonly offers: readonly DeepReadonly<Proposal>[];
  /** Offers and gifts the viewer has made in this phase or stage. */
  readonly offersMade: number;
  readonly orders: readonly DeepReadonly<DropShip>[];
  readonly loans: readonly DeepReadonly<PlayerLoan>[];
  readonly auction: DeepReadonly<Auction> | undefined;
  /** The viewer's own standing orders. */
  readonly standingOrders: DeepReadonly<Orders> | undefined;
  /** Seats that a caretaker or a substitute leads; absent where every player leads their own. */
  readonly leaders?: Readonly<Record<Seat, Leader>>;
  /** Who wants to trade in the next trading round, and whether the viewer makes no more offers in this one. */
  readonly wanting: readonly Seat[];
  readonly doneTrading: boolean;
  readonly passage: Readonly<Record<Seat, readonly Seat[]>>;
  /** The viewer's own sealed answer to the question. */
  readonly sealed: DeepReadonly<SealedAnswer> | undefined;
  readonly agenda: readonly DeepReadonly<Frame>[];
  readonly question:
    | {
        readonly id: number;
        readonly kind: QuestionKind;
        readonly of: readonly Seat[];
        readonly waiting: readonly Seat[];
      }
    | undefined;
  /** Who agrees to a Détente, and who has proposed one in this cycle. */
  readonly consent: readonly Seat[];
  readonly proposers: readonly Seat[];
  /** Whether the agreed time has come: the game ends with the cycle under way. */
  readonly timeCalled: boolean;
  readonly idleCycles: number;
  readonly draws: number;
  readonly assaults: readonly DeepReadonly<Assault>[];
  readonly lastLost: Readonly<Record<Seat, Territory>>;
  readonly losers: readonly Seat[];
  readonly sets: ExpansionView;
  readonly ended: DeepReadonly<Ending> | undefined;
}

/** The position as a viewer may know it. */
export function view(game: Game, viewer: Viewer): View {
  const state: Position = game.state;
  const seats: Record<Seat, SeatView> = {};
  for (const seat of state.order) {
    const player = sure(state.seats[seat]);
    seats[seat] = seatView(player, seat, viewer, game.setup.options.cashVisible || state.ended !== undefined);
  }
  const party = (a: Seat, b: Seat) => viewer === a || viewer === b;
  const seen: View = {
    viewer,
    edition: state.edition,
    order: state.order,
    seats,
    cycle: state.cycle,
    stage: state.stage,
    bids: state.bids,
    sequence: state.sequence,
    bought: state.bought,
    board: boardView(state),
    nuked: state.nuked,
    fates: state.fates,
    market: copyOf(state.market),
    openingPrices: copyOf(state.openingPrices),
    deckSize: state.deck.length,
    piles: state.piles.length,
    offers: state.offers.open
      .filter((offer) => party(offer.from, offer.to))
      .map((offer) => composed().seenOffer(state, offer, viewer)),
    offersMade: viewer === 'spectator' ? 0 : (state.offers.made[viewer] ?? 0),
    orders: state.offers.orders.filter((order) => party(order.seller, order.buyer)),
    loans: state.offers.loans.filter((loan) => party(loan.lender, loan.borrower)),
    auction: auctionView(state.offers.auction, viewer),
    standingOrders: viewer === 'spectator' ? undefined : state.orders[viewer],
    wanting: state.wanting,
    doneTrading: viewer !== 'spectator' && state.doneTrading.includes(viewer),
    passage: state.passage,
    sealed: viewer === 'spectator' ? undefined : state.sealed[viewer],
    agenda: state.agenda.map((frame) => seenFrame(frame, viewer)),
    question: questionView(state.question, viewer),
    consent: state.consent,
    proposers: state.proposers,
    timeCalled: state.timeCalled,
    idleCycles: state.idleCycles,
    draws: state.draws,
    assaults: [...state.assaults],
    lastLost: state.lastLost,
    losers: state.losers,
    sets: composed().viewSets(state, viewer),
    ended: state.ended,
  };
  // Hardly any game has some, and a literal without a spread in it is laid out at once.
  return state.leaders === undefined ? seen : { ...seen, leaders: { ...state.leaders } };
}

function copyOf({ grain, oil, minerals }: Readonly<Supplies>): Supplies {
  return { grain, oil, minerals };
}

function seatView(player: DeepReadonly<SeatState>, seat: Seat, viewer: Viewer, cashVisible: boolean): SeatView {
  const open = cashVisible || viewer === seat;
  return {
    power: player.power,
    cash: open ? player.cash : undefined,
    arrears: open ? player.arrears : undefined,
    inDefault: player.arrears > 0,
    interestDue: player.interestDue,
    loans: player.loans,
    supplies: copyOf(player.supplies),
    nukes: player.nukes,
    lStars: player.lStars,
    centers: player.centers,
    holdings: handView(player, seat, viewer),
    cubes: player.cubes,
    researched: { nuke: player.researched.nuke, lStar: player.researched.lStar },
    out: player.out,
    record: { nukesFired: player.record.nukesFired, lostToNukes: player.record.lostToNukes },
  };
}

/** Hands are values: what a viewer sees of one is found once. */
const seenHands = new WeakMap<readonly object[], Map<Viewer, readonly HoldingView[]>>();

/** Another's hand is seen sorted, so that its order tells nothing about what went out of it. */
function handView({ holdings }: DeepReadonly<SeatState>, holder: Seat, viewer: Viewer): readonly HoldingView[] {
  let known = seenHands.get(holdings);
  if (known === undefined) {
    known = new Map();
    seenHands.set(holdings, known);
  }
  let hand = known.get(viewer);
  if (hand === undefined) {
    // All who know nothing more of it than a spectator share what they see.
    const knowsMore = holdings.some((held) => held.face === 'secret' && knowsCard(held, holder, viewer));
    hand =
      knowsMore || viewer === holder || viewer === 'spectator'
        ? seenHand(holdings, holder, viewer)
        : known.get('spectator');
    if (hand === undefined) {
      hand = seenHand(holdings, holder, 'spectator');
      known.set('spectator', hand);
    }
    known.set(viewer, hand);
  }
  return hand;
}

function seenHand(holdings: DeepReadonly<SeatState>['holdings'], holder: Seat, viewer: Viewer): readonly HoldingView[] {
  const seen = holdings.map((holding) => holdingView(holding, holder, viewer));
  return viewer === holder ? seen : seen.sort((a, b) => placeOf(a) - placeOf(b));
}

const TO_NOBODY: readonly Seat[] = [];

function placeOf(holding: HoldingView): number {
  return holding.card === undefined ? COMPANIES.length + RESOURCES.indexOf(holding.resource) : PLACES[holding.card];
}

const PLACES = tableOf(COMPANIES, (_, place) => place);

function holdingView(holding: DeepReadonly<SeatState['holdings'][number]>, holder: Seat, viewer: Viewer): HoldingView {
  const { card, face, paid } = holding;
  if (!isCompany(card)) throw new Error(`${card} cannot be held`);
  // B-DIPLO-03, B-DIPLO-04: what has been face up is everybody's to see, what has not is its holder's.
  const known = knowsCard(holding, holder, viewer);
  const knownTo = viewer === holder ? holding.knownTo : TO_NOBODY;
  return known
    ? { card, face, paid, knownTo }
    : { card: undefined, face: 'secret', resource: companyOf(card).resource };
}

/** A procedure as a viewer sees it: nobody learns who else wants to be asked again after a battle. */
function seenFrame(frame: DeepReadonly<Frame>, viewer: Viewer): DeepReadonly<Frame> {
  if (frame.procedure !== 'conventional' || frame.heard === undefined) return frame;
  const { heard, ...known } = frame;
  return heard.some((seat) => seat === viewer) ? { ...known, heard: heard.filter((seat) => seat === viewer) } : known;
}

/** Who has still to answer while players trade would tell who has an offer: everybody sees only whether they themselves are waited for. */
function questionView(question: Position['question'], viewer: Viewer): View['question'] {
  if (question === undefined) return undefined;
  // How often somebody has replaced their answer is not for others to know.
  const { id, kind, of, waiting } = question;
  if (kind !== 'trade') return { id, kind, of, waiting };
  return { id, kind, of, waiting: of.filter((seat) => seat !== viewer || waiting.includes(seat)) };
}

/** A card under the hammer that was never face up is known to its seller alone. */
function auctionView(auction: View['auction'], viewer: Viewer): View['auction'] {
  return auction === undefined || auction.seller === viewer ? auction : { ...auction, good: auction.face };
}

function boardView(state: Position): View['board'] {
  const known = seenBoards.get(state.board);
  if (known !== undefined) return known;
  const zones: { zone: Zone; forces: readonly ForceView[] }[] = [];
  for (let i = 0; i < ZONES.length; i++) {
    const zone = ZONES[i];
    const forces = state.board[i];
    if (zone !== undefined && forces !== undefined && forces.length > 0) zones.push({ zone, forces: seen(forces) });
  }
  seenBoards.set(state.board, zones);
  return zones;
}

/** The forces in a zone as everybody sees them. */
function seen(forces: Position['board'][number]): readonly ForceView[] {
  let views = seenForces.get(forces);
  if (views === undefined) {
    views = forces.map((force) => ({
      seat: force.seat,
      units: sparse(force.units),
      laden: force.laden.map((laden) => ({ carrier: laden.carrier, cargo: sparse(laden.cargo) })),
    }));
    seenForces.set(forces, views);
  }
  return views;
}

// Boards are values: what one looks like is found once, for all viewers, and again only in the zones that another differs in.
const seenBoards = new WeakMap<Position['board'], View['board']>();
const seenForces = new WeakMap<Position['board'][number], readonly ForceView[]>();
