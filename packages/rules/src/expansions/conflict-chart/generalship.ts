// Exact odds of a conflict over the Generalship rolls (C-SOL-05, -06).
import { citeAll } from '../../board/cite.ts';
import { type Die, GENERALSHIP, type Letter, letterAt } from './chart.ts';
import type { Conflict } from './conflict.ts';
import { onChart } from './resolver.ts';

/** A cell of the graph that the dice can lead to, and in how many of the 36 pairs. */
export interface Fall {
  readonly attacker: number;
  readonly defender: number;
  readonly letter: Letter;
  readonly ways: number;
}

/** How many of the 36 pairs of dice give each letter; pairs beyond the graph are counted apart. */
export interface ChartOdds {
  readonly ways: Readonly<Record<Letter, number>>;
  readonly off: number;
  readonly of: 36;
  /** Where on the graph the battle can fall. */
  readonly falls: readonly Fall[];
}

const DICE = [1, 2, 3, 4, 5, 6] as const satisfies readonly Die[];

/** Odds from the points before the rolls. A side that does not roll adds nothing. */
export function chartOdds(
  attacker: number,
  defender: number,
  offChart?: Conflict['offChart'],
  defenderRolls = true,
): ChartOdds {
  const ways: Record<Letter, number> = { A: 0, B: 0, C: 0, D: 0 };
  const falls = new Map<string, Fall>();
  let off = 0;
  for (const one of DICE) {
    for (const two of DICE) {
      const totals = onChart(attacker + GENERALSHIP[one], defender + (defenderRolls ? GENERALSHIP[two] : 0), offChart);
      const letter = totals === undefined ? undefined : letterAt(totals[0], totals[1]);
      if (totals === undefined || letter === undefined) {
        off++;
        continue;
      }
      ways[letter]++;
      const [row, column] = totals;
      const before = falls.get(totals.join())?.ways ?? 0;
      falls.set(totals.join(), { attacker: row, defender: column, letter, ways: before + 1 });
    }
  }
  citeAll(['C-SOL-05', 'C-SOL-06']);
  return { ways, off, of: 36, falls: [...falls.values()] };
}
