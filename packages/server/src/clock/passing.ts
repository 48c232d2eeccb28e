// How time passes for somebody: not while they rest, not while the game is paused, and not while the server is down.
import type { Instant, Stretch } from '../store/store.ts';
import { type Habits, restsOf } from './habits.ts';

const DAY = 86_400_000;
/** No clock reaches further, whatever rests there are. */
const FURTHEST = 400 * DAY;

/** What stops somebody's time. */
export interface Stops {
  readonly habits?: Habits | undefined;
  /** Since when they have these habits; always unless said. */
  readonly since?: Instant | undefined;
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
function stillOf({ habits, since = 0, stretches }: Stops, from: Instant, until: Instant): Stretch[] {
  const rests = habits === undefined ? [] : restsSince(since, restsOf(habits, from, until));
  return [...rests, ...stretches].filter((still) => still.until > from).sort((a, b) => a.from - b.from);
}

/** Rests that begin at an instant, or later. */
function restsSince(since: Instant, rests: readonly Stretch[]): Stretch[] {
  return rests.flatMap(({ from, until }) => (until <= since ? [] : [{ from: Math.max(from, since), until }]));
}
