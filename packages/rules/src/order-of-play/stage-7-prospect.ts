// Stage 7, phase E: searching the resource deck for new companies (B-PROSPECT).

import { z } from 'zod';
import { type Card, companyOf, isCompany, isTerritory, RESOURCES, type Resource } from '../board/index.ts';
import { CARD_PRICE } from '../commerce/prices.ts';
import { oneOf } from '../referee/choice.ts';
import type { Clause } from '../referee/cite.ts';
import { type CommandDef, field } from '../referee/command.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from '../referee/event.ts';
import { GOES, goDone, TURNING } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { type FrameOf, top } from '../state/agenda.ts';
import { forcesIn } from '../state/forces.ts';
import { pay, seatOf } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';
import type { Position } from '../state/state.ts';
import { sure } from '../sure.ts';

const ATTEMPTS = 3; // B-PROSPECT-04

/** The goes left, in their order. */
export type ProspectingFrame = FrameOf<'prospecting'> & { goes: Seat[] };
/** One attempt: the cards turned so far are the first of the deck; which ones they are is the prospector's secret. */
export type ProspectAttemptFrame = FrameOf<'prospect-attempt'> & { seat: Seat; resource: Resource; turned: number };
export type ProspectQuestion = 'prospect' | 'turn-card';

const prospectSchema = z.strictObject({ type: z.literal('prospect'), resource: z.enum(RESOURCES) });
const turnSchema = z.strictObject({ type: z.literal('turn-card') });
const stopSchema = z.strictObject({ type: z.literal('stop-prospecting') });
export type ProspectCommand = z.infer<typeof prospectSchema>;
export type TurnCardCommand = z.infer<typeof turnSchema>;
export type StopProspectingCommand = z.infer<typeof stopSchema>;

export type ProspectEvent = ProspectingOpened | AttemptBegan | CardTurned | AttemptStopped;
interface ProspectingOpened extends EventBase {
  readonly type: 'prospecting-opened';
  /** Who may prospect, in sequence. */
  readonly entitled: readonly Seat[];
}
interface AttemptBegan extends EventBase {
  readonly type: 'attempt-began';
  readonly seat: Seat;
  readonly resource: Resource;
}
interface CardTurned extends EventBase {
  readonly type: 'card-turned';
  readonly seat: Seat;
  readonly resource: Resource;
  readonly cost: number;
  /** Another card than the one sought, a company of the type sought, or one that must go back. */
  readonly find: 'other' | 'kept' | 'returned';
  readonly secret: Secret<{ readonly card: Card }>;
}
interface AttemptStopped extends EventBase {
  readonly type: 'attempt-stopped';
  readonly seat: Seat;
  readonly why: 'cut-losses' | 'deck-exhausted';
}

// Which of B-PROSPECT-16 and -17 sends a card back would tell where it lies, so both are named.
const FIND_CLAUSES: Readonly<Record<CardTurned['find'], readonly Clause[]>> = {
  other: ['B-PROSPECT-06', 'B-PROSPECT-09', 'B-PROSPECT-11', 'X-34'],
  kept: ['B-PROSPECT-06', 'B-PROSPECT-07', 'B-PROSPECT-08', 'B-PROSPECT-09', 'B-PROSPECT-10', 'B-PROSPECT-11', 'X-34'],
  returned: ['B-PROSPECT-09', 'B-PROSPECT-16', 'B-PROSPECT-17', 'B-PROSPECT-18', 'Q-B-88', 'X-34'],
};

export const prospectEvents: EventDefs<ProspectEvent> = {
  'prospecting-opened': {
    clauses: ['B-BUY-01', 'B-BUY-02', 'B-BUY-03', 'B-PROSPECT-01', 'B-PROSPECT-02', 'B-PROSPECT-03', 'B-PROSPECT-04'],
    evolve: () => {},
  },
  'attempt-began': {
    clauses: ['B-PROSPECT-02', 'B-PROSPECT-05', 'B-PROSPECT-12'],
    evolve: (state, { seat }) => goDone(state, seat, 'acted'),
  },
  'card-turned': {
    clauses: ['B-PROSPECT-06', 'B-PROSPECT-09'],
    evolve: (state, event) => {
      pay(state, event.seat, 'bank', event.cost);
      top(state.agenda, 'prospect-attempt').turned += 1;
      if (event.find !== 'kept') return;
      const { card } = factsOf(event.secret);
      state.deck = state.deck.filter((other) => other !== card);
      const player = seatOf(state, event.seat);
      player.holdings = [...player.holdings, { card, face: 'secret', paid: false, knownTo: [] }];
    },
  },
  'attempt-stopped': {
    clauses: ['B-PROSPECT-11'],
    evolve: () => {},
  },
};

