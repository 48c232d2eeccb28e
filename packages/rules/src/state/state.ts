// What a game is: everything the referee needs to go on, as plain data. It changes only through events.

import { type Card, type LightSea, type Power, type Resource, type Territory, ZONES } from '../board/index.ts';
import type { Edition } from '../edition.ts';
import type { Standing } from '../endings/ending.ts';
import type { ExpansionState, Frame, SealedAnswer } from '../game.ts';
import type { Question } from './agenda.ts';
import type { Fates } from './fates.ts';
import { type Counts, type Deployment, noUnits, type SparseCounts } from './forces.ts';
import type { Leader } from './leaders.ts';
import type { OfferBook } from './offers.ts';
import type { Orders } from './orders.ts';
import type { Seat, SeatState, Supplies } from './seat.ts';

export type Stage = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** How a game ended and who won; several winners share it (Q-B-92). */
export interface Ending {
  how: 'supremacy' | 'detente' | 'coup-final';
  winners: Seat[];
  /** The final table, one row for each seat. */
  table: readonly Standing[];
}

/** An assault that has not been decided. */
export interface Assault {
  seat: Seat;
  zone: Territory;
  how: 'amphibious' | 'airborne';
  /** The carriers that took part, in the sea they launched it from; old games have none on record. */
  fleet?: { zone: LightSea; units: SparseCounts };
}

/** A superpower's companies before somebody leads it; hidden in the random open. */
export interface Pile {
  power: Power;
  cards: Card[];
}

export interface State {
  /** The edition of the referee that judged last. */
  edition: Edition;
  /** Seats in the order in which superpowers were chosen. */
  order: readonly Seat[];
  seats: Record<Seat, SeatState>;
  cycle: number;
  stage: Stage | undefined;
  /** Stages 3 to 7: who bid how many cubes for the current stage, and the sequence they rolled. */
  bids: Readonly<Record<Seat, number>>;
  sequence: readonly Seat[];
  /** Who has bought in the current stage (Q-B-19). */
  bought: readonly Seat[];
  board: Deployment;
  /** Territories with a mushroom cloud, in the order they were struck. */
  nuked: readonly Territory[];
  /** The last fate of territories that were taken from opponents, and by whom (Q-B-93). */
  fates: Fates;
  /** Spot of each price marker. */
  market: Record<Resource, number>;
  /** The resource deck in its order, which nobody may know. */
  deck: readonly Card[];
  /** Companies of superpowers not yet taken, during the opening only. */
  piles: Pile[];
  offers: OfferBook;
  /** Standing orders, each known to its seat alone. */
  orders: Record<Seat, Orders>;
  /** Seats that somebody else leads than the player who sits there; absent where there are none. */
  leaders?: Record<Seat, Leader>;
  /** Who has said, for everybody to hear, that they want to trade in the next trading round. */
  wanting: readonly Seat[];
  /** Who makes no more offers in the trading round under way; known to themselves alone. */
  doneTrading: readonly Seat[];
  /** Rights of passage: for each granting seat, who may pass; replaced, never changed, as copies share it. */
  passage: Readonly<Record<Seat, readonly Seat[]>>;
  /** Sealed answers to the current question. */
  sealed: Record<Seat, SealedAnswer>;
  agenda: Frame[];
  question: Question | undefined;
  /** Counters: questions asked, draws made, and the words of the stream that the draws used. */
  asked: number;
  draws: number;
  drawn: number;
  /** Cycles in a row in which nobody bid for anything. */
  idleCycles: number;
  /** Prices when the last Stage 7 opened, for the option detentePrices. */
  openingPrices: Record<Resource, number>;
  /** Seats that agree to a Détente now (B-WIN-03). */
  consent: readonly Seat[];
  /** Seats that have proposed a Détente in this cycle. */
  proposers: readonly Seat[];
  /** Whether the agreed time has come: the game ends with the cycle under way (B-WIN-03). */
  timeCalled: boolean;
  /** Forces that stand in a territory they have not captured yet, landed or flown in (Q-B-60, X-21). */
  assaults: Assault[];
  /** The home territory that each player lost last (Q-B-36). */
  lastLost: Readonly<Record<Seat, Territory>>;
  /** Who has lost a home territory, by when they lost the last one. */
  losers: readonly Seat[];
  /** What expansions keep; a set that is off leaves no slot. */
  sets: ExpansionState;
  ended: Ending | undefined;
  /** Everything that is not with a player: with it every sum is zero, always (law 4). */
  outside: Outside;
}

/** The other side of every movement of money, supplies and pieces: bank, market, box. */
export interface Outside {
  cash: number;
  supplies: Supplies;
  nukes: number;
  lStars: number;
  units: Counts;
}

/** Read-only to the last leaf. */
export type DeepReadonly<T> = T extends string | number | boolean | undefined
  ? T
  : T extends (infer U)[]
    ? readonly DeepReadonly<U>[]
    : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** A state as everything but evolve sees it. */
export type Position = DeepReadonly<State>;

/** An empty table before the opening. */
export function emptyState(seats: readonly Seat[], edition: Edition): State {
  const state: State = {
    edition,
    order: [...seats],
    seats: {},
    cycle: 0,
    stage: undefined,
    bids: {},
    sequence: [],
    bought: [],
    board: ZONES.map(() => []),
    nuked: [],
    fates: {},
    market: { grain: 0, oil: 0, minerals: 0 },
    deck: [],
    piles: [],
    offers: { numbered: {}, open: [], made: {}, refused: [], orders: [], loans: [], auction: undefined },
    orders: {},
    wanting: [],
    doneTrading: [],
    passage: {},
    sealed: {},
    agenda: [],
    question: undefined,
    asked: 0,
    draws: 0,
    drawn: 0,
    idleCycles: 0,
    openingPrices: { grain: 0, oil: 0, minerals: 0 },
    consent: [],
    proposers: [],
    timeCalled: false,
    assaults: [],
    lastLost: {},
    losers: [],
    sets: {},
    ended: undefined,
    outside: { cash: 0, supplies: { grain: 0, oil: 0, minerals: 0 }, nukes: 0, lStars: 0, units: noUnits() },
  };
  for (const seat of seats) state.seats[seat] = emptySeat();
  return state;
}

function emptySeat(): SeatState {
  return {
    power: undefined,
    cash: 0,
    loans: 0,
    arrears: 0,
    interestDue: 0,
    supplies: { grain: 0, oil: 0, minerals: 0 },
    nukes: 0,
    lStars: 0,
    centers: 1,
    holdings: [],
    cubes: 0,
    researched: { nuke: false, lStar: false },
    out: undefined,
    record: { nukesFired: 0, lostToNukes: 0 },
  };
}
