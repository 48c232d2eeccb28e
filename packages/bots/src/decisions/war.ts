// Attacks where the odds say so, and the choices inside a battle.
import { type Command, isDarkSea, isLightSea, isTerritory, neighbours, type Seat, type Zone } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { clashOdds, militia } from '../edges.ts';
import { power } from '../field.ts';
import { legal } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import type { Odds } from '../odds.ts';
import { resolveAgainst } from '../resolve.ts';
import { type Sight, sightOf } from '../sight.ts';
import { atPeace } from '../trust.ts';
import { setCost, UNIT, zoneWorth } from '../worth.ts';
import { readiness } from './campaign.ts';
import { urgency } from './detente.ts';
import { spareAt } from './moves.ts';
import { relief } from './siege.ts';

export interface Assault {
  readonly from: Zone;
  readonly to: Zone;
  readonly against: Seat | 'militia';
  readonly how: 'direct' | 'air';
  readonly units: number;
  readonly odds: Odds;
  readonly gain: number;
}

/** What the attacks of this stage are worth, for the blind bid: the best on each land, as far as sets reach. */
export function bestAttack(mind: Mind, sight: Sight): number {
  const gains = new Map<Zone, number>();
  for (const { to, gain } of assaults(mind, sight)) gains.set(to, Math.max(gains.get(to) ?? 0, gain));
  const [first = 0, ...others] = [...gains.values()].sort((a, b) => b - a).slice(0, Math.ceil(sight.sets / 2));
  return first + 0.5 * others.reduce((sum, gain) => sum + gain, 0);
}

/** What the best single attack is worth. */
export function bestBlow(mind: Mind, sight: Sight): number {
  let most = 0;
  for (const { gain } of assaults(mind, sight)) most = Math.max(most, gain);
  return most;
}

export function attack(mind: Mind, moment: Moment): Decision | undefined {
  return assaultCommands(mind, moment, 1)[0];
}

/** The best attacks that the referee would take, the best first. */
export function assaultCommands(mind: Mind, moment: Moment, most: number): Decision[] {
  const sight = sightOf(moment);
  const found: Decision[] = [];
  const plans = [...assaults(mind, sight)].sort((a, b) => b.gain - a.gain);
  for (const plan of plans.slice(0, most + 2)) {
    if (found.length === most) break;
    const decision = assaultCommand(moment, plan);
    if (decision !== undefined) found.push(decision);
  }
  return found;
}

/** An attack as a command; undefined if the referee would not take it. */
export function assaultCommand(moment: Moment, plan: Assault): Decision | undefined {
  const command = commandOf(moment, sightOf(moment), plan);
  if (command === undefined) return undefined;
  return {
    command,
    why: { reason: 'attack', to: plan.to, win: plan.odds.win, gain: Math.round(plan.gain) },
  };
}

/** The last calculation: bids, strikes and attacks of one moment all ask for it. */
let last: { readonly sight: Sight; readonly weights: Mind['weights']; readonly found: readonly Assault[] } | undefined;

/** Every attack that is worth its price, in no order. */
export function assaults(mind: Mind, sight: Sight): readonly Assault[] {
  if (last?.sight !== sight || last.weights !== mind.weights)
    last = { sight, weights: mind.weights, found: reckon(mind, sight) };
  return last.found;
}

function reckon(mind: Mind, sight: Sight): Assault[] {
  const found: Assault[] = [];
  const { sets } = sight;
  if (sets < 1) return found;
  const cost = setCost(sight);
  const stacks: { zone: Zone; spare: number }[] = [];
  for (const { zone } of sight.view.board) {
    const own = sight.size(zone, sight.seat);
    if (own === 0 || sight.view.assaults.some((each) => each.zone === zone && each.seat === sight.seat)) continue;
    for (const to of targetsOf(zone)) {
      for (const against of ownersOf(sight, to)) {
        const plan = weigh(mind, sight, { from: zone, to, against, how: 'direct', units: own }, cost, 0);
        if (plan !== undefined) found.push(plan);
      }
    }
    if (isTerritory(zone)) {
      const spare = spareAt(mind, sight, zone);
      if (spare > 1) stacks.push({ zone, spare });
    }
  }
  return [...found, ...drops(mind, sight, stacks, cost)];
}

