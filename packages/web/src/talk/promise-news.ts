// What is new among the promises of a seat since its last decision: kept in the browser, as the table does not know what was read.
import { weekWords } from '../words.ts';
import { personOf } from './people.ts';
import type { PromisesAtHand, PromiseTold } from './promises.ts';

/** What is known of the promises: at the last decision, and by now. */
export interface Known {
  readonly since: number;
  readonly old: readonly string[];
  readonly now: readonly string[];
}

/** A promise, and what became of it. */
export const stateOf = ({ id, outcome }: PromiseTold): string => `${id} ${outcome ?? 'open'}`;

/** What is known after a look: with another decision everything that was seen until then is old. */
export function knownAfter(before: Known | undefined, since: number, promises: readonly PromiseTold[]): Known {
  const now = promises.map(stateOf);
  if (before === undefined) return { since, old: now, now };
  return { since, old: before.since === since ? before.old : before.now, now };
}

/** One thing about a promise that its reader has not been told at a decision before. */
export interface PromiseNews {
  readonly key: string;
  readonly text: string;
  /** The other of the two. */
  readonly who: string;
  readonly grave: boolean;
}

/** Promises that were made to the reader, what others say of theirs, and those that have run out. */
export function promiseNews(
  { promises = [], mine, seats }: Pick<PromisesAtHand, 'promises' | 'mine' | 'seats'>,
  old: readonly string[],
  cycle: number,
): readonly PromiseNews[] {
  const text = weekWords.promises;
  const nameOf = (name: string): string => personOf(seats.find(({ seat }) => seat === name) ?? { seat: name });
  return promises.flatMap((promise): PromiseNews[] => {
    const { giver, taker, text: what, until, outcome } = promise;
    const key = stateOf(promise);
    const fresh = !old.includes(key);
    if (giver === mine && outcome !== undefined && fresh) {
      const say = outcome === 'kept' ? text.wasKept : text.wasBroken;
      return [{ key, who: taker, grave: outcome === 'broken', text: say(nameOf(taker), what) }];
    }
    if (taker !== mine || outcome !== undefined) return [];
    // It is asked for once: in the cycle after.
    if (cycle === until + 1) return [{ key, who: giver, grave: false, text: text.ranOut(nameOf(giver), what) }];
    return fresh ? [{ key, who: giver, grave: false, text: text.given(nameOf(giver), until, what) }] : [];
  });
}

const place = (game: string, seat: string): string => `marshall promises ${game} ${seat}`;

export function readKnown(game: string, seat: string): Known | undefined {
  try {
    const kept = localStorage.getItem(place(game, seat));
    // Nobody else writes there.
    return kept === null ? undefined : (JSON.parse(kept) as Known);
  } catch {
    return undefined;
  }
}

export function keepKnown(game: string, seat: string, known: Known): void {
  try {
    localStorage.setItem(place(game, seat), JSON.stringify(known));
  } catch {
    // A browser that keeps nothing tells it again.
  }
}
