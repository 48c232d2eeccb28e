// What a table begins with: its secret, its invitations, and who sits where.
import { randomBytes } from 'node:crypto';
import { commanderNamed } from '@marshall/bots';
import { commit } from '@marshall/rules';
import { newToken } from '../accounts/secrets.ts';
import { ApiError } from '../http/errors.ts';
import type { Seat } from '../store/store.ts';
import type { ArrangementMeta } from '../table/arrangement.ts';
import type { NewGame } from './shapes.ts';

/** The secret of a new game, its hash, and an invitation for each seat. */
export function freshMeta(title: string, seats: readonly string[]): ArrangementMeta {
  const secret = randomBytes(32).toString('hex');
  return {
    title,
    options: {},
    secret,
    commitment: commit(secret),
    messageKey: randomBytes(16).toString('hex'),
    invitations: Object.fromEntries(seats.map((seat) => [seat, newToken()])),
    invitation: newToken(),
    spectators: true,
    delay: 0,
  };
}

/** Who sits in a seat of a new game. */
export function newSeat(seat: string, player: NewGame['seats'][number]['player'], owner: string): Seat {
  if (player === 'open') return { seat, ready: false };
  if (player === 'me') return { seat, account: owner, ready: false };
  if (commanderNamed(player.bot) === undefined) throw new ApiError(422, 'no-commander');
  // Law 3: a contribution that the server chose would let its host choose the dice, so commanders have a fixed one.
  return { seat, bot: player.bot, ready: true, contribution: `computer commander in ${seat}` };
}

/** An invitation that was used, or misused, is replaced: who was asked to go does not come back by it. */
export function reinvited(meta: ArrangementMeta, seats: readonly string[]): ArrangementMeta {
  const fresh = Object.fromEntries(seats.map((seat) => [seat, newToken()]));
  return { ...meta, invitations: { ...meta.invitations, ...fresh } };
}

/** Whether what came with a link opens a seat: it is the seat's own, or the whole table's. */
export function isInvited(meta: ArrangementMeta, invitation: string | undefined, seat?: string): boolean {
  if (invitation === undefined) return false;
  const known = seat === undefined ? Object.values(meta.invitations) : [meta.invitations[seat]];
  return [meta.invitation, ...known].includes(invitation);
}

/** The seat is for anybody again. */
export function withoutReservation({ reserved, ...meta }: ArrangementMeta, seat: string): ArrangementMeta {
  const { [seat]: _, ...others } = reserved ?? {};
  return Object.keys(others).length === 0 ? meta : { ...meta, reserved: others };
}
