// Attacks on merchant ships: where many of a rival's lie together and nobody guards them.
import {
  type Command,
  isDarkSea,
  isLightSea,
  isTerritory,
  neighbours,
  SEAS,
  type Sea,
  type Seat,
  type Zone,
} from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { legal } from '../fill.ts';
import { navies, shipsOf } from '../fleet.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';
import { atPeace } from '../trust.ts';
import { setCost } from '../worth.ts';
import { campaign } from './campaign.ts';

/** What a sunk ship costs its owner in goods that do not come home, and the part of it that is one's own gain. */
const HARM = 700;
/** Two points sink a ship, and against ships alone an attacker always has two dice, which show seven on average (M-ATTACK-09). */
const SUNK = 3;

export interface Raid {
  readonly from: Zone;
  readonly to: Sea;
  readonly against: Seat;
  readonly gain: number;
  readonly sunk: number;
}

/** What the best raid is worth. */
export function bestRaid(mind: Mind, sight: Sight): number {
  return raids(mind, sight)[0]?.gain ?? 0;
}

/** Sinks ships that lie unguarded within reach, if that is worth more than so much. */
export function raid(mind: Mind, moment: Moment, above = 0): Decision | undefined {
  const sight = sightOf(moment);
  for (const { from, to, against, gain, sunk } of raids(mind, sight).slice(0, 2)) {
    if (gain <= above) return undefined;
    const force = sight.at(from).find(({ seat }) => seat === sight.seat)?.units ?? {};
    const units = isTerritory(from) ? { army: force.army ?? 0 } : { navy: force.navy ?? 0 };
    const command: Command | undefined = legal(moment, { type: 'attack-ships', from, to, against, units });
    if (command !== undefined) return { command, why: { reason: 'raid', against, sea: to, sunk } };
  }
  return undefined;
}

function raids(mind: Mind, sight: Sight): Raid[] {
  if (!sight.options.merchantMarine || !mind.shrewd || mind.weights.attack <= 0 || sight.sets < 1 || sight.left <= 1)
    return [];
  const found: Raid[] = [];
  for (const to of SEAS) {
    for (const against of sight.rivals) {
      const ships = shipsOf(sight, to, against);
      if (ships < 2 || isGuarded(sight, to, against)) continue;
      const from = attackerOf(sight, to);
      if (from === undefined) continue;
      const sunk = Math.min(ships, SUNK);
      const trust = atPeace(sight, against) ? 1 - mind.weights.faith : 1;
      const foe =
        campaign(mind, sight)?.prey === against || sight.wealth(against) > sight.wealth(sight.seat) ? 0.5 : 0.25;
      const gain = mind.weights.attack * trust * foe * sunk * HARM - setCost(sight);
      if (gain > 0) found.push({ from, to, against, gain, sunk });
    }
  }
  return found.sort((a, b) => b.gain - a.gain);
}

/** In a light blue sea all navies of the owner guard their ships, in a dark blue one those they named (M-ESCORT-03, -04). */
function isGuarded(sight: Sight, sea: Sea, owner: Seat): boolean {
  const there = navies(sight, sea, owner);
  return there > 0 && (isLightSea(sea) || (sight.view.sets.marine?.escorts[owner]?.[sea] ?? 0) > 0);
}

/** A force of its own in reach of ships in a sea (T-M-09), the largest there is. */
function attackerOf(sight: Sight, to: Sea): Zone | undefined {
  const reach: Zone[] = isDarkSea(to) ? [to] : [to, ...neighbours(to)];
  let found: Zone | undefined;
  let most = 0;
  for (const from of reach) {
    const force = isTerritory(from) ? sight.armies(from, sight.seat) : navies(sight, from, sight.seat);
    if (force <= most) continue;
    most = force;
    found = from;
  }
  return found;
}
