// A guest signs in: the games they play here go with them.
import { looksAlike } from '../accounts/names.ts';
import { ApiError } from '../http/errors.ts';
import { MOST_CHANNELS } from '../notices/desk.ts';
import type { Account, Game, Store } from '../store/store.ts';
import { readArrangement } from '../table/arrangement.ts';
import { MOST_BLOCKED } from './blocks.ts';
import { gamesOf } from './departure.ts';

/** Gives everything of a guest to the account that they signed in to; tells how many games that were. */
export async function bringAlong(store: Store, guest: Account | undefined, account: Account): Promise<number> {
  // Somebody who signs in from one claimed account to another changes accounts.
  if (guest === undefined || guest.login !== undefined || guest.id === account.id) return 0;
  // Nothing is brought before all of it can be.
  for await (const game of gamesOf(store, guest.id)) await mustDifferThere(store, game, guest, account);
  let games = 0;
  for await (const { id } of gamesOf(store, guest.id))
    if (await store.house.bringGame(id, guest.id, account.id)) games += 1;
  await store.house.bringRest(guest.id, account.id, { channels: MOST_CHANNELS, blocks: MOST_BLOCKED });
  await store.accounts.closeOtherSessions(guest.id);
  for (const { id } of await store.accounts.botTokens(guest.id)) await store.accounts.removeBotToken(guest.id, id);
  await store.house.removeAccount(guest.id);
  return games;
}

/** Refuses an account whose name looks like another player's at a table where the guest sits. */
async function mustDifferThere(store: Store, game: Game, guest: Account, { id, name }: Account): Promise<void> {
  if (game.status === 'finished' || !game.seats.some(({ account }) => account === guest.id)) return;
  for (const { account } of game.seats) {
    if (account === undefined || account === guest.id || account === id) continue;
    const other = await store.accounts.get(account);
    if (other !== undefined && looksAlike(other.name, name))
      throw new ApiError(409, 'alike:account', { name, title: readArrangement(game.meta).title });
  }
}
