// Changes to a table that has not begun; a change that was overtaken looks again.
import { ApiError } from '../http/errors.ts';
import type { Arrangement, Game as GameRow, Seat, Store } from '../store/store.ts';
import { type ArrangementMeta, readArrangement } from '../table/arrangement.ts';
import { writeOpening } from '../table/start.ts';

const ATTEMPTS = 20;

/** Changes the seats of an open game; undefined where nothing changes. */
type Rearrange = (row: GameRow, meta: ArrangementMeta) => Arrangement | undefined | Promise<Arrangement | undefined>;

/** Gives the game as it is afterwards. */
export async function arrangeOpen(store: Store, id: string, rearrange: Rearrange): Promise<GameRow> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = await gameIn(store, id);
    const meta = readArrangement(row.meta);
    if (row.status !== 'open') throw new ApiError(409, 'begun');
    // Closed for the opening, which was not written: the next caller writes it.
    if (meta.starting === true) {
      await writeOpening(store, row);
      throw new ApiError(409, 'begun');
    }
    const arrangement = await rearrange(row, meta);
    if (arrangement === undefined) return row;
    const result = await store.games.arrange(id, row.revision, arrangement);
    if ('revision' in result) return gameIn(store, id);
  }
  throw new ApiError(503, 'busy');
}

/** The game of an id; unknown ones and those one may not know of look the same. */
export async function gameIn(store: Store, id: string): Promise<GameRow> {
  const row = await store.games.get(id);
  if (row === undefined) throw new ApiError(404, 'no-game');
  return row;
}

export function rowOf(row: GameRow, seat: string): GameRow['seats'][number] {
  const found = row.seats.find((candidate) => candidate.seat === seat);
  if (found === undefined) throw new ApiError(404, 'no-seat');
  return found;
}

export function mustOwn(row: GameRow, account: string): void {
  if (row.owner !== account) throw new ApiError(403, 'not-yours:game');
}

export function replace(row: GameRow, changed: Seat): Seat[] {
  return row.seats.map((seat) => (seat.seat === changed.seat ? changed : plain(seat)));
}

export function plain({ asked: _, ...seat }: GameRow['seats'][number]): Seat {
  return seat;
}
