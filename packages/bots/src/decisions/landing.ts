// Amphibious assaults: navies bring armies to a shore that is weakly held.
import {
  type Command,
  coasts,
  isTerritory,
  neighbours,
  type Order,
  portsOn,
  type Sea,
  type Seat,
  TERRITORIES,
  type Territory,
  UNIT_KINDS,
  UNIT_ROWS,
  type Zone,
} from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { clashOdds, militia } from '../edges.ts';
import { carries } from '../field.ts';
import { legal } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { setCost, UNIT } from '../worth.ts';
import { spareAt } from './moves.ts';
import { prizeOf } from './war.ts';

interface Shore {
  readonly to: Territory;
  readonly gain: number;
}

/** The last calculation: bids and attacks of one moment ask for it. */
let last: { readonly sight: Sight; readonly weights: Mind['weights']; readonly found: readonly Shore[] } | undefined;

/** Shores worth a landing, the best first. */
function ranked(mind: Mind, sight: Sight): readonly Shore[] {
  if (last?.sight !== sight || last.weights !== mind.weights)
    last = { sight, weights: mind.weights, found: reckon(mind, sight) };
  return last.found;
}

function reckon(mind: Mind, sight: Sight): Shore[] {
  const fleets = sight.sets < 1 || sight.own.supplies.oil < 2 ? [] : fleetsOf(mind, sight);
  if (fleets.length === 0) return [];
  return shores(sight)
    .map((to) => ({ to, gain: gainOf(mind, sight, to, guardOf(sight, to), mostAshore(fleets, to)).gain }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
}

/** What the best landing is worth, for the blind bid. */
export function bestLanding(mind: Mind, sight: Sight): number {
  return ranked(mind, sight)[0]?.gain ?? 0;
}

/** A landing where the prize is worth it and the odds are good; undefined if there is none. */
export function landing(mind: Mind, moment: Moment): Decision | undefined {
  const sight = sightOf(moment);
  const fleets = fleetsOf(mind, sight);
  for (const { to } of ranked(mind, sight).slice(0, 6)) {
    const foe = guardOf(sight, to);
    for (const { sea: from } of fleets) {
      for (const orders of crossings(mind, sight, from, to)) {
        const armies = orders.reduce((sum, order) => sum + armiesIn(order), 0);
        const { gain, win } = gainOf(mind, sight, to, foe, armies);
        if (gain <= 0) continue;
        const command = assaultFrom(moment, to, foe ?? 'militia', from, orders);
        if (command !== undefined) return { command, why: { reason: 'land', to, win } };
      }
    }
  }
  return undefined;
}

/** The assault, by whichever sea off the shore the fleet can reach. */
function assaultFrom(
  moment: Moment,
  to: Territory,
  against: Seat | 'militia',
  from: Sea,
  orders: readonly Order[],
): Command | undefined {
  for (const sea of coasts(to)) {
    // A force that sails says where it goes ashore from.
    const lines = orders.flatMap((order): Order[] =>
      order.how === 'ashore' && sea !== from ? [{ how: 'by', zone: sea }, order] : [order],
    );
    const command = legal(moment, { type: 'assault-by-sea', to, sea, against, orders: lines });
    if (command !== undefined) return command;
  }
  return undefined;
}

/** Navies from a sea, who boards each of them, and all of those ashore: the largest force first. */
function crossings(mind: Mind, sight: Sight, from: Sea, to: Territory): Order[][] {
  const force = sight.at(from).find(({ seat }) => seat === sight.seat);
  const spare = portsOn(from).map((land) => ({ land, armies: Math.max(0, spareAt(mind, sight, land)) }));
  const found: Order[][] = [];
  const lines: Order[] = [];
  for (let navies = 0; navies < Math.min(3, force?.units.navy ?? 0); navies++) {
    let room = UNIT_ROWS.navy.places;
    const boards: Order[] = [];
    for (const each of spare) {
      const armies = Math.min(room, each.armies);
      if (armies === 0) continue;
      boards.push({ how: 'board', from: each.land, units: { army: armies } });
      each.armies -= armies;
      room -= armies;
    }
    if (boards.length === 0) break;
    const army = UNIT_ROWS.navy.places - room;
    lines.push({ how: 'sail', from, units: { navy: 1 } }, ...boards, { how: 'ashore', on: to, units: { army } });
    found.unshift([...lines]);
  }
  return found;
}

/** What a landing of so many armies is worth, and its chance; nothing if the odds are poor. */
function gainOf(mind: Mind, sight: Sight, to: Territory, foe: Seat | undefined, armies: number) {
  const prize = mind.weights.attack * prizeOf(sight, to);
  const set = setCost(sight);
  if (armies === 0 || prize < set + UNIT) return { gain: 0, win: 0 };
  const clash = { attacker: sight.seat, from: to, to, landing: true };
  const odds =
    foe === undefined ? militia(armies) : clashOdds(sight, { ...clash, defender: foe }, armies, sight.size(to, foe), 3);
  const cost = (armies - odds.left) * UNIT + Math.max(1, odds.rounds) * set + 0.4 * armies * sight.price('oil');
  return { gain: odds.win < mind.weights.nerve ? 0 : odds.win * prize - cost, win: odds.win };
}

function guardOf(sight: Sight, to: Territory): Seat | undefined {
  return sight.at(to).find(({ seat }) => seat !== sight.seat)?.seat;
}

interface Armada {
  readonly sea: Sea;
  readonly armies: number;
}

/** Its fleets with armies to spare beside them, and how many armies each could bring ashore. */
function fleetsOf(mind: Mind, sight: Sight): Armada[] {
  const found: Armada[] = [];
  for (const { zone, forces } of sight.view.board) {
    if (isTerritory(zone)) continue;
    const force = forces.find(({ seat }) => seat === sight.seat);
    if (force === undefined || !carries(force.units)) continue;
    let beside = 0;
    for (const land of portsOn(zone)) beside += Math.max(0, spareAt(mind, sight, land));
    const armies = Math.min(beside, roomAboard(force.units), UNIT_ROWS.navy.places * (sight.own.supplies.oil - 1));
    if (armies > 1) found.push({ sea: zone, armies });
  }
  return found;
}

/** The seas no further than two from a shore, as they were looked up: the board does not change. */
const offShore = new Map<Territory, ReadonlySet<Zone>>();

/** Whether a fleet in a sea is near a shore. */
function isNear(sea: Zone, to: Territory): boolean {
  let seas = offShore.get(to);
  if (seas === undefined) {
    const next = (zones: readonly Zone[]) =>
      zones.flatMap((zone) => neighbours(zone).filter((each) => !isTerritory(each)));
    const first: readonly Zone[] = coasts(to);
    const second = next(first);
    seas = new Set([...first, ...second, ...next(second)]);
    offShore.set(to, seas);
  }
  return seas.has(sea);
}

/** The most that a fleet near a shore could land there. */
function mostAshore(fleets: readonly Armada[], to: Territory): number {
  let most = 0;
  for (const { sea, armies } of fleets) if (armies > most && isNear(sea, to)) most = armies;
  return most;
}

function roomAboard(units: Parameters<typeof carries>[0]): number {
  return UNIT_KINDS.reduce((sum, kind) => sum + (units[kind] ?? 0) * UNIT_ROWS[kind].places, 0);
}

/** More armies than this throw any landing back into the sea. */
const MOST_GUARDS = 7;

/** Shores that somebody else holds, not too strongly. */
function shores(sight: Sight): Territory[] {
  return TERRITORIES.filter(
    (zone) =>
      coasts(zone).length > 0 &&
      (sight.homeOwner(zone) !== undefined || sight.cardsIn(zone).length > 0) &&
      sight.size(zone, sight.seat) === 0 &&
      sight.at(zone).every((force) => (force.units.army ?? 0) <= MOST_GUARDS),
  );
}

function armiesIn(order: Order): number {
  return order.how === 'ashore' ? (order.units.army ?? 0) : 0;
}
