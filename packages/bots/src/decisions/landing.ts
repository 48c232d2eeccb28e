// Amphibious assaults: navies bring armies to a shore that is weakly held.
import {
  coasts,
  isTerritory,
  neighbours,
  type Order,
  portsOn,
  type Seat,
  TERRITORIES,
  type Territory,
  UNIT_KINDS,
  UNIT_ROWS,
  type Value,
  type Zone,
  zoneName,
} from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { clashOdds, militia } from '../edges.ts';
import { fill, type Pick, valuesOf } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { carries, type Sight, sightOf } from '../sight.ts';
import { setCost, UNIT } from '../worth.ts';
import { spareAt } from './moves.ts';
import { prizeOf } from './war.ts';

/** No landing takes more lines than this: a navy, and who boards it. */
const MOST_ORDERS = 4;

/** Shores worth a landing, the best first. */
function ranked(mind: Mind, sight: Sight): { readonly to: Territory; readonly gain: number }[] {
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
  for (const { to } of ranked(mind, sight).slice(0, 2)) {
    const picks = { sea: first, against: first, orders: mostArmies(mind, sight) };
    const command = fill(moment, 'assault-by-sea', picks, { to });
    if (command?.type !== 'assault-by-sea') continue;
    const armies = command.orders.reduce((sum, order) => sum + armiesIn(order), 0);
    const foe = sight.rivals.find((rival) => rival === command.against);
    const { gain, win } = gainOf(mind, sight, to, foe, armies);
    if (gain > 0)
      return { command, why: `lands ${armies} armies in ${zoneName(to)}: it wins with ${Math.round(100 * win)}%` };
  }
  return undefined;
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
  readonly sea: Zone;
  readonly armies: number;
}

/** Its fleets with armies aboard or to spare beside them, and how many armies each could bring ashore. */
function fleetsOf(mind: Mind, sight: Sight): Armada[] {
  const found: Armada[] = [];
  for (const { zone, forces } of sight.view.board) {
    if (isTerritory(zone)) continue;
    const force = forces.find(({ seat }) => seat === sight.seat);
    if (force === undefined || !carries(force.units)) continue;
    const aboard = force.laden.reduce((sum, { cargo }) => sum + (cargo.army ?? 0), 0);
    let beside = 0;
    for (const land of portsOn(zone)) beside += Math.max(0, spareAt(mind, sight, land));
    const armies = aboard + Math.min(beside, roomAboard(force.units) - aboard);
    if (armies > 1) found.push({ sea: zone, armies });
  }
  return found;
}

/** The most that a fleet no further than a sea away from a shore could land there. */
function mostAshore(fleets: readonly Armada[], to: Territory): number {
  let most = 0;
  for (const { sea, armies } of fleets)
    if (armies > most && coasts(to).some((coast) => coast === sea || neighbours(coast).includes(sea))) most = armies;
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

const first: Pick = (domain) => valuesOf(domain)[0];

/** Goes on with the order that brings the most armies which can be spared, as long as one brings any. */
function mostArmies(mind: Mind, sight: Sight): Pick {
  let lines = 0;
  return (domain) => {
    if (lines++ >= MOST_ORDERS) return undefined;
    let found: Value | undefined;
    let most = lines === 1 ? -1 : 0;
    for (const value of valuesOf(domain)) {
      // The walk of an order list offers nothing but orders.
      const order = value as unknown as Order;
      const armies = armiesIn(order);
      if (armies <= most || (order.how === 'board' && armies > spareAt(mind, sight, order.from))) continue;
      most = armies;
      found = value;
    }
    return found;
  };
}

function armiesIn(order: Order): number {
  if (order.how === 'convoy') return order.number * (order.cargo.army ?? 0);
  return order.how === 'land' || order.how === 'board' ? (order.units.army ?? 0) : 0;
}
