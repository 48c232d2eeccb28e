// Who may look at a game, and with whose eyes.
import type { Viewer } from '@marshall/rules';
import { ApiError } from '../http/errors.ts';
import type { Game as GameRow } from '../store/store.ts';
import { readArrangement } from '../table/arrangement.ts';

/** Whether an account holds a seat of a game. */
export function isSeated(row: GameRow, account: string | undefined): boolean {
  return account !== undefined && row.seats.some((seat) => seat.account === account);
}

/** Why an account may not look at a game with these eyes now: seats change hands until it begins. */
export function whyNotLookOn(row: GameRow, viewer: Viewer, account: string | undefined): ApiError | undefined {
  if (viewer !== 'spectator') {
    const holder = row.seats.find(({ seat }) => seat === viewer)?.account;
    return holder !== undefined && holder === account ? undefined : NOT_YOURS;
  }
  if (row.status === 'finished' || isSeated(row, account) || readArrangement(row.meta).spectators) return undefined;
  // Its maker sees who sits down, not how they play.
  return row.sequence === 0 && account !== undefined && row.owner === account ? undefined : CLOSED;
}

const NOT_YOURS = new ApiError(403, 'not-yours:left');
const CLOSED = new ApiError(403, 'closed');
