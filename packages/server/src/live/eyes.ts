// Who may look at a game, and with whose eyes.
import type { Viewer } from '@marshall/rules';
import { ApiError } from '../http/errors.ts';
import { isInvited } from '../lobby/fresh.ts';
import type { Game as GameRow } from '../store/store.ts';
import { readArrangement } from '../table/arrangement.ts';

/** Whether an account holds a seat of a game. */
export function isSeated(row: GameRow, account: string | undefined): boolean {
  return account !== undefined && row.seats.some((seat) => seat.account === account);
}

/**
 * Whether somebody may know of a game: of a private one its people, and those who have its link. Once it is over, anybody
 * who knows where it is. Tables of before, and files, have no other link than that.
 */
export function mayKnow(row: GameRow, account: string | undefined, invitation?: string): boolean {
  if (row.public || row.status === 'finished' || isSeated(row, account)) return true;
  const meta = readArrangement(row.meta);
  if (meta.invitation === undefined || meta.imported !== undefined) return true;
  const standIns = Object.values(meta.standIns ?? {});
  const theirs = [row.owner, ...Object.values(meta.reserved ?? {}), ...standIns.map(({ owner }) => owner)];
  if (account !== undefined && theirs.includes(account)) return true;
  return (
    invitation !== undefined && (isInvited(meta, invitation) || standIns.some(({ token }) => token === invitation))
  );
}

/** The same, as an error. */
export function mustKnow(row: GameRow, account: string | undefined, invitation?: string): void {
  if (!mayKnow(row, account, invitation)) throw PRIVATE;
}

/** Why an account may not look at a game with these eyes now: seats change hands until it begins. */
export function whyNotLookOn(
  row: GameRow,
  viewer: Viewer,
  account: string | undefined,
  invitation?: string,
): ApiError | undefined {
  if (viewer !== 'spectator') {
    const holder = row.seats.find(({ seat }) => seat === viewer)?.account;
    return holder !== undefined && holder === account ? undefined : NOT_YOURS;
  }
  if (!mayKnow(row, account, invitation)) return PRIVATE;
  if (row.status === 'finished' || isSeated(row, account) || readArrangement(row.meta).spectators) return undefined;
  // Its maker sees who sits down, not how they play.
  return row.sequence === 0 && account !== undefined && row.owner === account ? undefined : CLOSED;
}

const NOT_YOURS = new ApiError(403, 'not-yours:left');
const PRIVATE = new ApiError(403, 'closed:private');
const CLOSED = new ApiError(403, 'closed');
