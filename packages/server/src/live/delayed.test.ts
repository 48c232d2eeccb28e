// Spectators who hear everything later: from one list of marks for all of them, and the store.
import { expect, test } from 'vitest';
import { TestClock } from '../testing/clock.ts';
import { houses } from '../testing/house.ts';
import { type Line, Player } from '../testing/player.ts';
import { begunGame, testServer, WIDE } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { wavered } from '../testing/tables.ts';

const open = houses(storeKind('sqlite'));
const numbers = (line: Line) => line.all('feed').map(({ n }) => n);
const plays = (line: Line) => line.texts.filter((text) => text.startsWith('{"type":"feed"'));
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

test('many who watch late hear every number and message once, also where no position may wait', async () => {
  const house = await open({ limits: { ...WIDE, delayed: 10 } });
  const [ann, bob] = (await house.guests('Ann', 'Bob')) as [Player, Player];
  const game = await begunGame([ann, bob], { delay: 1 });
  const watchers = await Promise.all(upTo(5).map(() => new Player(house.url).socket()));
  for (const watcher of watchers) await watcher.ask({ type: 'join', game, since: 0 });
  for (const i of upTo(3)) {
    await ann.post(`/api/games/${game}/commands`, {
      id: `c${i}`,
      command: { type: 'place-armies', territories: ['alaska'] },
    });
    await ann.post(`/api/games/${game}/undo`, { id: `u${i}` });
    await ann.post(`/api/games/${game}/messages`, { to: 'all', text: `word ${i}` });
  }
  for (const watcher of watchers) {
    await watcher.until((message) => message.type === 'said' && message.text === 'word 3');
    expect(numbers(watcher)).toEqual(upTo(7));
    expect(watcher.all('said').map(({ text }) => text)).toEqual(upTo(3).map((i) => `word ${i}`));
    // Nothing has happened since: the position of then is that of now.
    await watcher.until((message) => message.type === 'position' && message.feed === 7);
    expect(plays(watcher)).toEqual(plays(watchers[0] ?? watcher));
    watcher.close();
  }
});

test('a spectator of a delayed game sees at once how it stood that long ago, and nothing newer', async () => {
  const clock = new TestClock();
  const kept = storeKind('sqlite');
  const place = await kept.place();
  const store = await kept.open(place);
  const server = await testServer(clock.of(store));
  const [ann, bob] = [await Player.guest(server.url, 'Ann'), await Player.guest(server.url, 'Bob')];
  const game = await begunGame([ann, bob], { delay: 3600 });
  const command = { type: 'place-armies', territories: [] };
  await ann.post(`/api/games/${game}/commands`, { id: 'a', command });
  clock.pass(3_600_001);
  await bob.post(`/api/games/${game}/commands`, { id: 'b', command });
  for (const since of [undefined, 0]) {
    const watcher = await new Player(server.url).socket();
    await watcher.ask({ type: 'join', game, ...(since === undefined ? {} : { since }) });
    const seen = await watcher.first('position');
    // Both have placed their armies by now, and the first cycle has begun.
    expect(seen.view).toMatchObject({ cycle: 0 });
    expect(numbers(watcher)).toEqual(since === undefined ? [] : upTo(seen.feed));
    expect(watcher.texts.join()).not.toContain('cycle-began');
    watcher.close();
  }
  await server.close();
  await store.close();
  await kept.remove(place);
});

test('a spectator who comes late to a long game hears all of it when their time has come, and leaves nothing behind', async () => {
  const house = await open({ idle: 50, limits: { ...WIDE, waiting: 20_000 } });
  const { id: game } = await wavered(house.store, 251, { delay: 1 });
  const watcher = await new Player(house.url).socket();
  const joined = await watcher.ask({ type: 'join', game, since: 0 });
  expect(joined).toMatchObject({ type: 'joined', feed: 0 });
  await watcher.until((message) => message.type === 'position' && message.feed === 251);
  expect(numbers(watcher)).toEqual(upTo(251));
  watcher.close();
  await expect.poll(() => house.server.tables(), { timeout: 10_000 }).toBe(0);
});
