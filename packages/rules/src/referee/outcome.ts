import type { Seat } from '../state/seat.ts';
import type { Ending } from '../state/state.ts';
import type { Game } from './game.ts';

/** How a game ended and who won, in equal parts if several did; undefined while it runs. */
export function outcome(
  game: Game,
): { readonly how: Ending['how']; readonly winners: readonly Seat[]; readonly cycles: number } | undefined {
  const { ended, cycle } = game.state;
  return ended === undefined ? undefined : { how: ended.how, winners: ended.winners, cycles: cycle };
}
