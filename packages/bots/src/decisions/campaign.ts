// A campaign: the power that is easiest to beat, the land from which to beat it, and the force it takes.
import { isTerritory, neighbours, type Seat, type Territory, type Zone } from '@marshall/rules';
import type { Mind } from '../mind.ts';
import type { Sight } from '../sight.ts';
import { spoils } from '../worth.ts';

export interface Campaign {
  readonly prey: Seat;
  /** A land of its own next to the prey's homes, if it has one. */
  readonly base: Territory | undefined;
  /** Armies that the base should hold before the war begins. */
  readonly force: number;
  /** What beating the prey would bring, after what it costs. */
  readonly worth: number;
}

/** The last plan: several decisions of one moment ask for it. */
let last: { readonly sight: Sight; readonly plan: Campaign | undefined } | undefined;

/** The war worth preparing for; undefined for those who like peace, the poor, and when there is no time left. */
export function campaign(mind: Mind, sight: Sight): Campaign | undefined {
  if (mind.weights.attack < 1.5 || !mind.shrewd || sight.left <= 2 || sight.options.stages === '37') return undefined;
  if (last?.sight === sight) return last.plan;
  let found: Campaign | undefined;
  for (const prey of sight.rivals) {
    const homes = sight.homes(prey);
    if (homes.length === 0) continue;
    let guards = 0;
    for (const home of homes) guards += sight.size(home, prey);
    const base = baseAgainst(sight, homes);
    const force = forceNeeded(guards, homes.length);
    const far = base === undefined ? 1500 : 0;
    const worth =
      0.5 * spoils(sight, prey) -
      180 * Math.max(0, force - (base === undefined ? 0 : sight.armies(base, sight.seat))) -
      500 * homes.length -
      far;
    if (worth > 0 && (found === undefined || worth > found.worth)) found = { prey, base, force, worth };
  }
  last = { sight, plan: found };
  return found;
}

function forceNeeded(guards: number, homes: number): number {
  return Math.round(1.3 * guards + 2.5 * homes);
}

/** How ready it is to beat a power whole: the force at its borders beside the force that takes, 1 when it is there. */
export function readiness(sight: Sight, prey: Seat): number {
  const homes = sight.homes(prey);
  let guards = 0;
  for (const home of homes) guards += sight.size(home, prey);
  let near = 0;
  for (const { zone } of sight.view.board) {
    const armies = sight.armies(zone, sight.seat);
    if (armies > 1 && touching(zone, homes) > 0) near += armies;
  }
  return Math.min(1, near / Math.max(1, forceNeeded(guards, homes.length)));
}

/** The land of its own next to the most of these homes; where it has the larger force, if several are. */
function baseAgainst(sight: Sight, homes: readonly Territory[]): Territory | undefined {
  let found: Territory | undefined;
  let most = 0;
  for (const { zone } of sight.view.board) {
    if (!isTerritory(zone) || sight.armies(zone, sight.seat) === 0) continue;
    const near = touching(zone, homes);
    if (near === 0) continue;
    const rank = 3 * near + sight.armies(zone, sight.seat);
    if (rank > most) {
      most = rank;
      found = zone;
    }
  }
  return found;
}

/** How many of these lands border a zone. */
export function touching(zone: Zone, lands: readonly Territory[]): number {
  let sum = 0;
  for (const next of neighbours(zone)) if (isTerritory(next) && lands.includes(next)) sum++;
  return sum;
}
