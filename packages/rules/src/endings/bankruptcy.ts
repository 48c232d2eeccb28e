// Bankruptcy: the point where nothing in the rules lets a player act any more (Q-B-40, X-28).
import { RESOURCES } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { countAll, totalOf } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import { departAll } from './leaving.ts';

/** At the end of a Stage 1 all who are bankrupt leave together, so that the order of seats decides nothing; says whether that ended the game. */
export function judgeBankruptcies(play: Play): boolean {
  const bankrupt = play.living().filter((seat) => isBankrupt(play, seat));
  if (bankrupt.length === 0) return false;
  return departAll(
    play,
    bankrupt.map((seat) => ({ seat, how: 'bankrupt', before: () => undefined })),
  );
}

/**
 * In default, so that they cannot borrow either (B-LOAN-05), without cash, and without anything that they could use or sell.
 * Salaries that they could not meet leave the same trace: what was unpaid is gone, and no cash is left for the interest.
 */
function isBankrupt(play: Play, seat: Seat): boolean {
  const player = play.seat(seat);
  return (
    player.arrears > 0 &&
    player.cash === 0 &&
    player.holdings.length === 0 &&
    player.nukes === 0 &&
    player.lStars === 0 &&
    RESOURCES.every((resource) => player.supplies[resource] === 0) &&
    totalOf(countAll(play.state.board, seat)) === 0 &&
    play.rulebook.extraWealth(play, seat) === 0
  );
}
