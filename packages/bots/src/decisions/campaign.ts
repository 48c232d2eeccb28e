// A campaign: the power that is best to beat, the lands from which to beat it, and the force it takes.
import { isTerritory, landBorders, neighbours, type Seat, type Territory, type Zone } from '@marshall/rules';
import type { Mind } from '../mind.ts';
import { resolveAgainst } from '../resolve.ts';
import type { Sight } from '../sight.ts';
import { atPeace, wrongsOf } from '../trust.ts';
import { spoils } from '../worth.ts';
import { isDesperate } from './detente.ts';

export interface Campaign {
  readonly prey: Seat;
  /** Lands of its own next to the prey's homes, with the armies that each should hold. */
  readonly fronts: ReadonlyMap<Territory, number>;
  /** Open lands next to homes that no front touches, with how many of these each would reach. */
  readonly footholds: ReadonlyMap<Territory, number>;
  /** Armies that are still to be raised. */
  readonly missing: number;
  /** Rounds of fighting, and so sets, that it is expected to take. */
  readonly rounds: number;
  /** How ready it is, from 0 to 1. */
  readonly ready: number;
  /** What beating the prey would bring, after what it costs. */
  readonly worth: number;
}

/** The last plan: several decisions of one moment ask for it. */
let last: { readonly sight: Sight; readonly weights: Mind['weights']; readonly plan: Campaign | undefined } | undefined;

/** The war worth preparing for; undefined for those who like peace, and when there is no time left. */
export function campaign(mind: Mind, sight: Sight): Campaign | undefined {
  if (mind.weights.attack < 0.8 || sight.options.stages === '37') return undefined;
  if (last?.sight === sight && last.weights === mind.weights) return last.plan;
  let plan: Campaign | undefined;
  for (const prey of sight.rivals) {
    const against = planAgainst(mind, sight, prey);
    if (against !== undefined && against.worth > (plan?.worth ?? 0)) plan = against;
  }
  last = { sight, weights: mind.weights, plan };
  return plan;
}

/** What a campaign is by the board alone. */
interface Ground {
  readonly homes: readonly Territory[];
  readonly fronts: ReadonlyMap<Territory, number>;
  readonly open: readonly Territory[];
  readonly footholds: ReadonlyMap<Territory, number>;
  readonly missing: number;
  readonly rounds: number;
}

/** Grounds by prey, for one who fights with some superiority, with these clouds and these alive. */
interface Surveyed {
  readonly seat: Seat;
  readonly superiority: number;
  readonly nuked: Sight['view']['nuked'];
  readonly rivals: readonly Seat[];
  readonly found: Map<Seat, Ground>;
}

/** Those of each board. */
const grounds = new WeakMap<Sight['view']['board'], Surveyed[]>();

/** Those of the last look. */
let looked: { readonly sight: Sight; readonly mind: Mind; readonly found: Map<Seat, Ground> } | undefined;

function groundOf(mind: Mind, sight: Sight, prey: Seat): Ground {
  if (looked?.sight !== sight || looked.mind !== mind) looked = { sight, mind, found: groundsFor(mind, sight) };
  let ground = looked.found.get(prey);
  if (ground === undefined) {
    ground = survey(mind, sight, prey);
    looked.found.set(prey, ground);
  }
  return ground;
}

function groundsFor(mind: Mind, { view, seat, rivals }: Sight): Map<Seat, Ground> {
  let known = grounds.get(view.board);
  if (known === undefined) {
    known = [];
    grounds.set(view.board, known);
  }
  const { superiority } = mind;
  const { nuked } = view;
  for (const each of known)
    if (each.seat === seat && each.superiority === superiority && each.nuked === nuked && isSame(each.rivals, rivals))
      return each.found;
  const found = new Map<Seat, Ground>();
  known.push({ seat, superiority, nuked, rivals, found });
  return found;
}

