// Odds of an L-star Clash (B-TAC-25 to -27).
import type { Command } from '../game.ts';
import type { Game } from '../referee/game.ts';
import type { Result } from '../referee/refusal.ts';
import type { Seat } from '../state/seat.ts';
import { explore, type Inquiry, type Likely } from './explore.ts';
import { seenBy } from './supposed.ts';

/** Who loses an L-star. */
export interface ClashOutcome {
  readonly losers: readonly Seat[];
}

/** The exact odds of a command that opens an L-star Clash. Nobody has anything to choose in it. */
export function clashOdds(
  game: Game,
  seat: Seat,
  command: Extract<Command, { type: 'clash' }>,
): Result<readonly Likely<ClashOutcome>[]> {
  return explore(seenBy(game, seat, {}), seat, command, aboutClash);
}

/** What is asked about a Clash. */
export const aboutClash: Inquiry<ClashOutcome, ClashOutcome> = {
  nothing: { losers: [] },
  count: (tally, event) => (event.type === 'clashed' ? { losers: event.losers } : tally),
  isOver: ({ agenda }) => agenda.some((frame) => frame.procedure === 'clash' && frame.step !== 'roll'),
  answers: () => undefined,
  outcome: (_play, tally) => tally,
};
