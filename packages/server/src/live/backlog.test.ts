// Those who missed much: told page by page beside the play, counted, and never cut off for it.
import { expect, test } from 'vitest';
import { pagesBetween, standpointOf } from '../table/backlog.ts';
import { Gate } from '../testing/gate.ts';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { WIDE } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { wavered } from '../testing/tables.ts';

const sqlite = storeKind('sqlite');
const reads = new Gate();
const open = houses({
  ...sqlite,
  open: async (place) => {
    const store = await sqlite.open(place);
    return { ...store, log: { ...store.log, read: reads.before(store.log.read) } };
  },
});
const ENTRIES = 451;

test('a feed longer than may wait for a socket is heard whole and in order, even by a slow reader', async () => {
  const house = await open({ limits: { ...WIDE, waiting: 20_000 } });
  const { id: game } = await wavered(house.store, ENTRIES);
  const { feed } = await new Player(house.url).get(`/api/games/${game}/record`);
  const line = await new Player(house.url).socket();
  expect(await line.ask({ type: 'join', game, since: 0 })).toMatchObject({ type: 'joined', feed: ENTRIES });
  line.socket.pause();
  setTimeout(() => line.socket.resume(), 200);
  await line.first('position');
  expect(line.all('feed').map(({ n, events }) => ({ n, events }))).toEqual(feed);
  const again = await new Player(house.url).socket();
  await again.ask({ type: 'join', game, since: ENTRIES - 300 });
  await again.first('position');
  expect(again.all('feed').map(({ n, events }) => ({ n, events }))).toEqual((feed as unknown[]).slice(-300));
  for (const one of [line, again]) one.close();
});

test('while somebody is told what they missed, their socket answers and the table plays', async () => {
  const house = await open();
  const table = await wavered(house.store, ENTRIES);
  const line = await new Player(house.url).socket();
  // The table is in memory: the pages alone wait for the store.
  await line.ask({ type: 'join', game: table.id });
  reads.shut();
  const joined = await line.ask({ type: 'join', game: table.id, since: 0 });
  expect(joined).toMatchObject({ type: 'joined' });
  expect(await line.ask({ type: 'leave', game: 'x'.repeat(22) })).toMatchObject({ type: 'left' });
  expect(line.all('feed')).toEqual([]);
  reads.open();
  await line.until((message) => message.type === 'feed' && message.n === ENTRIES);
  line.close();
});

test('joins that go far back are counted as large things', async () => {
  const house = await open({ limits: { ...WIDE, heavy: { burst: 1, perSecond: 0 } } });
  const { id: game } = await wavered(house.store, ENTRIES);
  const stranger = await new Player(house.url).socket();
  const join = (since: number) => stranger.ask({ type: 'join', game, since });
  expect(await join(0)).toMatchObject({ type: 'joined' });
  expect(await join(0)).toMatchObject({ type: 'error', code: 'too-fast' });
  expect(await join(ENTRIES - 200)).toMatchObject({ type: 'joined' });
  stranger.close();
});

test('pages from any moment of a game hold what its feed holds from there on', async () => {
  const house = await open();
  const table = await wavered(house.store, 31);
  const whole = (await table.feed('spectator', 0)).items;
  const moments = await table.read((loaded) => standpointOf(loaded, 'spectator'));
  expect(moments.feed).toBe(whole.length);
  let at = { sequence: 0, lastAt: 0, feed: 0 };
  for (let sequence = 0; sequence <= 31; sequence += 1) {
    const items = [];
    for await (const page of pagesBetween(house.store, table.id, 'spectator', at)) items.push(...page.items);
    expect(items).toEqual(whole.slice(at.feed));
    for await (const page of pagesBetween(house.store, table.id, 'spectator', at, sequence + 1)) at = page.at;
  }
  expect(at).toMatchObject({ sequence: 31, feed: whole.length });
});
