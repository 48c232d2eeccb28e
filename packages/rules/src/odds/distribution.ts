// Questions about outcomes and their chances.
import { type Chance, either, inLowestTerms, NEVER } from './chance.ts';
import type { Likely } from './explore.ts';

/** How likely it is that something holds. */
export function chanceThat<O>(outcomes: readonly Likely<O>[], holds: (outcome: O) => boolean): Chance {
  return inLowestTerms(
    outcomes.reduce((sum, { outcome, chance }) => (holds(outcome) ? either(sum, chance) : sum), NEVER),
  );
}

/** One number of something, how likely exactly so many are, and how likely at least so many. */
export interface SpreadRow {
  readonly number: number;
  readonly exactly: Chance;
  readonly atLeast: Chance;
}

/** How likely each number is that outcomes have of something, from the least to the most; only those that can come up. */
export function spreadOf<O>(outcomes: readonly Likely<O>[], numberIn: (outcome: O) => number): SpreadRow[] {
  const numbers = new Set(outcomes.map(({ outcome }) => numberIn(outcome)));
  return [...numbers]
    .sort((a, b) => a - b)
    .map((number) => ({
      number,
      exactly: chanceThat(outcomes, (outcome) => numberIn(outcome) === number),
      atLeast: chanceThat(outcomes, (outcome) => numberIn(outcome) >= number),
    }));
}
