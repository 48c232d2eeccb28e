// Bankruptcy: the point where nothing in the rules lets a player act any more (Q-B-40, X-28).
import { RESOURCES } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { countAll, totalOf } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import { depart } from './leaving.ts';

/** At the end of a Stage 1 the bankrupt leave, in seat order; says whether that ended the game. */
export function judgeBankruptcies(play: Play): boolean {
  for (const seat of play.living()) {
    if (isBankrupt(play, seat) && depart(play, seat, 'bankrupt')) return true;
  }
  return false;
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
