// The record of a long game: asked for from far back it is a large thing, and nobody waits while it is read.
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { WIDE } from '../testing/servers.ts';
import { turnsOf } from '../testing/slow-machine.ts';
import { storeKind } from '../testing/stores.ts';
import { wavered } from '../testing/tables.ts';

const open = houses(storeKind('sqlite'));
const ENTRIES = 451;
const longGame = (store: Store) => wavered(store, ENTRIES);

test('a record is counted as a large thing where it goes far back, and as a request where it does not', async () => {
  const house = await open({ limits: { ...WIDE, heavy: { burst: 2, perSecond: 0 } } });
  const { id } = await longGame(house.store);
  const anybody = new Player(house.url);
  const record = (after: number) => anybody.ask('GET', `/api/games/${id}/record?after=${after}`);
  const whole = await record(0);
  const { feed } = whole.body as { feed: { n: number }[] };
  expect(feed.map(({ n }) => n)).toEqual(Array.from({ length: ENTRIES }, (_, i) => i + 1));
  for (let i = 0; i < 5; i += 1) {
    const lately = await record(ENTRIES - 200);
    expect(lately.body.feed).toEqual(feed.slice(-200));
  }
  expect((await record(ENTRIES - 201)).status).toBe(200);
  expect(await record(0)).toMatchObject({ status: 429, body: { code: 'too-fast' } });
  expect((await record(ENTRIES)).body.feed).toEqual([]);
});

test('others are served while a long record is read', async () => {
  const house = await open();
  const table = await longGame(house.store);
  const { turns } = await turnsOf(() => table.feed('spectator', 0));
  expect(turns).toBeGreaterThan(ENTRIES);
});
