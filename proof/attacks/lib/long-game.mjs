// A long game, put into the store before the server starts: as many entries as an attack needs, without playing for hours.
import { join } from 'node:path';

const dist = new URL('../../../packages/', import.meta.url);
const load = (path) => import(new URL(path, dist).href);

/**
 * Writes a running game of two guests into a folder. Its first entries are a game of random trade; then a sealed answer
 * is given again and again, which is how a feed grows in a minute. Gives the game and the two players with their cookies.
 */
export async function longGame(folder, { entries, delay = 0 }) {
  const { openStore } = await load('server/dist/index.js');
  const { AccountDesk } = await load('server/dist/accounts/desk.js');
  const { freshMeta } = await load('server/dist/lobby/lobby.js');
  const { writeOpening } = await load('server/dist/table/start.js');
  const { load: loadGame } = await load('server/dist/table/loading.js');
  const { writeEntry } = await load('server/dist/table/entry.js');
  const { changeOf, summaryOf } = await load('server/dist/table/change.js');
  const { DEFAULT_OPTIONS, perform, quickStream } = await load('rules/dist/index.js');
  const { randomMove } = await load('rules/dist/testing/index.js');

  const store = await openStore({ folder: join(folder, 'data') });
  const desk = new AccountDesk(store);
  const seats = ['usa', 'china'];
  const guests = [];
  for (const seat of seats) guests.push(await desk.guest(`Player of ${seat}`, 'attack'));
  const id = `long-game-${entries}-${delay}-padded`.slice(0, 22).padEnd(22, '0');
  const meta = {
    ...freshMeta('A long game', seats),
    options: { ...DEFAULT_OPTIONS, stages: '37', detenteCycle: 'none' },
    powers: { usa: 'usa', china: 'china' },
    delay,
  };
  await store.games.create({
    id,
    public: true,
    meta: JSON.stringify(meta),
    seats: seats.map((seat, i) => ({ seat, account: guests[i].account.id, ready: true, contribution: seat })),
  });
  await writeOpening(store, await store.games.get(id));
  const { paper } = await loadGame(store, id, meta.secret);
  const { game } = paper;
  const chance = quickStream(1);
  const bodies = [];
  let sealed;
  while (sealed === undefined || bodies.length < 20) {
    if (game.state.ended !== undefined) throw new Error('the game of random trade was over too soon');
    const { seat, command } = randomMove(game, chance);
    const result = perform(game, seat, command);
    if (!result.ok) throw new Error(result.refusal.sentence);
    const entry = { seat, command, events: result.value };
    bodies.push(writeEntry(entry));
    // While others are still asked, a sealed answer may be replaced.
    sealed = result.value.every(({ type }) => type === 'sealed') ? entry : undefined;
  }
  const again = writeEntry(sealed);
  while (bodies.length < entries - 1) bodies.push(again);
  for (let at = 0; at < bodies.length; at += 500) {
    const part = bodies.slice(at, at + 500).map((body) => ({ body }));
    const last = at + 500 >= bodies.length;
    const change = last ? changeOf(game, await store.games.get(id), summaryOf(game, meta)) : undefined;
    await store.log.append(id, at + 1, part, undefined, change);
  }
  await store.close();
  return {
    game: id,
    players: guests.map(({ token }) => ({ cookie: `marshall=${token}` })),
    entries: bodies.length + 1,
  };
}
