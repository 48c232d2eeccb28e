import type { Game as GameRow } from '../store/store.ts';

const known = new WeakMap<GameRow, readonly string[]>();

/** The seats in which computer commanders sit; found once for a row, as every command asks. */
export function commandersIn(row: GameRow): readonly string[] {
  const found = known.get(row) ?? row.seats.flatMap(({ seat, bot }) => (bot === undefined ? [] : [seat]));
  known.set(row, found);
  return found;
}
