// What things are worth in a deal, for any seat, from what lies open. One calculation for both ways: what a seat would pay for a thing
// is never more than it would take for it, in whichever window of the cycle it is asked, so that nobody lives by selling to it and buying back.
import {
  type Company,
  companyOf,
  neighbours,
  RESOURCES,
  type Resource,
  type Seat,
  type Territory,
  thingNamed,
  type Zone,
} from '@marshall/rules';
import { power } from './field.ts';
import { isShunned } from './resolve.ts';
import type { Sight } from './sight.ts';
import { hope, spoils, UNIT, YIELD } from './worth.ts';

/** Things that pass one way in a deal. */
export type Goods = Readonly<Record<string, number>>;

/** What a unit of supplies is worth over a whole cycle: never more to the one who gets it, never less to the one who gives it. */
const MOST_RECEIVED = 216;
const LEAST_GIVEN = 300;
/** A unit that its owner has no room for is still worth what another would pay. */
const LEAST_SURPLUS = 216;
/** A set in store fights a round, for the attacker and the defender. */
const SET = 150;
/** Below this many sets a power cannot defend itself. */
const LAST_SETS = 4;
const LAST_SET = 1500;
/** Production beyond this finds the row full. */
const PLENTY = 7;

/** What names stand for, as they were looked up. */
const things = new Map<string, ReturnType<typeof thingNamed>>();

function thingFor(good: string): ReturnType<typeof thingNamed> {
  if (!things.has(good)) things.set(good, thingNamed(good));
  return things.get(good);
}

/** What a seat gains by getting some things and giving others, in millions; cash is the caller's to add. */
export function gainOf(sight: Sight, seat: Seat, gets: Goods, gives: Goods, partner: Seat): number {
  let gain = supplyGain(sight, seat, gets, gives) + companyGain(sight, seat, gets, gives);
  for (const good of Object.keys(gets)) gain += (gets[good] ?? 0) * received(sight, seat, partner, good);
  for (const good of Object.keys(gives))
    gain -= (gives[good] ?? 0) * given(sight, seat, partner, good, gives[good] ?? 0);
  return gain;
}

function supplyGain(sight: Sight, seat: Seat, gets: Goods, gives: Goods): number {
  const player = sight.view.seats[seat];
  if (player === undefined) return 0;
  let gain = 0;
  const after = { ...player.supplies };
  for (const resource of RESOURCES) {
    const change = (gets[resource] ?? 0) - (gives[resource] ?? 0);
    after[resource] += change;
    const stored = player.supplies[resource];
    const room = roomOf(sight, seat, resource);
    for (let unit = stored + 1; unit <= stored + change; unit++)
      if (unit <= room) gain += Math.min(MOST_RECEIVED, priceHoped(sight, resource));
    for (let unit = stored; unit > stored + change; unit--)
      gain -= unit > room ? LEAST_SURPLUS : Math.max(LEAST_GIVEN, priceHoped(sight, resource));
  }
  const before = Math.min(player.supplies.grain, player.supplies.oil, player.supplies.minerals);
  const then = Math.min(after.grain, after.oil, after.minerals);
  // What leaves no sets before the fighting is worth more than any trade.
  const lost = sight.view.stage === 7 ? 0 : Math.max(0, Math.min(LAST_SETS, before) - then);
  return gain + SET * (Math.min(8, then) - Math.min(8, before)) - (LAST_SET - SET) * lost;
}

/** Spots that are left when the next production has come. */
export function roomOf(sight: Sight, seat: Seat, resource: Resource): number {
  const row = 12 * (sight.view.seats[seat]?.centers ?? 1);
  return sight.left <= 1 ? row : row - sight.production(seat)[resource];
}

/** At the very end a unit counts at its closing price. */
function priceHoped(sight: Sight, resource: Resource): number {
  return hope(sight, sight.view.market[resource]);
}

function companyGain(sight: Sight, seat: Seat, gets: Goods, gives: Goods): number {
  const before = sight.production(seat);
  const after = { ...before };
  let cards = 0;
  for (const [good, number] of [...Object.entries(gets), ...Object.entries(gives).map(minus)]) {
    const thing = number === 0 ? undefined : thingFor(good);
    if (thing?.kind !== 'company') continue;
    const { resource, units } = companyOf(thing.company);
    after[resource] += Math.sign(number) * units;
    cards += Math.sign(number);
  }
  let gain = 100 * cards;
  for (const resource of RESOURCES) gain += yieldWorth(sight, after[resource]) - yieldWorth(sight, before[resource]);
  return gain;
}

function minus([good, number]: [string, number]): [string, number] {
  return [good, -number];
}

/** What a yearly production is worth in the time that is left; what comes on top of plenty counts in part. */
function yieldWorth(sight: Sight, units: number): number {
  return YIELD * Math.min(6, sight.left - 1) * (Math.min(PLENTY, units) + 0.4 * Math.max(0, units - PLENTY));
}

/** What a company is worth to a seat that does not have it. */
export function companyWorthTo(sight: Sight, seat: Seat, company: Company): number {
  return companyGain(sight, seat, { [company]: 1 }, {});
}

