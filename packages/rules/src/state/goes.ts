// Goes in sequence: whose is next, and what the one under way has cost (Q-B-17, X-31).
import { nearest } from './agenda.ts';
import type { Seat } from './seat.ts';
import type { Position, State } from './state.ts';

/** Records that a seat's go is over; for evolve only. */
export function goDone(state: State, seat: Seat, how: 'acted' | 'passed'): void {
  const frame = state.agenda[state.agenda.length - 1];
  if (frame === undefined) return;
  // B-PROSPECT-04: where the goes are numbered, a go used or passed is one less.
  if ('goes' in frame) frame.goes.shift();
  if (!('passes' in frame)) return;
  frame.passes = how === 'acted' ? 0 : frame.passes + 1;
  // Leave given or refused on the spot holds for one go.
  if ('leave' in frame) frame.leave = [];
  frame.turn = after(state, seat);
}

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
