import type { Seat } from '../state/seat.ts';
import type { Game } from './game.ts';
import type { Play } from './play.ts';

/** What was found out about seats in one position. */
export interface Note {
  readonly moment: number;
  readonly seats: Seat[];
  readonly facts: unknown[];
}

let kinds = 0;
/** How often any position has changed, and how often by more than a question that was put. */
let changes = 0;
let deeds = 0;

/** The game that was looked at last, and what was found out about it: much is asked of a position until it changes. */
let latest: Game | undefined;
let found: (Note | undefined)[] = [];

/** Where notes about a game are kept, by kind of fact. */
export function notesOn(game: Game): (Note | undefined)[] {
  if (latest !== game) {
    latest = game;
    found = [];
  }
  return found;
}

/** Told of every event that is applied: what was found out before it need not be true any more. */
export function noteChange(type: string): void {
  changes++;
  if (type !== 'asked') deeds++;
}

/**
 * Finds something out about a seat once for each position, whoever asks: what the agenda had to know before it put a question
 * is still known when the answer is checked. A position changes by events only, so their number says whether it is the same.
 */
export function oncePerPosition<T>(find: (play: Play, seat: Seat) => T): (play: Play, seat: Seat) => T {
  return keptUntil(() => changes, find);
}

/** The same for what doesn't depend on who is asked what: a question that is put leaves it as it is. */
export function oncePerDeed<T>(find: (play: Play, seat: Seat) => T): (play: Play, seat: Seat) => T {
  return keptUntil(() => deeds, find);
}

function keptUntil<T>(moment: () => number, find: (play: Play, seat: Seat) => T): (play: Play, seat: Seat) => T {
  const place = kinds++;
  return (play, seat) => {
    const now = moment();
    let note = play.notes[place];
    if (note === undefined || note.moment !== now) {
      note = { moment: now, seats: [], facts: [] };
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