/** One of a thing that is neither supplies nor a company, to the player who gets it. */
function received(sight: Sight, seat: Seat, partner: Seat, good: string): number {
  const thing = thingFor(good);
  switch (thing?.kind) {
    case 'weapon':
      return thing.weapon === 'nuke' ? 350 : starWorth(sight, seat);
    case 'land':
      return landReceived(sight, seat, partner, thing.territory);
    case 'fleet':
      return 0.7 * forceWorth(sight, partner, thing.sea);
    case 'secret-company':
      return 150;
    case 'tech-card':
    case 'licence':
    case 'ships':
      return 100;
    default:
      return 0;
  }
}

/** The same to the one who gives it: with what it would let the other do. */
function given(sight: Sight, seat: Seat, partner: Seat, good: string, number: number): number {
  const thing = thingFor(good);
  switch (thing?.kind) {
    case 'weapon':
      if (isShunned(sight, partner)) return NEVER;
      return thing.weapon === 'nuke' ? nukeGiven(sight, seat, number) : starGiven(sight, seat, partner, number);
    case 'land':
      if (isShunned(sight, partner)) return NEVER;
      return landGiven(sight, seat, partner, thing.territory);
    case 'fleet':
      return 1.5 * forceWorth(sight, seat, thing.sea) + 800;
    case 'secret-company':
      return 1000;
    case 'supplies':
    case 'company':
    case 'order':
      return 0;
    default:
      return 4000;
  }
}

/** An L-star beyond what others have in nukes and L-stars is worth less. */
function starWorth(sight: Sight, seat: Seat): number {
  const { lStars = 0, researched } = sight.view.seats[seat] ?? {};
  if (lStars > most(sight, seat, 'lStars') && lStars >= most(sight, seat, 'nukes')) return 400;
  // A power that can build them needs nobody else's.
  return researched?.lStar === true ? 900 : 1400;
}

/** Never below the shield against the nukes of others, nor below their number of L-stars: the die decides every battle. */
function starGiven(sight: Sight, seat: Seat, partner: Seat, number: number): number {
  const left = (sight.view.seats[seat]?.lStars ?? 0) - number;
  const theirs = (sight.view.seats[partner]?.lStars ?? 0) + number;
  const floor = Math.max(most(sight, seat, 'nukes'), most(sight, seat, 'lStars') + 1, theirs + 1);
  return left >= floor && sight.left > 2 ? 1450 : NEVER;
}

/** Never the last ones, and never when they may come back. */
function nukeGiven(sight: Sight, seat: Seat, number: number): number {
  const { nukes = 0, lStars = 0 } = sight.view.seats[seat] ?? {};
  return nukes - number >= most(sight, seat, 'nukes') && lStars >= number ? 900 : NEVER;
}

/** More than anybody has. */
export const NEVER = 1_000_000;

function most(sight: Sight, seat: Seat, weapon: 'nukes' | 'lStars'): number {
  let found = 0;
  for (const other of sight.view.order)
    if (other !== seat) found = Math.max(found, sight.view.seats[other]?.[weapon] ?? 0);
  return found;
}

/** Armies that stand where somebody else put them are worth less; a land at one's own door a little more. */
function landReceived(sight: Sight, seat: Seat, partner: Seat, land: Territory): number {
  const doors = neighbours(land).filter((zone) => sight.homeOwner(zone) === seat).length;
  return 0.7 * forceWorth(sight, partner, land) + cardsWorth(sight, seat, partner, land) + Math.min(500, 300 * doors);
}

/** A land with all that stands there: its units, its cards, and the doors it opens to its buyer. */
function landGiven(sight: Sight, seat: Seat, partner: Seat, land: Territory): number {
  let worth = 100 + 2.6 * forceWorth(sight, seat, land) + 1.2 * cardsWorth(sight, seat, seat, land);
  for (const zone of neighbours(land)) {
    const owner = sight.homeOwner(zone);
    if (owner === undefined || owner === partner) continue;
    if (owner === seat) worth += 1500;
    else worth += doorTo(sight, owner);
  }
  return worth;
}

/** A part of what a power leaves to the player at one of its last doors. */
function doorTo(sight: Sight, owner: Seat): number {
  return (0.25 * spoils(sight, owner)) / Math.max(1, sight.homes(owner).length) ** 1.6;
}

function forceWorth(sight: Sight, owner: Seat, zone: Zone): number {
  const force = sight.at(zone).find(({ seat }) => seat === owner);
  if (force === undefined) return 0;
  let size = power(force.units);
  for (const { cargo } of force.laden) size += power(cargo);
  return UNIT * size;
}

/** The cards of an owner in a land, to a seat. */
function cardsWorth(sight: Sight, seat: Seat, owner: Seat, land: Territory): number {
  let worth = 0;
  for (const { card } of sight.view.seats[owner]?.holdings ?? []) {
    if (card === undefined || companyOf(card).location !== land) continue;
    worth += seat === owner ? companyGain(sight, seat, {}, { [card]: 1 }) * -1 : companyWorthTo(sight, seat, card);
  }
  return worth;
}