export const prospectCommand: CommandDef<ProspectCommand> = {
  type: 'prospect',
  schema: prospectSchema,
  answers: ['prospect'],
  clause: 'B-PROSPECT-01',
  missed: whyNotEntitled,
  may: cannotPay,
  fields: [field('resource', () => oneOf(RESOURCES, () => undefined))],
  run: (play, seat, { resource }) => {
    play.emit({ type: 'attempt-began', seat, resource });
    play.shuffleDeck(`${seat}, prospecting for ${resource}`, play.state.deck);
    play.begin({ procedure: 'prospect-attempt', seat, resource, turned: 0 });
  },
};

export const turnCardCommand: CommandDef<TurnCardCommand> = {
  type: 'turn-card',
  schema: turnSchema,
  answers: ['turn-card'],
  clause: 'B-PROSPECT-06',
  may: cannotPay,
  fields: [],
  run: (play, seat) => {
    const attempt = play.state.agenda[play.state.agenda.length - 1];
    if (attempt?.procedure !== 'prospect-attempt') throw new Error('nobody is turning cards');
    const { resource, turned } = attempt;
    const card = play.state.deck[turned];
    if (card === undefined) throw new Error('a card was asked for beyond the end of the deck');
    const find = judgeFind(play.state, seat, card, resource);
    play.emit({
      type: 'card-turned',
      seat,
      resource,
      cost: CARD_PRICE,
      find,
      secret: { [seat]: { card } },
      clauses: FIND_CLAUSES[find],
    });
    if (find !== 'other') play.end();
  },
};

export const stopProspectingCommand: CommandDef<StopProspectingCommand> = {
  type: 'stop-prospecting',
  schema: stopSchema,
  answers: ['turn-card'],
  clause: 'B-PROSPECT-19',
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'attempt-stopped', seat, why: 'cut-losses', clauses: ['B-PROSPECT-11', 'B-PROSPECT-19'] });
    play.end();
  },
};

export const prospectQuestions: QuestionDefs<ProspectQuestion> = {
  prospect: {
    bidders: true,
    clause: 'B-PROSPECT-02',
    facts: () => ({ price: CARD_PRICE }),
    fallback: () => ({ type: 'pass' }),
  },
  'turn-card': {
    clause: 'B-PROSPECT-06',
    facts: () => ({ price: CARD_PRICE }),
    fallback: () => ({ type: 'stop-prospecting' }),
  },
};

export const prospectProcedures: ProcedureDefs<ProspectingFrame | ProspectAttemptFrame> = {
  prospecting: {
    parts: GOES,
    opens: (play) => play.emit({ type: 'prospecting-opened', entitled: entitledSeats(play) }),
    start: (play) => ({
      procedure: 'prospecting',
      goes: Array.from({ length: ATTEMPTS }, () => entitledSeats(play)).flat(),
    }),
    advance: (play, { goes }) => {
      const [next] = goes;
      if (next === undefined) play.end();
      else play.ask('prospect', [next]);
    },
  },
  'prospect-attempt': {
    parts: TURNING,
    advance: (play, { seat, turned }) => {
      if (play.seat(seat).out !== undefined) {
        play.end();
      } else if (turned < play.state.deck.length) {
        play.ask('turn-card', [seat]);
      } else {
        play.emit({ type: 'attempt-stopped', seat, why: 'deck-exhausted', clauses: ['B-PROSPECT-11', 'Q-B-89'] });
        play.end();
      }
    },
  },
};

/** Who may prospect, in the order of goes. */
function entitledSeats({ state }: Play): Seat[] {
  return state.sequence.filter((seat) => isEntitled(state, seat));
}

/** B-BUY-02, B-BUY-03: two cubes allow both, one cube either to buy or to prospect. */
function isEntitled(state: Position, seat: Seat): boolean {
  const cubes = sure(state.bids[seat]);
  return cubes >= 2 || (cubes === 1 && !state.bought.includes(seat));
}

/** Why somebody is not asked to prospect in this Stage 7. */
function whyNotEntitled({ state }: Play, seat: Seat): Refusal | undefined {
  if (state.stage !== 7 || state.bids[seat] === undefined || isEntitled(state, seat)) return undefined;
  return refuse('bought:no-prospecting', 'B-PROSPECT-01');
}

/** money first, then the card. */
function cannotPay(play: Play, seat: Seat): Refusal | undefined {
  const { cash } = play.seat(seat);
  return cash >= CARD_PRICE ? undefined : refuse('too-little-cash:card', 'X-34', { price: CARD_PRICE, cash });
}

/** Q-B-88: a find goes back if its zone is nuked or holds another player's unit. */
function judgeFind(state: Position, seat: Seat, card: Card, resource: Resource): CardTurned['find'] {
  if (!isCompany(card)) return 'other';
  const company = companyOf(card);
  if (company.resource !== resource) return 'other';
  const { location } = company;
  const nuked = isTerritory(location) && state.nuked.includes(location);
  return nuked || forcesIn(state.board, location).some((force) => force.seat !== seat) ? 'returned' : 'kept';
}
