// Odds of Coup Final: how soon nuclear roulette ends the game (B-WIN-13 to -19).
import type { Chance } from './chance.ts';
import { chanceThat } from './distribution.ts';
import { stagedStrike } from './staged-strike.ts';
import { strikeOdds } from './strike.ts';

/** One more destroyed territory: whether the game ends with it, as seen from now, and whether it has ended by then. */
export interface RouletteRow {
  /** Which territory of all that were destroyed. */
  readonly territory: number;
  readonly endsHere: Chance;
  readonly endsByThen: Chance;
}

/** The last territory that can be destroyed (B-WIN-19). */
export const LAST_TERRITORY = 18;

/** The exact odds for every further territory, after so many have been destroyed. */
export function rouletteOdds(destroyed: number): RouletteRow[] {
  const more = LAST_TERRITORY - destroyed;
  const staged = stagedStrike({ nukes: Array.from({ length: more }, () => 1), destroyed });
  const odds = staged.ok ? strikeOdds(staged.value.game, staged.value.seat, staged.value.command) : staged;
  if (!odds.ok) throw new Error(odds.refusal.message);
  const { outcomes } = odds.value;
  return Array.from({ length: more }, (_, i) => ({
    territory: destroyed + i + 1,
    endsHere: chanceThat(outcomes, ({ gameEnds, struck }) => gameEnds && struck.length === i + 1),
    endsByThen: chanceThat(outcomes, ({ gameEnds, struck }) => gameEnds && struck.length <= i + 1),
  }));
}
