// Games that lie in the store before the server starts: positions that would take hours to play to, or that the server
// itself would never come to.
import { join } from 'node:path';

const dist = new URL('../../../packages/', import.meta.url);
export const load = (path) => import(new URL(path, dist).href);

const { openStore } = await load('server/dist/index.js');
const { AccountDesk } = await load('server/dist/accounts/desk.js');
const { newId } = await load('server/dist/accounts/secrets.js');
const { freshMeta } = await load('server/dist/lobby/fresh.js');
const { writeEntry } = await load('server/dist/table/entry.js');
const { changeOf, summaryOf } = await load('server/dist/table/change.js');
const { writeSnapshot } = await load('server/dist/table/snapshot.js');
const { createGame, mixSeed, openStream, perform, quickStream } = await load('rules/dist/index.js');
const { MODEST, planSetup, randomMove } = await load('rules/dist/testing/index.js');

/** Entries that are appended together. */
const AT_ONCE = 500;

/** The store of a folder, for as long as `job` takes. */
export async function inStore(folder, job) {
  const store = await openStore({ folder: join(folder, 'data') });
  try {
    return await job(store);
  } finally {
    await store.close();
  }
}

/** A guest, as the attacks know them. */
export async function keptGuest(store, name, from = '127.0.0.1') {
  const { account, token } = await new AccountDesk(store).guest(name, 'attack');
  return { name, account: account.id, cookie: `marshall=${token}`, from };
}

/**
 * Keeps a running game and gives its id. `players` says who sits where: a kept guest, or the name of a computer commander.
 * With `state` the store holds that position as its snapshot, whatever the entries lead to. `meta` is what was arranged otherwise.
 */
export async function keepGame(store, { setup, secret, entries, game, players, state, meta: more = {} }) {
  const id = newId();
  const { seats, options, powers } = setup;
  const meta = {
    ...freshMeta('Kept', seats),
    options,
    ...(powers === undefined ? {} : { powers }),
    secret,
    commitment: setup.commitment,
    ...more,
  };
  const rows = seats.map((seat) => ({
    seat,
    ready: true,
    contribution: setup.contributions.find((one) => one.seat === seat)?.text ?? '',
    ...(typeof players[seat] === 'string' ? { bot: players[seat] } : { account: players[seat].account }),
  }));
  await store.games.create({ id, public: true, owner: rows[0].account, meta: JSON.stringify(meta), seats: rows });
  const bodies = entries.map((entry, i) => ({ body: writeEntry(i === 0 ? { setup, events: entry.events } : entry) }));
  const now = store.clock.now();
  const row = await store.games.get(id);
  const around = { row, meta, outages: [] };
  const summary = summaryOf(game, around, now, undefined);
  const change = { ...changeOf(game, row, summary, around, now, true) };
  // The seat that was asked when the last process ended is looked for at once.
  if (change.waiting?.due !== undefined) change.waiting = { ...change.waiting, due: now };
  for (let at = 0; at < bodies.length; at += AT_ONCE) {
    const part = bodies.slice(at, at + AT_ONCE);
    const isLast = at + AT_ONCE >= bodies.length;
    await store.log.append(id, at, part, undefined, isLast ? change : undefined);
  }
  if (state !== undefined) {
    const feeds = Object.fromEntries([...seats, 'spectator'].map((viewer) => [viewer, bodies.length]));
    await store.log.saveSnapshot(id, {
      sequence: bodies.length,
      body: writeSnapshot({ setup, state, feeds }, '{}'),
    });
  }
  return id;
}

/**
 * Plays a game by chance until `enough` says so of the game, its entries and the last of them; undefined where it is over
 * before. Nobody resigns or agrees to end it.
 */
export function playUntil(plan, enough, taste = MODEST) {
  const { setup, secret } = planSetup(plan);
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.code);
  const { game, events } = started.value;
  const entries = [{ events }];
  const players = quickStream(`players of ${plan.seed}`);
  while (!enough(game, entries)) {
    if (game.state.ended !== undefined || entries.length > LONGEST) return undefined;
    const { seat, command } = randomMove(game, players, (offer) => (ENDS.test(offer.command) ? 0 : taste(offer)));
    const result = perform(game, seat, command);
    if (!result.ok) throw new Error(result.refusal.code);
    entries.push({ seat, command, events: result.value });
  }
  return { setup, secret, entries, game };
}

/** Commands after which a game may be over, and how many may be played before. */
const ENDS = /resign|detente/;
const LONGEST = 1500;
