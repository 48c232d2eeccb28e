// A guest signs in: the games they play here go with them.
import type { Account, Store } from '../store/store.ts';
import { gamesOf } from './departure.ts';

/** Gives everything of a guest to the account that they signed in to; tells how many games that were. */
export async function bringAlong(store: Store, guest: Account | undefined, account: Account): Promise<number> {
  // Somebody who signs in from one claimed account to another changes accounts.
  if (guest === undefined || guest.login !== undefined || guest.id === account.id) return 0;
  let games = 0;
  for await (const { id } of gamesOf(store, guest.id))
    if (await store.house.bringGame(id, guest.id, account.id)) games += 1;
  await store.house.bringRest(guest.id, account.id);
  await store.accounts.closeOtherSessions(guest.id);
  for (const { id } of await store.accounts.botTokens(guest.id)) await store.accounts.removeBotToken(guest.id, id);
  await store.house.removeAccount(guest.id);
  return games;
}
