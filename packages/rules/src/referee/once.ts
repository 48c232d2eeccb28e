import type { Seat } from '../state/seat.ts';
import type { Play } from './play.ts';

/**
 * Finds something out about a seat once for each position that a play comes to. A position changes by events only,
 * so their number says whether it is still the same.
 */
export function oncePerPosition<T>(find: (play: Play, seat: Seat) => T): (play: Play, seat: Seat) => T {
  const found = new WeakMap<Play, { readonly events: number; readonly bySeat: Map<Seat, T> }>();
  return (play, seat) => {
    let known = found.get(play);
    if (known === undefined || known.events !== play.events.length) {
      known = { events: play.events.length, bySeat: new Map() };
      found.set(play, known);
    }
    const before = known.bySeat.get(seat);
    if (before !== undefined) return before;
    const fact = find(play, seat);
    known.bySeat.set(seat, fact);
    return fact;
  };
}