function isSame(a: readonly Seat[], b: readonly Seat[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function survey(mind: Mind, sight: Sight, prey: Seat): Ground {
  const homes = sight.homes(prey);
  const fronts = frontsAgainst(mind, sight, prey, homes);
  let missing = 0;
  for (const [zone, wanted] of fronts) missing += Math.max(0, wanted - sight.armies(zone, sight.seat));
  const open = homes.filter((home) => !touchesAny(fronts, home));
  const footholds = open.length === 0 ? NOWHERE : footholdsAgainst(sight, open);
  for (const home of open) missing += forceAgainst(sight.size(home, prey), mind.superiority);
  return { homes, fronts, open, footholds, missing, rounds: roundsAgainst(sight, prey, homes) };
}

function planAgainst(mind: Mind, sight: Sight, prey: Seat): Campaign | undefined {
  const { homes, fronts, open, footholds, missing, rounds } = groundOf(mind, sight, prey);
  if (homes.length === 0 || (fronts.size === 0 && footholds.size === 0)) return undefined;
  // It takes a cycle to raise what is missing, and one more where there is no land to start from.
  const cycles = Math.ceil(missing / (PER_CYCLE * sight.own.centers)) + (open.length === 0 ? 0 : 1);
  if (cycles >= sight.left + (isDesperate(sight) ? 1 : 0)) return undefined;
  // A promise of peace weighs as much as the character gives it; a wrong that was suffered adds to the wish.
  const trust =
    (atPeace(sight, prey) ? 1 - mind.weights.faith : 1) *
    (1 + 0.2 * Math.min(3, wrongsOf(sight, prey)) + resolveAgainst(sight, prey));
  const worth =
    (mind.weights.attack * trust * (isAtWar(sight, prey) ? UNDER_WAY : 1) * 0.9 * spoils(sight, prey)) /
      (1 + 0.35 * cycles) -
    160 * missing -
    250 * rounds -
    retaliation(sight, prey);
  return { prey, fronts, footholds, missing, rounds, ready: readiness(sight, prey), worth };
}

/** How much more a war is worth that is under way than one that would have to begin. */
const UNDER_WAY = 1.5;

/** Whether it has fought somebody lately. */
function isAtWar(sight: Sight, prey: Seat): boolean {
  for (const { kind, by, against, cycle } of sight.notes?.incidents ?? [])
    if (by === sight.seat && against === prey && cycle >= sight.view.cycle - 2 && FIGHTS.has(kind)) return true;
  return false;
}
const FIGHTS: ReadonlySet<string> = new Set(['attacked', 'broke', 'took']);

/** Armies raised in a cycle by each supply center, roughly: a full one makes three dozen, and half of it goes elsewhere. */
const PER_CYCLE = 15;
/** Sets that each supply center of a power at war has for each further cycle. */
const SETS_A_CYCLE = 5;
const NOWHERE: ReadonlyMap<Territory, number> = new Map();

/** Armies next to a home that beat its guards more often than not. */
function forceAgainst(guards: number, superiority: number): number {
  return Math.round(superiority * guards + 2);
}

/** Rounds that the homes of a power are expected to take: two kills a round, and a second try now and then. */
function roundsAgainst(sight: Sight, prey: Seat, homes: readonly Territory[]): number {
  let rounds = 0;
  for (const home of homes) rounds += Math.max(1, 0.65 * sight.size(home, prey));
  return Math.ceil(rounds);
}

/** What its nukes may do in return. */
function retaliation(sight: Sight, prey: Seat): number {
  const nukes = sight.view.seats[prey]?.nukes ?? 0;
  return Math.max(0, nukes - sight.own.lStars) * 1500;
}

/** Lands of its own at the prey's borders; each home counts for the front with the most armies. */
function frontsAgainst(mind: Mind, sight: Sight, prey: Seat, homes: readonly Territory[]): Map<Territory, number> {
  const fronts = new Map<Territory, number>();
  for (const home of homes) {
    let front: Territory | undefined;
    let most = 0;
    for (const zone of landBorders(home)) {
      const armies = sight.armies(zone, sight.seat);
      // A land that touches several homes serves best.
      const rank = armies === 0 ? 0 : armies + 3 * touching(zone, homes);
      if (rank <= most) continue;
      most = rank;
      front = zone;
    }
    if (front === undefined) continue;
    // From the same land the next home is attacked with those left of the first attack.
    const before = fronts.get(front);
    const force = forceAgainst(sight.size(home, prey), mind.superiority);
    fronts.set(front, before === undefined ? force + 1 : before + Math.round(0.8 * force));
  }
  return fronts;
}

function touchesAny(fronts: ReadonlyMap<Territory, number>, home: Territory): boolean {
  return landBorders(home).some((zone) => fronts.has(zone));
}

/** Empty lands next to homes that no front touches. */
function footholdsAgainst(sight: Sight, open: readonly Territory[]): Map<Territory, number> {
  const found = new Map<Territory, number>();
  for (const home of open) {
    for (const zone of landBorders(home)) {
      if (found.has(zone) || sight.at(zone).length > 0 || sight.view.nuked.includes(zone)) continue;
      if (sight.homeOwner(zone) === undefined) found.set(zone, touching(zone, open));
    }
  }
  return found;
}

let known: { readonly sight: Sight; readonly ready: Map<Seat, number> } | undefined;

/** How ready it is to beat a power whole: the force at its borders, and the sets, beside what that takes. */
export function readiness(sight: Sight, prey: Seat): number {
  if (known?.sight !== sight) known = { sight, ready: new Map() };
  const ready = known.ready.get(prey) ?? reckonReadiness(sight, prey);
  known.ready.set(prey, ready);
  return ready;
}

function reckonReadiness(sight: Sight, prey: Seat): number {
  const homes = sight.homes(prey);
  let need = 0;
  for (const home of homes) need += forceAgainst(sight.size(home, prey), 1.4);
  let near = 0;
  const counted: Territory[] = [];
  for (const home of homes) {
    for (const zone of landBorders(home)) {
      const armies = sight.armies(zone, sight.seat);
      if (armies < 2 || counted.includes(zone)) continue;
      counted.push(zone);
      near += armies;
    }
  }
  const force = Math.min(1, near / Math.max(1, 0.8 * need));
  // A war lasts several cycles: sets are bought again at the end of each.
  const sets = sight.sets + 1 + SETS_A_CYCLE * sight.own.centers * (Math.min(3, sight.left) - 1);
  return force * Math.min(1, sets / Math.max(1, roundsAgainst(sight, prey, homes)));
}

/** How many of these lands border a zone. */
export function touching(zone: Zone, lands: readonly Territory[]): number {
  let sum = 0;
  for (const next of neighbours(zone)) if (isTerritory(next) && lands.includes(next)) sum++;
  return sum;
}
