import { sure } from '../sure.ts';
import { landBorders, seaBorders } from './questions.ts';
import { SEAS, type Sea, TERRITORIES, type Territory, ZONES, type Zone, zoneIndex } from './zones.ts';

/** Steps to every zone of one kind, by zoneIndex; UNREACHED where no open way leads. */
export type Distances = Int8Array;
export const UNREACHED = -1;

/**
 * The shortest way over land: the territories entered, the last one included. Those between must be open, the ends need
 * not be. Of several shortest ways it is the first in board order.
 */
export function landPath(
  from: Territory,
  to: Territory,
  open: (t: Territory) => boolean,
): readonly Territory[] | undefined {
  return path(LAND, from, to, open);
}

/** The shortest way by sea, under the same terms as landPath. */
export function seaPath(from: Sea, to: Sea, open: (s: Sea) => boolean): readonly Sea[] | undefined {
  return path(WATER, from, to, open);
}

/** Steps from one territory to each other one, entering on the way only open ones. */
export function landDistances(from: Territory, open: (t: Territory) => boolean): Distances {
  return distances(LAND, from, open);
}

/** Steps from one sea to each other one, entering on the way only open ones. */
export function seaDistances(from: Sea, open: (s: Sea) => boolean): Distances {
  return distances(WATER, from, open);
}

/** The steps to one zone, or undefined where no open way leads. */
export function distanceTo(distances: Distances, zone: Zone): number | undefined {
  const steps = distances[zoneIndex(zone)];
  return steps === UNREACHED ? undefined : steps;
}

/** One kind of zone; places count from the first zone of the kind. */
interface Realm<Z extends Zone> {
  readonly zones: readonly Z[];
  readonly first: number;
  readonly borders: readonly (readonly number[])[];
}

function realm<Z extends Zone>(zones: readonly Z[], first: Z, borders: (zone: Z) => readonly Z[]): Realm<Z> {
  const start = zoneIndex(first);
  return { zones, first: start, borders: zones.map((zone) => borders(zone).map((next) => zoneIndex(next) - start)) };
}

const LAND: Realm<Territory> = realm(TERRITORIES, TERRITORIES[0], landBorders);
const WATER: Realm<Sea> = realm(SEAS, SEAS[0], seaBorders);

/** Notes of one search: the places reached in order, and for each place one more than the place it was entered from. */
interface Notes {
  readonly reached: Uint8Array;
  readonly enteredFrom: Uint8Array;
}

// A stack, not one set of notes, as `open` may itself ask for a path.
const spareNotes: Notes[] = [];

function path<Z extends Zone>(where: Realm<Z>, from: Z, to: Z, open: (zone: Z) => boolean): readonly Z[] | undefined {
  if (from === to) return [];
  const start = zoneIndex(from) - where.first;
  const goal = zoneIndex(to) - where.first;
  const notes = takeNotes();
  search(where, start, goal, open, notes);
  const found = notes.enteredFrom[goal] === 0 ? undefined : trace(where, start, goal, notes);
  spareNotes.push(notes);
  return found;
}

function distances<Z extends Zone>(where: Realm<Z>, from: Z, open: (zone: Z) => boolean): Distances {
  const start = zoneIndex(from) - where.first;
  const notes = takeNotes();
  const count = search(where, start, NO_GOAL, open, notes);
  const steps = new Int8Array(ZONES.length).fill(UNREACHED);
  steps[where.first + start] = 0;
  for (let i = 1; i < count; i++) {
    const place = sure(notes.reached[i]);
    const before = sure(notes.enteredFrom[place]) - 1;
    steps[where.first + place] = sure(steps[where.first + before]) + 1;
  }
  spareNotes.push(notes);
  return steps;
}

const NO_GOAL = -1;

/** Breadth first; stops when the goal is entered. Returns how many places were reached. */
function search<Z extends Zone>(
  where: Realm<Z>,
  start: number,
  goal: number,
  open: (zone: Z) => boolean,
  { reached, enteredFrom }: Notes,
): number {
  let count = 1;
  reached[0] = start;
  enteredFrom[start] = start + 1;
  for (let i = 0; i < count; i++) {
    const place = sure(reached[i]);
    if (i > 0 && !open(sure(where.zones[place]))) continue;
    for (const next of sure(where.borders[place])) {
      if (enteredFrom[next] !== 0) continue;
      enteredFrom[next] = place + 1;
      reached[count++] = next;
      if (next === goal) return count;
    }
  }
  return count;
}

function trace<Z extends Zone>(where: Realm<Z>, start: number, goal: number, { enteredFrom }: Notes): readonly Z[] {
  const way: Z[] = [];
  for (let place = goal; place !== start; place = sure(enteredFrom[place]) - 1) way.push(sure(where.zones[place]));
  return way.reverse();
}

function takeNotes(): Notes {
  const notes = spareNotes.pop() ?? {
    reached: new Uint8Array(ZONES.length),
    enteredFrom: new Uint8Array(ZONES.length),
  };
  notes.enteredFrom.fill(0);
  return notes;
}
