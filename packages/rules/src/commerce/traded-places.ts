// Whole places between players: foreign territories with all that the seller has in them (B-LAND), and navies sold where they lie.
import {
  type Card,
  companyOf,
  isCompany,
  LIGHT_SEAS,
  type LightSea,
  portsOn,
  TERRITORIES,
  type Territory,
  type Zone,
} from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { handOver } from '../state/cards.ts';
import { type Counts, convertForce, convertHolders, forceOf, noUnits } from '../state/forces.ts';
import { isHome, occupants, occupies } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import type { Position } from '../state/state.ts';
import { piecesLeft } from '../state/stock.ts';
import { sure } from '../sure.ts';
import { UNIT_KINDS } from '../unit-table.ts';
import { whyNoArms } from './arms.ts';
import type { AssetRow, Passage } from './assets.ts';

const LANDS: ReadonlyMap<string, Territory> = new Map(TERRITORIES.map((territory) => [`land-${territory}`, territory]));
const FLEETS: ReadonlyMap<string, LightSea> = new Map(LIGHT_SEAS.map((sea) => [`fleet-${sea}`, sea]));

export const tradedLands: AssetRow = {
  kind: 'lands',
  windows: { 'arms-bazaar': 'giver' },
  pays: ['arms-bazaar'],
  elsewhere: refuse('no-land-now', 'B-LAND-01'),
  clauses: () => ['B-LAND-01', 'B-LAND-03', 'Q-B-20', 'Q-B-91', 'X-07', 'X-26'],
  names: (good) => LANDS.has(good),
  inventory: (play, giver) => [...LANDS.keys()].filter((good) => whyNoLand(play, giver, good) === undefined),
  most: (play, passage, good) => (whyNotLand(play, passage, good) === undefined ? 1 : 0),
  tooMany: (play, passage, good) => whyNotLand(play, passage, good) ?? JUST_ONE,
  face: (_state, _viewer, good) => good,
  units: (play, { giver, good }) => unitsIn(play, giver, good),
  // Q-B-91: the seller's units there change colour where they stand, and their cards located there go with the land.
  cardsWith: (state, { giver, good }, named) => cardsIn(state, giver, good).filter((card) => named[card] === undefined),
  hand: (state, { giver, receiver, good, cards }) => {
    const territory = LANDS.get(good);
    if (territory === undefined) throw new Error(`${good} is no territory`);
    convertForce(state, territory, giver, receiver);
    // Older logs do not name the cards; those that were named in the deal have passed by now.
    handOver(state, giver, receiver, cards ?? cardsIn(state, giver, good), 'which');
  },
  thing: (good) => {
    const territory = LANDS.get(good);
    return territory && { kind: 'land', territory };
  },
};

/** B-BAZAAR-06: navies that lie already where they would have to be moved are sold there, all of them, as a light sea is not shared. */
export const tradedFleets: AssetRow = {
  kind: 'fleets',
  windows: { 'arms-bazaar': 'giver' },
  elsewhere: refuse('no-units-now', 'B-BAZAAR-02'),
  clauses: () => ['B-BAZAAR-01', 'B-BAZAAR-02', 'B-BAZAAR-06', 'B-BAZAAR-08', 'Q-B-20', 'Q-B-87', 'X-07', 'X-26'],
  names: (good) => FLEETS.has(good),
  barred: whyNoArms,
  inventory: (play, giver) => [...FLEETS].flatMap(([good, sea]) => (isAlone(play, giver, sea) ? [good] : [])),
  most: (play, passage, good) => (whyNotFleet(play, passage, good) === undefined ? 1 : 0),
  tooMany: (play, passage, good) => whyNotFleet(play, passage, good) ?? JUST_ONE,
  face: (_state, _viewer, good) => good,
  units: (play, { giver, good }) => unitsIn(play, giver, good),
  hand: (state, { giver, receiver, good }) => {
    const sea = FLEETS.get(good);
    if (sea === undefined) throw new Error(`${good} is no sea`);
    convertHolders(state, sea, giver, receiver);
  },
  thing: (good) => {
    const sea = FLEETS.get(good);
    return sea && { kind: 'fleet', sea };
  },
};

/** Whether a thing in a deal is a whole place. */
export function isPlace(good: string): boolean {
  return LANDS.has(good) || FLEETS.has(good);
}

/** The units that pass with a place. */
export function unitsIn(play: Play, giver: Seat, good: string): Counts {
  const units = noUnits();
  const zone = LANDS.get(good) ?? FLEETS.get(good);
  const force = zone === undefined ? undefined : forceOf(play.state.board, zone, giver);
  if (force === undefined) return units;
  for (const kind of UNIT_KINDS) {
    if (play.rulebook.unit(kind).holds) units[kind] += force.units[kind];
    for (const { carrier, cargo } of force.laden) if (play.rulebook.unit(carrier).holds) units[kind] += cargo[kind];
  }
  return units;
}

/** The seller's cards that are located in a land. */
function cardsIn({ seats }: Position, giver: Seat, good: string): Card[] {
  const territory = LANDS.get(good);
  return sure(seats[giver])
    .holdings.map(({ card }) => card)
    .filter((card) => isCompany(card) && companyOf(card).location === territory);
}

function whyNotLand(play: Play, { giver, receiver }: Passage, good: string): Refusal | undefined {
  return whyNoLand(play, giver, good) ?? whyNoPieces(play, giver, receiver, good);
}

function whyNoLand(play: Play, giver: Seat, good: string): Refusal | undefined {
  const territory = LANDS.get(good);
  if (territory === undefined || !isAlone(play, giver, territory)) return refuse('not-occupied:land', 'B-LAND-01');
  return isHome(play, giver, territory) ? refuse('home:land', 'B-LAND-02', { territory }) : undefined;
}

function whyNotFleet(play: Play, { giver, receiver }: Passage, good: string): Refusal | undefined {
  const sea = FLEETS.get(good);
  if (sea === undefined || !isAlone(play, giver, sea)) return NO_NAVY;
  if (!portsOn(sea).some((territory) => occupies(play, receiver, territory)))
    return refuse('no-port:fleet', 'B-BAZAAR-06', { sea });
  return whyNoPieces(play, giver, receiver, good);
}

function isAlone(play: Play, giver: Seat, zone: Zone): boolean {
  return occupies(play, giver, zone) && occupants(play, zone).length === 1;
}

/** purchases beyond the stock of pieces are refused. */
function whyNoPieces(play: Play, giver: Seat, receiver: Seat, good: string): Refusal | undefined {
  if (!play.options.componentLimits) return undefined;
  const units = unitsIn(play, giver, good);
  return UNIT_KINDS.every((kind) => units[kind] <= piecesLeft(play, receiver, kind))
    ? undefined
    : refuse('no-pieces:place', 'X-06');
}

const JUST_ONE = refuse('just-one', 'Q-B-91');
const NO_NAVY = refuse('no-navy', 'B-BAZAAR-06');
