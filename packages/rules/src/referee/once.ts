import type { Seat } from '../state/seat.ts';
import type { Play } from './play.ts';

/** What was found out about seats in one position of a play. */
export interface Note {
  readonly events: number;
  readonly seats: Seat[];
  readonly facts: unknown[];
}

let kinds = 0;

/**
 * Finds something out about a seat once for each position that a play comes to. A position changes by events only,
 * so their number says whether it is still the same. The play itself keeps it, at a place for each kind of fact.
 */
export function oncePerPosition<T>(find: (play: Play, seat: Seat) => T): (play: Play, seat: Seat) => T {
  const place = kinds++;
  return (play, seat) => {
    let note = play.notes[place];
    if (note === undefined || note.events !== play.events.length) {
      note = { events: play.events.length, seats: [], facts: [] };
      play.notes[place] = note;
    }
    const { seats, facts } = note;
    // Nothing else is kept at this place.
    for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return facts[i] as T;
    const fact = find(play, seat);
    seats.push(seat);
    facts.push(fact);
    return fact;
  };
}
