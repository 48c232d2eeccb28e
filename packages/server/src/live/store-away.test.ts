import { expect, test, vi } from 'vitest';
import { StoreError, type StoreErrorCode } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { COMMANDER_GRACE } from '../table/change.ts';
import { Player } from '../testing/player.ts';
import { begunGame, testServer } from '../testing/servers.ts';
import { byDate, storeKind } from '../testing/stores.ts';

const kind = storeKind('sqlite');

test.each(['disk-full', 'disk-error', 'unreachable'] as const)(
  'a store that is away (%s) is said in a sentence to everybody, and play goes on when it is back',
  async (code) => {
    const place = await kind.place();
    const store = await kind.open(place);
    const away: Away = { now: undefined, refused: 0 };
    const faults: unknown[] = [];
    const server = await testServer(failing(store, away), { onFault: (error) => faults.push(error) });
    const players = await Promise.all(['Ann', 'Bob'].map((name) => Player.guest(server.url, name)));
    const game = await begunGame(players);
    const [annP, bobP] = players;
    if (annP === undefined || bobP === undefined) throw new Error('two players');
    const [ann, bob] = [await annP.socket(), await bobP.socket()];
    for (const line of [ann, bob]) await line.ask({ type: 'join', game });
    const command = { type: 'command', id: 'kept', game, command: { type: 'place-armies', territories: ['alaska'] } };

    away.now = code;
    const said = {
      code: 'store',
      sentence: expect.stringMatching(/^The server can’t save right now\..* with the same id in a moment\.$/),
    };
    expect(await ann.ask(command)).toMatchObject({ type: 'error', id: 'kept', ...said });
    const { id: commandId, command: order } = { id: 'by-request', command: command.command };
    expect(await annP.ask('POST', `/api/games/${game}/commands`, { id: commandId, command: order })).toMatchObject({
      status: 503,
      body: said,
    });
    const { message: sentence } = new StoreError(code);
    expect(await annP.ask('GET', '/api/health')).toMatchObject({ status: 503, body: { code, sentence } });
    expect(bob.all('feed')).toEqual([]);
    expect(faults.length).toBeGreaterThan(0);

    away.now = undefined;
    expect(await ann.ask(command)).toMatchObject({ type: 'accepted', id: 'kept' });
    expect(await ann.ask(command)).toEqual({ type: 'again', id: 'kept' });
    await bob.first('feed');
    expect(await annP.get('/api/health')).toEqual({ ok: true });
    for (const line of [ann, bob]) line.close();
    await server.close();
    await store.close();
    await kind.remove(place);
  },
);

test('a commander whose command was not kept goes on when the store is back, while somebody looks on', async () => {
  const place = await kind.place();
  const store = byDate(await kind.open(place));
  const away: Away = { now: undefined, refused: 0 };
  const server = await testServer(failing(store, away), { sweep: 20 });
  const ann = await Player.guest(server.url, 'Ann');
  const game = await begunGame([ann], {}, ['fallback']);
  const line = await ann.socket();
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    away.now = 'unreachable';
    await line.ask({ type: 'join', game });
    await expect.poll(() => away.refused).toBeGreaterThan(0);
    away.now = undefined;
    // Until then another process would let the first one go on.
    vi.setSystemTime(Date.now() + COMMANDER_GRACE + 1000);
    await line.first('feed');
  } finally {
    vi.useRealTimers();
  }
  line.close();
  await server.close();
  await store.close();
  await kind.remove(place);
});

interface Away {
  now: StoreErrorCode | undefined;
  /** How many appends failed. */
  refused: number;
}

/** The store, whose log and health fail as long as it is away. */
function failing(store: Store, away: Away): Store {
  return {
    ...store,
    log: {
      ...store.log,
      append: (...args) => {
        if (away.now === undefined) return store.log.append(...args);
        away.refused += 1;
        return Promise.reject(new StoreError(away.now));
      },
    },
    health: async () =>
      away.now === undefined
        ? store.health()
        : { ok: false, code: away.now, sentence: new StoreError(away.now).message },
  };
}
