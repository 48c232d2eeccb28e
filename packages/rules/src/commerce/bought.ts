// Who has bought in this stage: with one cube in Stage 7, buying rules out prospecting (B-BUY-02, Q-B-19).
import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';

/** Notes that a player has bought resources, a company or a drop-ship order in this stage; for evolve only. */
export function markBought(state: State, seat: Seat): void {
  if (!state.bought.includes(seat)) state.bought = [...state.bought, seat];
}
