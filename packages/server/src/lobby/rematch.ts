// The same people play again, by the same terms: a new table in which each has a seat that is kept for them.
import { DEFAULT_OPTIONS } from '@marshall/rules';
import { ApiError } from '../http/errors.ts';
import { announce } from '../people/announcement.ts';
import { rearrange } from '../people/rearrange.ts';
import type { Game as GameRow, Seat, Store } from '../store/store.ts';
import { type ArrangementMeta, readArrangement } from '../table/arrangement.ts';
import { CARETAKER } from '../table/commanders-in.ts';
import { gameIn } from './arranging.ts';
import { freshMeta, newSeat } from './fresh.ts';
import type { Lobby, Maker } from './lobby.ts';

/** Opens a table for the people of a game that is over, or gives the one that another of them opened before. */
export async function rematch(
  store: Store,
  lobby: Lobby,
  gameId: string,
  maker: Maker,
  seats: 'same' | 'rotated',
): Promise<string> {
  const row = await gameIn(store, gameId);
  const before = readArrangement(row.meta);
  const sits = row.seats.some((seat) => [seat.account, ownerOf(seat, before)].includes(maker.account));
  if (!sits) throw new ApiError(403, 'not-yours:rematch');
  if (row.status !== 'finished' || before.imported !== undefined) throw new ApiError(409, 'not-over');
  const known = await still(store, before);
  if (known !== undefined) return known;
  const { meta, seats: seated } = arrangedAgain(row, before, maker.account, seats, store.clock.now());
  const made = await lobby.open(maker, row.public, meta, seated);
  let id = made;
  await rearrange(store, gameId, async (_row, now) => {
    id = (await still(store, now)) ?? made;
    return id === made ? { meta: JSON.stringify({ ...now, rematch: made }) } : undefined;
  });
  // Of two who ask in one moment one was first.
  if (id !== made) await store.games.remove(made);
  else
    await announce(store, gameId, 'rematch:open', (await store.accounts.get(maker.account))?.name ?? '', maker.account);
  return id;
}

/** The table of a rematch, unless it was taken back. */
async function still(store: Store, { rematch: id }: ArrangementMeta): Promise<string | undefined> {
  return id !== undefined && (await store.games.get(id)) !== undefined ? id : undefined;
}

/** Whose a seat is: somebody who led it for a time led it for them. */
function ownerOf({ seat, account }: Seat, { standIns }: ArrangementMeta): string | undefined {
  return standIns?.[seat]?.owner ?? account;
}

function arrangedAgain(
  row: GameRow,
  before: ArrangementMeta,
  maker: string,
  how: 'same' | 'rotated',
  now: number,
): { readonly meta: ArrangementMeta; readonly seats: readonly Seat[] } {
  const names = row.seats.map(({ seat }) => seat);
  const { title, options, powers, spectators, delay, clock, clockKind, increment, detenteAt } = before;
  const reserved: Record<string, string> = {};
  const seats = names.map((seat, index): Seat => {
    const from = row.seats[how === 'same' ? index : (index + names.length - 1) % names.length];
    const { account, bot } = { account: from && ownerOf(from, before), bot: from?.bot };
    if (account === maker || from?.account === maker) return newSeat(seat, 'me', maker);
    // A caretaker sat there for somebody who is gone.
    if (bot !== undefined && bot !== CARETAKER) return newSeat(seat, { bot }, maker);
    if (account !== undefined) reserved[seat] = account;
    return newSeat(seat, 'open', maker);
  });
  const known = Object.entries(options).filter(([id]) => Object.hasOwn(DEFAULT_OPTIONS, id));
  const meta: ArrangementMeta = {
    ...freshMeta(title, names),
    options: Object.fromEntries(known),
    ...(powers === undefined ? {} : { powers }),
    spectators,
    delay,
    ...(clock === undefined ? {} : { clock }),
    ...(clockKind === undefined ? {} : { clockKind }),
    ...(increment === undefined ? {} : { increment }),
    // As long as the game before could last.
    ...(detenteAt === undefined ? {} : { detenteAt: now + Math.max(0, detenteAt - row.created) }),
    ...(Object.keys(reserved).length === 0 ? {} : { reserved }),
  };
  return { meta, seats };
}
