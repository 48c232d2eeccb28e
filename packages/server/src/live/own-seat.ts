// Which seats of a game are a caller's own.
import { type Seat, seat as seatIdOf } from '@marshall/rules';
import { ApiError } from '../http/errors.ts';
import type { Game as GameRow } from '../store/store.ts';

/** The caller's seat: the one they name, or the only one they have. */
export function seatOf(row: GameRow, account: string | undefined, named?: string): Seat {
  const own = account === undefined ? [] : seatsOf(row, account);
  const found = named === undefined ? own[0] : own.find((seat) => seat === named);
  if (found === undefined) throw new ApiError(403, 'not-yours:seat');
  if (named === undefined && own.length > 1) throw new ApiError(400, 'which-seat');
  return found;
}

/** The seats of each account, for rows that were asked before: every command asks. */
const known = new WeakMap<GameRow, Map<string, readonly Seat[]>>();

function seatsOf(row: GameRow, account: string): readonly Seat[] {
  const accounts = known.get(row) ?? new Map<string, readonly Seat[]>();
  known.set(row, accounts);
  const own =
    accounts.get(account) ?? row.seats.flatMap((seat) => (seat.account === account ? [seatIdOf(seat.seat)] : []));
  // An account that has no seat here leaves nothing behind.
  if (own.length > 0) accounts.set(account, own);
  return own;
}
