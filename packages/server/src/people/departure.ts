// Somebody leaves for good: their games go on without them, and nothing says any more who they were.
import type { Game, Store } from '../store/store.ts';
import { handOver } from './caretaker.ts';
import { rearrange } from './rearrange.ts';

const AT_ONCE = 50;
const MESSAGES_AT_ONCE = 1000;

/** Removes an account; false where there is none. */
export async function depart(store: Store, account: string): Promise<boolean> {
  await store.accounts.closeOtherSessions(account);
  for (const { id } of await store.accounts.botTokens(account)) await store.accounts.removeBotToken(account, id);
  const { name = '' } = (await store.accounts.get(account)) ?? {};
  const games: Game[] = [];
  for await (const game of gamesOf(store, account)) {
    games.push(game);
    if (game.status === 'open') await standUp(store, game, account);
    if (game.status === 'running')
      for (const seat of game.seats)
        if (seat.account === account) await handOver(store, game.id, seat.seat, 'caretaker:left', account);
    if (game.status === 'running') await giveUp(store, game, account);
  }
  const words: { readonly gameId: string; readonly numbers: readonly number[] }[] = [
    ...(await wordsOf(store, account)),
  ];
  for (const game of games) words.push(...(await forget(store, game, account, name)));
  const removed = await store.house.removeAccount(account);
  for (const { gameId, numbers } of words) await store.house.noteRemoved(gameId, numbers);
  return removed;
}

/** Takes away what the server said of somebody at a table, and what they promised there; tells which messages those were. */
async function forget(
  store: Store,
  { id: gameId, seats }: Game,
  account: string,
  name: string,
): Promise<{ gameId: string; numbers: readonly number[] }[]> {
  for (const { seat, account: holder } of seats) if (holder === account) await store.diary.forgetPromises(gameId, seat);
  const said = name === '' ? [] : (await store.house.forgetName(gameId, name)).values();
  return [...said].map((numbers) => ({ gameId, numbers }));
}

/** Nobody comes back to a seat that was lent: its substitute keeps it. When they did not play is nobody's any more. */
async function giveUp(store: Store, { id, seats }: Game, account: string): Promise<void> {
  await rearrange(store, id, (_row, meta) => {
    const { standIns = {}, rested = {}, habits: { [account]: _, ...habits } = {} } = meta;
    const lent = Object.keys(standIns).filter((seat) => standIns[seat]?.owner === account);
    const theirs = [...lent, ...seats.filter((each) => each.account === account).map(({ seat }) => seat)];
    const kept = Object.entries(standIns).map(([seat, standIn]) => {
      const { owner: _owner, own, token, ...rest } = standIn;
      if (!lent.includes(seat)) return [seat, standIn];
      // A link of their own ends with them.
      return [seat, { ...rest, ...(own === true || token === undefined ? {} : { token }), forGood: true }];
    });
    const since = Object.entries(rested).map(([seat, { before, ...rest }]) => [
      seat,
      { ...rest, ...(before === undefined || theirs.includes(seat) ? {} : { before }) },
    ]);
    const around = { habits, standIns: Object.fromEntries(kept), rested: Object.fromEntries(since) };
    return { meta: JSON.stringify({ ...meta, ...around }) };
  });
}

/** The messages of an account that still have words, by their conversations. */
async function wordsOf(store: Store, account: string): Promise<Iterable<{ gameId: string; numbers: number[] }>> {
  const spoken = new Map<string, { gameId: string; numbers: number[] }>();
  for (let after: { readonly gameId: string; readonly number: number } | undefined; ; ) {
    const page = await store.messages.by(account, MESSAGES_AT_ONCE, after);
    for (const { gameId, conversation, number, removed } of page) {
      if (removed) continue;
      const key = `${gameId} ${conversation}`;
      const told = spoken.get(key) ?? { gameId, numbers: [] };
      told.numbers.push(number);
      spoken.set(key, told);
    }
    after = page.at(-1);
    if (page.length < MESSAGES_AT_ONCE) return spoken.values();
  }
}

/** Every game an account owns or sits in. */
export async function* gamesOf(store: Store, account: string): AsyncGenerator<Game> {
  // Read whole first: what is changed meanwhile would move from one page to another.
  const games: Game[] = [];
  let after: string | undefined;
  do {
    const page = await store.games.list({
      list: 'mine',
      account,
      limit: AT_ONCE,
      ...(after === undefined ? {} : { after }),
    });
    games.push(...page.games);
    after = page.next;
  } while (after !== undefined);
  yield* games;
}

/** A table that has not begun goes with its maker; at another's the seat is free again. */
async function standUp(store: Store, game: Game, account: string): Promise<void> {
  if (game.owner === account) {
    await store.games.remove(game.id);
    return;
  }
  const seats = game.seats.map(({ asked: _, ...seat }) =>
    seat.account === account ? { seat: seat.seat, ready: false } : seat,
  );
  // A change made meanwhile left a seat whose account is removed in a moment all the same.
  await store.games.arrange(game.id, game.revision, { seats });
}