/** Airborne assaults on homes that are nearly the last ones of their power. */
function drops(mind: Mind, sight: Sight, stacks: readonly { zone: Zone; spare: number }[], cost: number): Assault[] {
  const flights = Math.floor((sight.own.supplies.oil - 1) / 2);
  const found: Assault[] = [];
  if (flights < 2 || stacks.length === 0) return found;
  for (const rival of sight.rivals) {
    const homes = sight.homes(rival);
    if (homes.length > 3) continue;
    for (const to of homes) {
      for (const { zone, spare } of stacks) {
        const units = Math.min(flights, spare);
        const against = sight.size(to, rival) > 0 ? rival : 'militia';
        const plan = weigh(
          mind,
          sight,
          { from: zone, to, against, how: 'air', units },
          cost,
          0.8 * units * sight.price('oil'),
        );
        if (plan !== undefined) found.push(plan);
      }
    }
  }
  return found;
}

/** What an attack is worth; undefined if the odds or the prize are too poor. */
function weigh(
  mind: Mind,
  sight: Sight,
  plan: Omit<Assault, 'odds' | 'gain'>,
  set: number,
  extra: number,
): Assault | undefined {
  const { from, to, against, units } = plan;
  // Players who let it pass trust it; to strike them breaks that trust.
  const trust = against !== 'militia' && atPeace(sight, against);
  const resolve = against === 'militia' ? 1 : 1 + resolveAgainst(sight, against);
  // A beginner sees the land, and not what comes after it.
  const worth = mind.shrewd ? prizeOf(sight, to) : 0.4 * zoneWorth(sight, to);
  const prize = worth * (trust ? 1 - mind.weights.faith : 1);
  const theirs = against === 'militia' ? 0 : sight.size(to, against);
  if (prize <= 0 && theirs === 0) return undefined;
  const odds =
    against === 'militia'
      ? militia(units)
      : clashOdds(sight, { attacker: sight.seat, defender: against, from, to }, units, theirs, 5);
  // In the last cycle nothing comes afterwards: an army is worth no more than Détente counts for it.
  const last = sight.left <= 1;
  if (odds.win < (last ? 0.7 : 1) * mind.weights.nerve) return undefined;
  const lost = units - odds.left;
  const home = !last && plan.how === 'direct' && sight.homeOwner(from) === sight.seat;
  const exposed = home && odds.left < 2 ? 500 * (2 - odds.left) : 0;
  const kills = 0.5 * UNIT * theirs * odds.win;
  const gain =
    mind.weights.attack * urgency(sight, against) * resolve * (odds.win * prize + kills) -
    lost * (last ? 50 : UNIT) -
    Math.max(1, odds.rounds) * set -
    exposed -
    extra;
  return gain > 0 ? { ...plan, odds, gain } : undefined;
}

/** What a land would bring; a home is only a step to beating its power, worth little to somebody who cannot go all the way. */
export function prizeOf(sight: Sight, to: Zone): number {
  if (!isTerritory(to)) return zoneWorth(sight, to) + relief(sight, to);
  const worth = zoneWorth(sight, to);
  const owner = sight.homeOwner(to);
  if (owner === undefined || owner === sight.seat || sight.homes(owner).length <= 1) return worth;
  return worth * (0.08 + 0.92 * readiness(sight, owner) ** 2);
}

function commandOf(moment: Moment, sight: Sight, { from, to, against, how, units }: Assault): Command | undefined {
  if (how === 'air') {
    if (!isTerritory(to)) return undefined;
    return legal(moment, {
      type: 'assault-by-air',
      to,
      against,
      orders: [{ how: 'airlift', from, units: { army: units } }],
    });
  }
  const force = sight.at(from).find(({ seat }) => seat === sight.seat)?.units ?? {};
  const all = legal(moment, { type: 'attack', from, to, against, units: { ...force } });
  return (
    all ??
    legal(moment, {
      type: 'attack',
      from,
      to,
      against,
      units: isTerritory(from) ? { army: force.army ?? 0 } : { navy: force.navy ?? 0 },
    })
  );
}

/** Zones in reach of units in a zone (B-ATK-10 to -16). */
function targetsOf(from: Zone): readonly Zone[] {
  if (isDarkSea(from)) return [from, ...neighbours(from).filter(isLightSea)];
  return neighbours(from).filter((to) => !isDarkSea(to));
}

function ownersOf(sight: Sight, zone: Zone): readonly (Seat | 'militia')[] {
  // Ships alone are no forces that could be beaten.
  const others = sight.at(zone).filter(({ seat, units }) => seat !== sight.seat && power(units) > 0);
  if (others.length > 0) return others.map(({ seat }) => seat);
  const open = isTerritory(zone) && !sight.view.nuked.includes(zone) && sight.at(zone).length === 0;
  return open && zoneWorth(sight, zone) > 0 && sight.homeOwner(zone) !== sight.seat ? ['militia'] : [];
}
