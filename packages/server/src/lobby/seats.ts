// How many seats a table has: its host adds and removes some until the game begins, and everybody there is told.
import type { Power } from '@marshall/rules';
import { newToken } from '../accounts/secrets.ts';
import { ApiError } from '../http/errors.ts';
import { announce } from '../people/announcement.ts';
import type { Game as GameRow, Seat, Store } from '../store/store.ts';
import type { ArrangementMeta } from '../table/arrangement.ts';
import { arrangeOpen, mustOwn, rowOf } from './arranging.ts';
import { withoutReservation } from './fresh.ts';
import { askedAgain, mustBegin } from './terms.ts';

const [FEWEST, MOST] = [2, 6] as const;

/** Adds a free seat: of a power where seats are known by theirs, else the next number. */
export async function addSeat(store: Store, id: string, account: string, power: Power | undefined): Promise<GameRow> {
  const row = await arrangeOpen(store, id, (row, meta) => {
    mustBeChangeable(row, meta, account);
    if (row.seats.length >= MOST) throw new ApiError(409, 'seats:most', { most: MOST });
    if (meta.powers === undefined) {
      const seat = numbered(row);
      return arranged(row, withInvitation(meta, seat), [...row.seats, free(seat)]);
    }
    if (power === undefined || Object.values(meta.powers).includes(power)) throw new ApiError(409, 'seats:power');
    const powers = { ...meta.powers, [power]: power };
    return arranged(row, withInvitation({ ...meta, powers }, power), [...row.seats, free(power)]);
  });
  await announce(store, id, 'terms:changed', { parts: ['seats'] });
  return row;
}

/** Removes a seat in which no person sits. */
export async function removeSeat(store: Store, id: string, account: string, seat: string): Promise<GameRow> {
  const row = await arrangeOpen(store, id, (row, meta) => {
    mustBeChangeable(row, meta, account);
    if (rowOf(row, seat).account !== undefined) throw new ApiError(409, 'seats:person');
    if (row.seats.length <= FEWEST) throw new ApiError(409, 'seats:fewest', { fewest: FEWEST });
    const { powers, swaps, ...rest } = withoutReservation(meta, seat);
    const { [seat]: _, ...invitations } = rest.invitations;
    const { [seat]: __, ...left } = powers ?? {};
    const open = swaps?.filter(({ seats }) => !seats.includes(seat)) ?? [];
    const changed = {
      ...rest,
      invitations,
      ...(powers === undefined ? {} : { powers: left }),
      ...(open.length === 0 ? {} : { swaps: open }),
    };
    return arranged(
      row,
      changed,
      row.seats.filter((each) => each.seat !== seat),
    );
  });
  await announce(store, id, 'terms:changed', { parts: ['seats'] });
  return row;
}

/** What was played before was played by as many as there were. */
function mustBeChangeable(row: GameRow, meta: ArrangementMeta, account: string): void {
  mustOwn(row, account);
  if (meta.fork !== undefined) throw new ApiError(409, 'seats:fork');
}

/** Refuses what the referee could not begin; everybody says again that they are ready. */
function arranged(row: GameRow, meta: ArrangementMeta, seats: GameRow['seats']) {
  mustBegin({ ...row, seats }, meta);
  return { meta: JSON.stringify(meta), seats: seats.map(askedAgain) };
}

const free = (seat: string): Seat & { readonly asked: undefined } => ({ seat, ready: false, asked: undefined });

const withInvitation = (meta: ArrangementMeta, seat: string): ArrangementMeta => ({
  ...meta,
  invitations: { ...meta.invitations, [seat]: newToken() },
});

/** The first number that no seat has. */
function numbered({ seats }: GameRow): string {
  const names = Array.from({ length: MOST }, (_, i) => `seat-${i + 1}`);
  return names.find((name) => seats.every(({ seat }) => seat !== name)) ?? `seat-${seats.length + 1}`;
}
