// What sets give to the rich players of random tests, so that all of it comes into play early.
import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import { endowTech } from './high-tech/sketch.ts';
import { endowMarine } from './merchant-marine/sketch.ts';

/** Gives a player what the sets in play have; such a game cannot be folded. */
export function endowSets(state: State, seat: Seat): void {
  endowTech(state, seat);
  endowMarine(state);
}
