// What a seat remembers of a game: a small plain value, folded from what it was told and from nothing else.
import type { GameEvent, Resource, Seat } from '@marshall/rules';
import { type Incident, incidentOf, type Proposal, proposalsAfter } from './incidents.ts';
import { reckonCash } from './ledger.ts';
import { type Oath, oathsAfter, without } from './oaths.ts';

/** What is believed of a purse: a sum, and by how much it may be off either way. */
export interface Purse {
  readonly sum: number;
  readonly doubt: number;
}

/** How often a seat could bid for a stage, and how often it did. */
export interface Habit {
  readonly asked: number;
  readonly bid: number;
}

export interface Notes {
  /** Whose notes they are. */
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  /** Those who are still in the game. */
  readonly living: readonly Seat[];
  readonly cycle: number;
  readonly stage: number;
  /** The prices when the stage opened. */
  readonly prices: Readonly<Record<Resource, number>>;
  /** Nobody is in it before the opening has given everybody the same: what is not known cannot be counted on. */
  readonly cash: Readonly<Record<Seat, Purse>>;
  readonly cubes: Readonly<Record<Seat, number>>;
  /** Bids by seat and stage. */
  readonly habits: Readonly<Record<Seat, Readonly<Record<number, Habit>>>>;
  /** Who lets whom pass. */
  readonly passage: Readonly<Record<Seat, readonly Seat[]>>;
  /** How many wrongs one has done to another in the whole game. */
  readonly wrongs: Readonly<Record<Seat, Readonly<Record<Seat, number>>>>;
  /** What the seat has sworn to answer, by who did it. */
  readonly oaths: Readonly<Record<Seat, Oath>>;
  /** The latest incidents and the latest offers that the seat was a party to, the oldest first. */
  readonly incidents: readonly Incident[];
  readonly offers: readonly Proposal[];
}

/** How many incidents and offers are kept. */
const INCIDENTS = 24;
const OFFERS = 16;
const CUBES = 3;
/** What somebody who did wrong is remembered for. */
const WRONGS: ReadonlySet<Incident['kind']> = new Set(['took', 'struck', 'broke', 'overdue']);

/** The notes of a seat before anything has happened. */
export function blankNotes(seat: Seat, seats: readonly Seat[]): Notes {
  return {
    seat,
    seats,
    living: seats,
    cycle: 0,
    stage: 0,
    prices: { grain: 0, oil: 0, minerals: 0 },
    cash: {},
    cubes: {},
    habits: {},
    passage: {},
    wrongs: {},
    oaths: {},
    incidents: [],
    offers: [],
  };
}

/** Notes in one literal: copies made by spreading would all be laid out in ways of their own, and read slowly. */
function copyOf(notes: Notes): { -readonly [M in keyof Notes]: Notes[M] } {
  return {
    seat: notes.seat,
    seats: notes.seats,
    living: notes.living,
    cycle: notes.cycle,
    stage: notes.stage,
    prices: notes.prices,
    cash: notes.cash,
    cubes: notes.cubes,
    habits: notes.habits,
    passage: notes.passage,
    wrongs: notes.wrongs,
    oaths: notes.oaths,
    incidents: notes.incidents,
    offers: notes.offers,
  };
}

/** The notes after an event, as the seat was told of it. Pure: the same events give the same notes. */
export function remember(notes: Notes, event: GameEvent): Notes {
  const next = copyOf(notes);
  next.cash = reckonCash(notes, event);
  const incident = incidentOf(next, event);
  if (incident !== undefined) noteIncident(next, incident);
  const offers = proposalsAfter(next, event);
  if (offers !== next.offers) next.offers = offers.slice(-OFFERS);
  switch (event.type) {
    case 'cycle-began':
      next.cycle = event.cycle;
      next.cubes = Object.fromEntries(next.living.map((seat) => [seat, CUBES]));
      break;
    case 'stage-opened':
      next.stage = event.stage;
      next.prices = event.prices;
      break;
    case 'bids-revealed':
      noteBids(next, event.bids);
      break;
    case 'passage-granted':
      next.passage = { ...next.passage, [event.seat]: [...allowedBy(next, event), event.friend] };
      break;
    case 'passage-revoked':
      next.passage = { ...next.passage, [event.seat]: allowedBy(next, event) };
      break;
    case 'left':
      next.oaths = without(next.oaths, event.seat);
      next.living = next.living.filter((seat) => seat !== event.seat);
      break;
    default:
      // What changes nothing leaves the notes as they are.
      if (next.cash === notes.cash && incident === undefined && next.offers === notes.offers) return notes;
  }
  return next;
}

/** Events that notes are made of; others change nothing in them. */
export const MEMORABLE: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'arrears-paid',
  'attack-declared',
  'bids-revealed',
  'borrowed',
  'bought',
  'card-turned',
  'carriers-hired',
  'cash-given',
  'company-auctioned',
  'company-reopened',
  'cycle-began',
  'deal-failed',
  'deal-made',
  'detente-proposed',
  'drop-shipped',
  'freight-paid',
  'goods-carried',
  'goods-imported',
  'home-entered',
  'left',
  'loan-overdue',
  'loan-repaid',
  'loans-served',
  'nukes-launched',
  'offer-declined',
  'offer-expired',
  'offer-made',
  'offer-withdrawn',
  'passage-granted',
  'passage-revoked',
  'ransom-paid',
  'research-card-turned',
  'salaries-paid',
  'sold',
  'spoils-taken',
  'stage-opened',
  'struck',
  'supplies-given',
  'technology-deployed',
  'technology-researched',
  'units-built',
  'weapon-developed',
  'weapons-built',
  'zone-captured',
]);

function noteIncident(notes: ReturnType<typeof copyOf>, incident: Incident): void {
  notes.oaths = oathsAfter(notes, incident);
  notes.incidents = [...notes.incidents, incident].slice(-INCIDENTS);
  if (!WRONGS.has(incident.kind) || incident.against === undefined) return;
  const done = notes.wrongs[incident.by] ?? {};
  const wrongs = { ...done, [incident.against]: (done[incident.against] ?? 0) + 1 };
  notes.wrongs = { ...notes.wrongs, [incident.by]: wrongs };
}

function noteBids(notes: ReturnType<typeof copyOf>, bids: Readonly<Record<Seat, number>>): void {
  const habits = { ...notes.habits };
  const cubes = { ...notes.cubes };
  for (const seat of notes.living) {
    const had = cubes[seat] ?? 0;
    const bid = bids[seat] ?? 0;
    if (had <= 0) continue;
    cubes[seat] = had - bid;
    const known = habits[seat]?.[notes.stage] ?? { asked: 0, bid: 0 };
    habits[seat] = { ...habits[seat], [notes.stage]: { asked: known.asked + 1, bid: known.bid + (bid > 0 ? 1 : 0) } };
  }
  notes.habits = habits;
  notes.cubes = cubes;
}

function allowedBy({ passage }: Notes, { seat, friend }: { readonly seat: Seat; readonly friend: Seat }): Seat[] {
  return (passage[seat] ?? []).filter((other) => other !== friend);
}
