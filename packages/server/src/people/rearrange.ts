// Changes what is arranged around a game that runs; a change that was overtaken looks again.
import { ApiError } from '../http/errors.ts';
import type { Arrangement, Game, Store } from '../store/store.ts';
import { type ArrangementMeta, readArrangement } from '../table/arrangement.ts';

const ATTEMPTS = 20;

/** What changes; undefined where nothing does. */
type Change = (row: Game, meta: ArrangementMeta) => Arrangement | undefined | Promise<Arrangement | undefined>;

/** Gives the game as it was before the change. */
export async function rearrange(store: Store, gameId: string, change: Change): Promise<Game> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = await store.games.get(gameId);
    if (row === undefined) throw new ApiError(404, 'no-game');
    const arrangement = await change(row, readArrangement(row.meta));
    if (arrangement === undefined) return row;
    const arranged = await store.games.arrange(gameId, row.revision, arrangement);
    if (!('revision' in arranged)) continue;
    // Deadlines may have moved: the next sweep works them out again.
    if (row.due !== undefined && row.status === 'running')
      await store.games.postpone({ id: gameId, due: store.clock.now(), sequence: row.sequence });
    return row;
  }
  throw new ApiError(503, 'busy');
}
