// What nobody uses is not kept forever: looked for now and then, removed a little at a time, and told to the log.
import type { Keep } from '../quotas/table.ts';
import type { GameStatus, Store } from '../store/store.ts';

const DAY = 86_400_000;
/** How many are looked for at once; between two of them others have their turn. */
const BATCH = 50;
/** Days for which is kept what was sent to whom, and mail addresses that nobody confirmed. */
const NOTICES = 30;
const MOST_COUNTED = 10_000;

export interface Removed {
  guests: number;
  openTables: number;
  finishedGames: number;
  runningGames: number;
}

const GAMES: readonly (readonly [what: Exclude<keyof Keep, 'guests'>, status: GameStatus])[] = [
  ['openTables', 'open'],
  ['finishedGames', 'finished'],
  ['runningGames', 'running'],
];

/**
 * Removes everything that was kept long enough by these days (0 is forever), and tells each removal in a sentence.
 * `goOn` is asked between two steps.
 */
export async function sweepStore(
  store: Store,
  keep: Keep,
  { tell, goOn = () => true }: { readonly tell: (sentence: string) => void; readonly goOn?: () => boolean },
): Promise<Removed> {
  const removed: Removed = { guests: 0, openTables: 0, finishedGames: 0, runningGames: 0 };
  const { retention, clock } = store;
  for (const game of await retention.interrupted(BATCH)) if (goOn()) await retention.game(game);
  for (const [what, status] of GAMES) {
    if (keep[what] <= 0) continue;
    const before = clock.now() - keep[what] * DAY;
    for (let games = await retention.games(status, before, BATCH); games.length > 0 && goOn(); ) {
      for (const game of games) {
        if (!goOn()) return removed;
        await retention.game(game);
        removed[what] += 1;
        tell(`Removed ${NAMES[what]} ${game}: nothing has happened in it for ${keep[what]} days.`);
      }
      games = await retention.games(status, before, BATCH);
    }
  }
  if (keep.guests > 0) {
    const before = clock.now() - keep.guests * DAY;
    for (let guests = await retention.guests(before, BATCH); guests.length > 0; ) {
      removed.guests += guests.length;
      for (const guest of guests) tell(`Removed the guest ${guest}, who has not been here for ${keep.guests} days.`);
      if (!goOn()) return removed;
      guests = await retention.guests(before, BATCH);
    }
  }
  while (goOn() && (await retention.tallies(BATCH)) === BATCH);
  while (goOn() && (await store.notices.forget(clock.now() - NOTICES * DAY, BATCH)) === BATCH);
  return removed;
}

/** How many could be removed now; counted up to a limit. */
export async function dueOf(store: Store, keep: Keep): Promise<Removed> {
  const due: Removed = { guests: 0, openTables: 0, finishedGames: 0, runningGames: 0 };
  const { retention, clock } = store;
  for (const [what, status] of GAMES)
    if (keep[what] > 0)
      due[what] = (await retention.games(status, clock.now() - keep[what] * DAY, MOST_COUNTED)).length;
  if (keep.guests > 0) due.guests = await retention.idleGuests(clock.now() - keep.guests * DAY, MOST_COUNTED);
  return due;
}

const NAMES: Readonly<Record<Exclude<keyof Keep, 'guests'>, string>> = {
  openTables: 'the open table',
  finishedGames: 'the finished game',
  runningGames: 'the running game',
};

const HOUR = 3_600_000;
/** Milliseconds after the start before the first look, so that a start is not held up. */
const FIRST = 60_000;

/** Sweeps every hour; the result ends it. Of several processes on one store each sweeps what the others left. */
export function sweepHourly(
  store: Store,
  keep: Keep,
  { tell, fault }: { readonly tell: (sentence: string) => void; readonly fault: (error: unknown) => void },
): () => void {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const later = (millis: number) => {
    timer = setTimeout(() => {
      sweepStore(store, keep, { tell, goOn: () => !closed })
        .catch((error: unknown) => (closed ? undefined : fault(error)))
        .finally(() => (closed ? undefined : later(HOUR)));
    }, millis).unref();
  };
  later(FIRST);
  return () => {
    closed = true;
    clearTimeout(timer);
  };
}
