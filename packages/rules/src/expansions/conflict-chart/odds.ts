// Exact odds of a conflict over the Generalship rolls (C-SOL-05, -06).
import { citeAll } from '../../referee/cite.ts';
import { type Die, GENERALSHIP, type Letter, letterAt } from './chart.ts';
import { type Conflict, onChart } from './resolver.ts';

/** How many of the 36 pairs of dice give each letter; pairs beyond the graph are counted apart. */
export interface ChartOdds {
  readonly ways: Readonly<Record<Letter, number>>;
  readonly off: number;
  readonly of: 36;
}

const DICE = [1, 2, 3, 4, 5, 6] as const satisfies readonly Die[];

/** Odds from the points before the rolls. */
export function chartOdds(attacker: number, defender: number, offChart?: Conflict['offChart']): ChartOdds {
  const ways: Record<Letter, number> = { A: 0, B: 0, C: 0, D: 0 };
  let off = 0;
  for (const one of DICE) {
    for (const two of DICE) {
      const totals = onChart(attacker + GENERALSHIP[one], defender + GENERALSHIP[two], offChart);
      const letter = totals === undefined ? undefined : letterAt(totals[0], totals[1]);
      if (letter === undefined) off++;
      else ways[letter]++;
    }
  }
  citeAll(['C-SOL-05', 'C-SOL-06']);
  return { ways, off, of: 36 };
}
