// How much of what a player has left another could take in one Stage 4: the odds for each home by every way there is, and for all of them.
import type { Seat } from '@marshall/rules';
import { UNIT_ROWS } from '@marshall/rules';
import { battleOdds, chartBattle, type Edges, NO_EDGES, type Odds } from '../odds.ts';
import { APPROACHES, COUNT, type Ground, landingsOf, largestStack, NEXT_LAND } from './ground.ts';
import type { Player } from './standpoint.ts';

/** A player as pairs look at them. */
export interface Side {
  readonly seat: Seat;
  readonly player: Player;
  readonly wealth: number;
  readonly force: number;
  readonly held: readonly number[];
}

/** What somebody can attack with: sets, armies that can fly at once, and armies that can land from each sea. */
export interface Means {
  readonly index: number;
  readonly player: Player;
  readonly sets: number;
  readonly airborne: number;
  readonly landings: Float64Array | undefined;
}

export const leastOf = ({ supplies }: Player): number => Math.min(supplies.grain, supplies.oil, supplies.minerals);

export function meansOf(ground: Ground, index: number, player: Player): Means {
  const flights = Math.floor((player.supplies.oil - 1) / UNIT_ROWS.army.flight);
  return {
    index,
    player,
    sets: leastOf(player),
    airborne: Math.min(flights, largestStack(ground, index) - 1),
    landings: landingsOf(ground, index, player.supplies.oil),
  };
}

/** Chances to take all homes that are left: by land alone, by the best way to each, and by ways that build on each other. */
export interface Reach {
  direct: number;
  best: number;
  air: number;
  /** With the oil shared by flights to all of them. */
  flown: number;
  /** From one home on to the next. */
  chain: number;
  /** With everything that stands around each home, one attack after the other. */
  massed: number;
  /** The least, the greatest and the sum of the chances of single homes, and the best landing. */
  weakest: number;
  strongest: number;
  total: number;
  sea: number;
  /** Homes that a force stands next to, rounds that all of it is expected to take, and what stands beside the guards. */
  touched: number;
  rounds: number;
  pressure: number;
}

const STARS = { dice: 1, points: 0 };
const OURS: Edges = { ...NO_EDGES, ours: STARS };
const THEIRS: Edges = { ...NO_EDGES, theirs: STARS };
const NO_ODDS: Odds = { win: 0, left: 0, rounds: 0 };
/** Homes without guards are defended by militia, which three armies always beat. */
const MILITIA: readonly Odds[] = [0, 1 / 3, 5 / 6, 1].map((win) => ({ win, left: 0, rounds: 1 }));
/** Another way is taken only where it is clearly better: it costs more. */
const CLEARLY = 0.05;
/** Rounds that anybody fights for one land. */
const MOST_ROUNDS = 5;

/** What one player could take from another; `standing` is how likely each home of theirs is left, by all who could take it so far. */
export function reachOf(
  ground: Ground,
  means: Means,
  victim: number,
  other: Side,
  chart: boolean,
  able: number,
  standing: Float64Array,
): Reach {
  const { index, player, sets, airborne, landings } = means;
  const { power } = ground;
  const stars = player.lStars - other.player.lStars;
  const edges = stars > 0 ? OURS : stars < 0 ? THEIRS : NO_EDGES;
  const supplied = leastOf(other.player);
  const odds = (force: number, guards: number): Odds => {
    const attackers = Math.round(force);
    if (attackers <= 0 || sets < 1) return NO_ODDS;
    if (guards <= 0) return MILITIA[Math.min(3, attackers)] ?? NO_ODDS;
    return chart
      ? chartBattle(attackers, guards, edges, supplied > 0)
      : battleOdds(attackers, guards, Math.min(MOST_ROUNDS, sets), edges, supplied);
  };
  const number = other.held.length;
  // What oil is left after a set for each home, shared by all of them.
  const oil = player.supplies.oil - number;
  const each = Math.min(Math.floor(oil / UNIT_ROWS.army.flight / Math.max(1, number)), airborne);
  const start = number === 0 ? 0 : 1;
  const reach: Reach = {
    direct: start,
    best: start,
    air: start,
    flown: start,
    chain: start,
    massed: start,
    weakest: start,
    strongest: 0,
    total: 0,
    sea: 0,
    touched: 0,
    rounds: 0,
    pressure: 0,
  };
  let beside = 0;
  let guards = 0;
  for (const home of other.held) {
    const guard = Math.round(power[victim * COUNT + home] ?? 0);
    let near = 0;
    let mass = 0;
    let onward = 0;
    for (const next of NEXT_LAND[home] ?? []) {
      const there = power[index * COUNT + next] ?? 0;
      mass += there;
      if (there > near) near = there;
      // Who takes a home next to it may go on from there.
      if (other.held.includes(next)) onward = Math.max(onward, leftAfter(ground, index, victim, next));
    }
    let landed = 0;
    if (landings !== undefined)
      for (const from of APPROACHES[home] ?? []) landed = Math.max(landed, landings[from] ?? 0);
    const byLand = odds(near, guard);
    const byAir = odds(airborne, guard);
    const bySea = odds(landed, guard);
    const shared = number > 1 ? odds(each, guard) : byAir;
    let best = byLand;
    if (byAir.win > best.win + CLEARLY) best = byAir;
    if (bySea.win > best.win + CLEARLY) best = bySea;
    beside += mass;
    guards += guard;
    if (near > 0) reach.touched++;
    reach.flown *= Math.max(byLand.win, shared.win);
    reach.massed *= odds(mass, guard).win;
    reach.chain *= Math.max(byLand.win, byAir.win, bySea.win, odds(onward, guard).win);
    reach.direct *= byLand.win;
    reach.best *= best.win;
    reach.air *= Math.max(byLand.win, byAir.win);
    reach.sea = Math.max(reach.sea, bySea.win);
    reach.rounds += Math.max(1, best.rounds);
    reach.total += best.win;
    reach.weakest = Math.min(reach.weakest, best.win);
    reach.strongest = Math.max(reach.strongest, best.win);
    const at = victim * COUNT + home;
    standing[at] = (standing[at] ?? 1) * (1 - able * best.win);
  }
  reach.pressure = beside / (guards + 2);
  return reach;
}

/** What is left of the largest force next to a home after it was taken, roughly. */
function leftAfter({ power }: Ground, attacker: number, victim: number, home: number): number {
  const guard = power[victim * COUNT + home] ?? 0;
  let most = 0;
  for (const from of NEXT_LAND[home] ?? [])
    most = Math.max(most, (power[attacker * COUNT + from] ?? 0) - 0.6 * guard - 1);
  return most;
}
