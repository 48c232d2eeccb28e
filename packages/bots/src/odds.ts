// What the dice of a battle are likely to do, over several rounds.
import { type Die, GENERALSHIP, type Letter, letterAt } from '@marshall/rules';

export interface Odds {
  /** Chance that the target is emptied while something of the attacker stands. */
  readonly win: number;
  /** Attackers left, on average. */
  readonly left: number;
  /** Rounds fought, on average; each takes a set. */
  readonly rounds: number;
}

/** What decides a battle apart from numbers and supplies. */
export interface Edges {
  /** Dice for L-stars and technology, and points of technology, on the attacker's side. */
  readonly ours: Edge;
  readonly theirs: Edge;
  /** A-EDG-01: whether three points of fire power more are a point in every roll. */
  readonly armoured: boolean;
}
export interface Edge {
  readonly dice: number;
  readonly points: number;
}

export const LEVEL: Edge = { dice: 0, points: 0 };
/** Neither side has anything that the other has not. */
export const NO_EDGES: Edges = { ours: LEVEL, theirs: LEVEL, armoured: false };

const MOST = 16;
const known = new Map<number, Odds>();

/** An attack with so many units on so many, for at most so many rounds; the defender has sets for the first of them. */
export function battleOdds(attackers: number, defenders: number, rounds: number, edges: Edges, sets = MOST): Odds {
  const most = Math.min(MOST, rounds);
  return fight(Math.min(MOST, attackers), Math.min(MOST, defenders), most, edges, keyOf(edges), Math.min(most, sets));
}

function fight(attackers: number, defenders: number, rounds: number, edges: Edges, edge: number, sets: number): Odds {
  if (defenders === 0) return { win: attackers > 0 ? 1 : 0.3, left: attackers, rounds: 0 };
  if (attackers === 0 || rounds === 0) return { win: 0, left: attackers, rounds: 0 };
  const key = (((edge * 17 + attackers) * 17 + defenders) * 17 + rounds) * 17 + sets;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  // B-ATK-29 to -33: position, fire power and other dice.
  const lead = edges.armoured ? Math.trunc((attackers - defenders) / 3) : 0;
  const ours = killsOf(1 + (attackers > defenders ? 1 : 0) + edges.ours.dice, edges.ours.points + Math.max(0, lead));
  const theirs = killsOf(
    (sets > 0 ? 2 : 1) + (defenders > attackers ? 1 : 0) + edges.theirs.dice,
    edges.theirs.points + Math.max(0, -lead),
  );
  let win = 0;
  let left = 0;
  let fought = 1;
  ours.forEach((p, kills) => {
    theirs.forEach((q, losses) => {
      const next = fight(
        Math.max(0, attackers - losses),
        Math.max(0, defenders - kills),
        rounds - 1,
        edges,
        edge,
        Math.max(0, sets - 1),
      );
      win += p * q * next.win;
      left += p * q * next.left;
      fought += p * q * next.rounds;
    });
  });
  const odds = { win, left, rounds: fought };
  known.set(key, odds);
  return odds;
}

/**
 * C-MAP-04 to -10: by the chart one side is gone after a single reading. A die won is a point, and so are three points of
 * technology; who defends without a set does not roll for Generalship.
 */
export function chartBattle(attackers: number, defenders: number, { ours, theirs }: Edges, supplied: boolean): Odds {
  const attack = attackers + ours.dice + Math.floor(ours.points / 3);
  const defence = defenders + theirs.dice + Math.floor(theirs.points / 3);
  const key = -1 - ((attack * 256 + defence) * 256 + attackers) * 2 - (supplied ? 1 : 0);
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const ways: Record<Letter, number> = { A: 0, B: 0, C: 0, D: 0 };
  let all = 0;
  for (const one of DICE) {
    for (const two of supplied ? DICE : NO_ROLL) {
      ways[readChart(attack + GENERALSHIP[one], defence + GENERALSHIP[two])]++;
      all++;
    }
  }
  const odds = {
    win: (ways.A + ways.B) / all,
    left: (ways.A * attackers + (ways.B * attackers) / 2) / all,
    rounds: 1,
  };
  known.set(key, odds);
  return odds;
}

const DICE = [1, 2, 3, 4, 5, 6] as const satisfies readonly Die[];
/** A die that adds nothing. */
const NO_ROLL = [1] as const satisfies readonly Die[];
/** The greatest total that the chart knows. */
const CHART_MOST = 20;

/** C-MAP-06: larger totals are brought down to the chart, the attacker's rounded down and the defender's up. */
function readChart(attack: number, defence: number): Letter {
  const larger = Math.max(attack, defence);
  if (larger <= CHART_MOST) return letterAt(attack, Math.max(1, defence)) ?? 'D';
  const down = Math.max(1, Math.floor((attack * CHART_MOST) / larger));
  return letterAt(down, Math.max(1, Math.ceil((defence * CHART_MOST) / larger))) ?? 'D';
}

function keyOf({ ours, theirs, armoured }: Edges): number {
  return ((((armoured ? 1 : 0) * 4 + ours.dice) * 4 + theirs.dice) * 16 + ours.points) * 16 + theirs.points;
}

const kills: number[][][] = [];

/** Chance of each number of kills, at three points a unit, with so many dice and points (B-ATK-34). */
function killsOf(dice: number, points: number): readonly number[] {
  kills[dice] ??= [];
  const row = kills[dice];
  row[points] ??= reckonKills(dice, points);
  return row[points];
}

function reckonKills(dice: number, points: number): number[] {
  let ways = [1];
  for (let i = 0; i < dice; i++) {
    const next: number[] = new Array(ways.length + 6).fill(0);
    ways.forEach((n, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + n;
    });
    ways = next;
  }
  const chances: number[] = new Array(Math.floor((6 * dice + points) / 3) + 1).fill(0);
  ways.forEach((n, sum) => {
    const at = Math.floor((sum + points) / 3);
    chances[at] = (chances[at] ?? 0) + n / 6 ** dice;
  });
  return chances;
}
