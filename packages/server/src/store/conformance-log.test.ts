import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameOf, newGame, STORE_KINDS } from '../testing/stores.ts';
import type { Store } from './store.ts';

describe.each(STORE_KINDS)('the log of games in $kind', (kind) => {
  let place: string;
  let store: Store;
  let games = 0;

  beforeAll(async () => {
    place = await kind.place();
    store = await kind.open(place);
  });

  afterAll(async () => {
    await store.close();
    await kind.remove(place);
  });

  async function freshGame(): Promise<string> {
    games += 1;
    const id = `log-${games}`;
    expect(await store.games.create(newGame(id))).toBe(true);
    return id;
  }

  test('entries are numbered from 1 and read back in order, by pages', async () => {
    const game = await freshGame();
    expect(await store.log.append(game, 0, [{ body: '"a"' }, { body: '"b"' }])).toEqual({ sequence: 2 });
    expect(await store.log.append(game, 2, [{ body: '"c"' }])).toEqual({ sequence: 3 });
    expect(await store.log.read(game, 0, 2)).toEqual([
      { sequence: 1, body: '"a"' },
      { sequence: 2, body: '"b"' },
    ]);
    expect(await store.log.read(game, 2, 2)).toEqual([{ sequence: 3, body: '"c"' }]);
    expect(await store.log.read(game, 3, 2)).toEqual([]);
    expect((await gameOf(store, game)).sequence).toBe(3);
  });

  test('a body comes back letter for letter', async () => {
    const game = await freshGame();
    const body = JSON.stringify({ text: 'été “\u0000” 🚢\n\\u', long: 'x'.repeat(200_000) });
    await store.log.append(game, 0, [{ body }]);
    expect((await store.log.read(game, 0, 1))[0]?.body).toBe(body);
  });

  test('an append after another sequence than the last is a conflict and writes nothing', async () => {
    const game = await freshGame();
    await store.log.append(game, 0, [{ body: '1' }]);
    expect(await store.log.append(game, 0, [{ body: '2' }])).toEqual({ conflict: 1 });
    expect(await store.log.append(game, 5, [{ body: '2' }])).toEqual({ conflict: 1 });
    expect(await store.log.read(game, 0, 10)).toEqual([{ sequence: 1, body: '1' }]);
  });

  test('a command sent twice is applied once, whatever sequence it expects', async () => {
    const game = await freshGame();
    const command = { seat: 'usa', id: 'c1' };
    expect(await store.log.append(game, 0, [{ body: '1' }, { body: '2' }], command)).toEqual({ sequence: 2 });
    expect(await store.log.append(game, 0, [{ body: '1' }, { body: '2' }], command)).toEqual({
      duplicate: 2,
      same: true,
    });
    expect(await store.log.append(game, 2, [{ body: '1' }, { body: '2' }], command)).toEqual({
      duplicate: 2,
      same: true,
    });
    expect(await store.log.append(game, 2, [{ body: '3' }], { seat: 'china', id: 'c1' })).toEqual({ sequence: 3 });
    expect((await store.log.read(game, 0, 10)).map((entry) => entry.body)).toEqual(['1', '2', '3']);
  });

  test('another command under an id that was used is told from the same one, also in one moment and after opening again', async () => {
    const game = await freshGame();
    const send = (at: number, id: string, body?: string) =>
      store.log.append(game, at, [{ body: '1' }], { seat: 'usa', id, body });
    expect(await send(0, 'c1', 'march')).toEqual({ sequence: 1 });
    expect(await send(1, 'c1', 'march')).toEqual({ duplicate: 1, same: true });
    expect(await send(1, 'c1', 'retreat')).toEqual({ duplicate: 1, same: false });
    expect(await Promise.all([send(1, 'c2', 'march'), send(1, 'c2', 'retreat')])).toEqual([
      { sequence: 2 },
      { duplicate: 2, same: false },
    ]);
    // Of one that was kept before hashes were, nobody knows what it was.
    expect(await send(2, 'c3')).toEqual({ sequence: 3 });
    expect(await send(3, 'c3', 'march')).toEqual({ duplicate: 3, same: true });
    expect(await store.log.read(game, 0, 10)).toHaveLength(3);
  });

  test('a command sent twice in one moment is applied once', async () => {
    const game = await freshGame();
    const command = { seat: 'usa', id: 'c1' };
    const results = await Promise.all([
      store.log.append(game, 0, [{ body: '1' }], command),
      store.log.append(game, 0, [{ body: '1' }], command),
    ]);
    expect(results).toEqual([{ sequence: 1 }, { duplicate: 1, same: true }]);
  });

  test('a refused command may be sent again with its id', async () => {
    const game = await freshGame();
    const command = { seat: 'usa', id: 'c1' };
    expect(await store.log.append(game, 4, [{ body: '1' }], command)).toEqual({ conflict: 0 });
    expect(await store.log.append(game, 0, [{ body: '1' }], command)).toEqual({ sequence: 1 });
  });

  test('of two writers that expect the same sequence exactly one wins, a hundred times', async () => {
    const game = await freshGame();
    for (let sequence = 0; sequence < 100; sequence += 1) {
      const results = await Promise.all([
        store.log.append(game, sequence, [{ body: '"left"' }]),
        store.log.append(game, sequence, [{ body: '"right"' }]),
      ]);
      expect(results).toContainEqual({ sequence: sequence + 1 });
      expect(results).toContainEqual({ conflict: sequence + 1 });
    }
    expect(await store.log.read(game, 0, 1000)).toHaveLength(100);
  });

  test('appends of many games in one moment are all kept', async () => {
    // Games are made a few at a time, as people make them: only the appends come in one moment.
    const ids: string[] = [];
    while (ids.length < 300) ids.push(...(await Promise.all(Array.from({ length: 20 }, freshGame))));
    const results = await Promise.all(ids.map((id) => store.log.append(id, 0, [{ body: JSON.stringify(id) }])));
    expect(new Set(results.map((result) => JSON.stringify(result)))).toEqual(new Set(['{"sequence":1}']));
    const logs = await Promise.all(ids.map((id) => store.log.read(id, 0, 10)));
    expect(logs).toEqual(ids.map((id) => [{ sequence: 1, body: JSON.stringify(id) }]));
  });

  test('appends of one game in one moment build on each other', async () => {
    const game = await freshGame();
    const results = await Promise.all([0, 1, 2].map((sequence) => store.log.append(game, sequence, [{ body: '0' }])));
    expect(results).toEqual([{ sequence: 1 }, { sequence: 2 }, { sequence: 3 }]);
  });

  test('an append that is refused for itself leaves its group alone', async () => {
    const game = await freshGame();
    const results = await Promise.allSettled([
      store.log.append('nowhere', 0, [{ body: '1' }]),
      store.log.append(game, 0, [{ body: '"\0"' }]),
      store.log.append(game, 0, [{ body: '1' }]),
    ]);
    expect(results).toMatchObject([
      { status: 'rejected', reason: { name: 'StoreError', code: 'unknown' } },
      { status: 'rejected', reason: { name: 'StoreError', code: 'invalid' } },
      { status: 'fulfilled', value: { sequence: 1 } },
    ]);
  });

  test('an append changes status, summary and who the game waits for in the same stroke', async () => {
    const game = await freshGame();
    await store.log.append(game, 0, [{ body: '1' }], undefined, {
      status: 'running',
      summary: '{"cycle":1}',
      waiting: { asked: { usa: '"bid"', china: '"bid"' }, due: 5000 },
    });
    expect(await gameOf(store, game)).toMatchObject({
      status: 'running',
      summary: '{"cycle":1}',
      due: 5000,
      seats: [{ asked: '"bid"' }, { asked: '"bid"' }],
    });
    await store.log.append(game, 1, [{ body: '2' }], undefined, { waiting: { asked: { china: '"bid"' } } });
    expect(await gameOf(store, game)).toMatchObject({
      status: 'running',
      summary: '{"cycle":1}',
      due: undefined,
      seats: [
        { seat: 'usa', asked: undefined },
        { seat: 'china', asked: '"bid"' },
      ],
    });
    expect(await store.log.append(game, 1, [], undefined, { status: 'finished' })).toEqual({ conflict: 2 });
    expect((await gameOf(store, game)).status).toBe('running');
  });

  test('only the newest snapshot is kept', async () => {
    const game = await freshGame();
    expect(await store.log.snapshot(game)).toBeUndefined();
    await store.log.saveSnapshot(game, { sequence: 10, body: '"ten"' });
    await store.log.saveSnapshot(game, { sequence: 20, body: '"twenty"' });
    await store.log.saveSnapshot(game, { sequence: 15, body: '"late"' });
    expect(await store.log.snapshot(game)).toEqual({ sequence: 20, body: '"twenty"' });
  });

  test('subscribers hear of appends after they are kept, and of nothing else', async () => {
    const game = await freshGame();
    const heard: [string, number, number][] = [];
    const unsubscribe = store.subscribe(async (gameId, sequence) => {
      const entries = await store.log.read(gameId, 0, 10);
      heard.push([gameId, sequence, entries.length]);
    });
    await store.log.append(game, 0, [{ body: '1' }, { body: '2' }]);
    await store.log.append(game, 0, [{ body: '1' }]);
    await expect.poll(() => heard).toEqual([[game, 2, 2]]);
    unsubscribe();
    await store.log.append(game, 2, [{ body: '3' }]);
    expect(heard).toHaveLength(1);
  });

  test('everything is there after closing and opening again', async () => {
    const other = await kind.place();
    const before = await kind.open(other);
    await before.games.create(newGame('g'));
    const lastAppend = before.log.append('g', 0, [{ body: '1' }], { seat: 'usa', id: 'c', body: 'march' });
    await Promise.all([lastAppend, before.close()]);
    await expect(before.log.append('g', 1, [{ body: '2' }])).rejects.toMatchObject({ code: 'closed' });
    await expect(before.log.read('g', 0, 1)).rejects.toMatchObject({ code: 'closed' });
    expect(await before.health()).toMatchObject({ ok: false, code: 'closed' });
    const after = await kind.open(other);
    expect(await after.health()).toEqual({ ok: true });
    expect(await after.ready()).toEqual({ ok: true });
    expect(await after.log.read('g', 0, 10)).toEqual([{ sequence: 1, body: '1' }]);
    for (const [body, same] of [
      ['march', true],
      ['retreat', false],
    ] as const)
      expect(await after.log.append('g', 1, [{ body: '2' }], { seat: 'usa', id: 'c', body })).toEqual({
        duplicate: 1,
        same,
      });
    await after.close();
    await kind.remove(other);
  });
});
