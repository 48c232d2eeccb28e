// How time passes for somebody: not while they rest, not while the game is paused, and not while the server is down.
import type { Instant, Stretch } from '../store/store.ts';
import type { Habits } from './habits.ts';
import { type Rested, restsOver } from './rested.ts';

const DAY = 86_400_000;
/** No clock reaches further, whatever rests there are. */
const FURTHEST = 400 * DAY;

/** What stops somebody's time. */
export interface Stops {
  readonly habits?: Habits | undefined;
  /** What was before those habits. */
  readonly rested?: Rested | undefined;
  /** Pauses of the game, and outages. */
  readonly stretches: readonly Stretch[];
}

/** When an amount of somebody's time that begins at an instant is over. */
export function runsOut(from: Instant, amount: number, stops: Stops): Instant {
  for (let ahead = 3 * amount + 2 * DAY; ; ahead *= 2) {
    const end = outWithin(from, amount, stillOf(stops, from, from + ahead), from + ahead);
    if (end !== undefined) return end;
    if (ahead > FURTHEST) return from + ahead;
  }
}

/** How much of somebody's time passes between two instants. */
export function passed(from: Instant, until: Instant, stops: Stops): number {
  let sum = 0;
  let at = from;
  for (const still of stillOf(stops, from, until)) {
    if (still.from >= until) break;
    if (still.from > at) sum += still.from - at;
    at = Math.max(at, still.until);
  }
  return sum + Math.max(0, until - at);
}

function outWithin(from: Instant, amount: number, stills: readonly Stretch[], horizon: Instant): Instant | undefined {
  let left = amount;
  let at = from;
  for (const still of stills) {
    if (still.until <= at) continue;
    if (still.from > at) {
      if (still.from - at >= left) return at + left;
      left -= still.from - at;
    }
    at = still.until;
  }
  return at + left <= horizon ? at + left : undefined;
}

/** Every stretch in which their time stands still, by their beginnings. */
function stillOf({ habits, rested, stretches }: Stops, from: Instant, until: Instant): Stretch[] {
  const rests = restsOver(habits, rested, from, until);
  return [...rests, ...stretches].filter((still) => still.until > from).sort((a, b) => a.from - b.from);
}
