// What the dice of a battle are likely to do, over several rounds.

import { chartOdds } from '@marshall/rules';

export interface Odds {
  /** Chance that the target is emptied while something of the attacker stands. */
  readonly win: number;
  /** Attackers left, on average. */
  readonly left: number;
  /** Rounds fought, on average; each takes a set. */
  readonly rounds: number;
}

/** L-star dice: for the side that has more of them. */
export type Edge = 'attacker' | 'defender' | 'none';

const MOST = 16;
const known = new Map<number, Odds>();

/** An attack with so many units on so many, for at most so many rounds; the defender has sets for the first of them. */
export function battleOdds(attackers: number, defenders: number, rounds: number, edge: Edge, sets = MOST): Odds {
  const most = Math.min(MOST, rounds);
  return fight(Math.min(MOST, attackers), Math.min(MOST, defenders), most, edge, Math.min(most, sets));
}

function fight(attackers: number, defenders: number, rounds: number, edge: Edge, sets: number): Odds {
  if (defenders === 0) return { win: attackers > 0 ? 1 : 0.3, left: attackers, rounds: 0 };
  if (attackers === 0 || rounds === 0) return { win: 0, left: attackers, rounds: 0 };
  const key = (((attackers * 20 + defenders) * 20 + rounds) * 20 + sets) * 3 + EDGES[edge];
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  // B-ATK-29 to -33: position, fire power and L-star dice.
  const ours = KILLS[1 + (attackers > defenders ? 1 : 0) + (edge === 'attacker' ? 1 : 0)] ?? [];
  const position = sets > 0 ? 2 : 1;
  const theirs = KILLS[position + (defenders > attackers ? 1 : 0) + (edge === 'defender' ? 1 : 0)] ?? [];
  let win = 0;
  let left = 0;
  let fought = 1;
  ours.forEach((p, kills) => {
    theirs.forEach((q, losses) => {
      const next = fight(
        Math.max(0, attackers - losses),
        Math.max(0, defenders - kills),
        rounds - 1,
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

/** C-MAP-07 to -10: by the chart one side is gone after a single reading; L-stars add a point (C-MAP-04). */
export function chartBattle(attackers: number, defenders: number, edge: Edge): Odds {
  const key = -(((attackers * 64 + defenders) * 3 + EDGES[edge]) | 0) - 1;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const { ways } = chartOdds(
    attackers + (edge === 'attacker' ? 1 : 0),
    defenders + (edge === 'defender' ? 1 : 0),
    'scale',
  );
  const odds = { win: (ways.A + ways.B) / 36, left: (ways.A * attackers + (ways.B * attackers) / 2) / 36, rounds: 1 };
  known.set(key, odds);
  return odds;
}

const EDGES: Readonly<Record<Edge, number>> = { attacker: 0, defender: 1, none: 2 };

/** Chance of each number of kills, at three points a unit, with 0 to 4 dice (B-ATK-34). */
const KILLS: readonly (readonly number[])[] = Array.from({ length: 5 }, (_, dice) => {
  let ways = [1];
  for (let i = 0; i < dice; i++) {
    const next: number[] = new Array(ways.length + 6).fill(0);
    ways.forEach((n, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + n;
    });
    ways = next;
  }
  const kills: number[] = new Array(Math.floor((6 * dice) / 3) + 1).fill(0);
  ways.forEach((n, sum) => {
    const at = Math.floor(sum / 3);
    kills[at] = (kills[at] ?? 0) + n / 6 ** dice;
  });
  return kills;
});
