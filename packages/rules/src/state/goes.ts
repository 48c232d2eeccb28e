// Goes in sequence: whose is next, and what the one under way has cost (Q-B-17, X-31).
import { nearest } from './agenda.ts';
import type { Seat } from './seat.ts';
import type { Position, State } from './state.ts';

/** The bidder after a seat in the sequence. */
export function after(state: Position | State, seat: Seat): Seat | undefined {
  const at = state.sequence.indexOf(seat);
  return state.sequence[(at + 1) % state.sequence.length];
}

/** Notes that the attack under way cost somebody something; for evolve only. */
export function markSpent(state: State): void {
  const turn = nearest(state.agenda, 'turn-attack');
  if (turn !== undefined) turn.spent = true;
}
