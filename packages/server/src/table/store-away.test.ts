// A store that fails for a moment: viewers hear everything once it is back, in order, without anybody's doing.
import { type Command, seat } from '@marshall/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { gameOf, storeKind } from '../testing/stores.ts';
import { begun, listener, SLOW } from '../testing/tables.ts';
import { Table } from './table.ts';
import { Tables } from './tables.ts';

/** A busy machine takes its time. */
const PATIENT = { timeout: 10_000 };
const kind = storeKind('sqlite');
const usa = seat('usa');
const china = seat('china');
const command: Command = { type: 'place-armies', territories: [] };

describe('a store that is away', () => {
  let place: string;
  let store: Store;
  let id: string;

  beforeEach(async () => {
    place = await kind.place();
    store = await kind.open(place);
    id = await begun(store);
  });

  afterEach(async () => {
    await store.close();
    await kind.remove(place);
  });

  test('news that could not be read are read again, until everyone who watches has heard them', async () => {
    let failures = 0;
    const failing: Store = {
      ...store,
      games: {
        ...store.games,
        get: (game) => {
          if (failures === 0) return store.games.get(game);
          failures -= 1;
          return Promise.reject(new StoreError('unreachable'));
        },
      },
    };
    const here = new Table(failing, await gameOf(store, id), SLOW.fault);
    const heard = new Map<number, string>();
    await here.listen(listener(china, heard), undefined, () => undefined);
    const elsewhere = new Table(store, await gameOf(store, id), SLOW.fault);
    await elsewhere.command(usa, 'one', command);
    failures = 3;
    here.news(2);
    await expect.poll(() => [...heard.keys()], PATIENT).toEqual([2]);
    // The pauses begin again.
    await elsewhere.command(china, 'two', command);
    failures = 1;
    here.news(3);
    await expect.poll(() => [...heard.keys()].slice(0, 2), PATIENT).toEqual([2, 3]);
    here.close();
  });

  test('what could not be told is told with what comes after it: no number is left out', async () => {
    let readable = Number.POSITIVE_INFINITY;
    const failing: Store = {
      ...store,
      log: {
        ...store.log,
        append: async (...args) => {
          await store.log.append(...args);
          throw new StoreError('unreachable');
        },
        read: (...args) => {
          readable -= 1;
          return readable < 0 ? Promise.reject(new StoreError('unreachable')) : store.log.read(...args);
        },
      },
    };
    const table = new Table(failing, await gameOf(store, id), SLOW.fault);
    const heard = new Map<number, string>();
    await table.listen(listener(china, heard), undefined, () => undefined);
    // Kept, but not acknowledged: the game is loaded again, and fails at what was missed.
    await expect(table.command(usa, 'one', command)).rejects.toThrow(StoreError);
    readable = 1;
    await expect(table.position(usa)).rejects.toThrow(StoreError);
    readable = Number.POSITIVE_INFINITY;
    await table.position(usa);
    expect([...heard.keys()]).toEqual([2]);
  });

  test('a player who sits down while a table cannot be loaded hears what comes later', async () => {
    let fail: (() => void) | undefined;
    let asked = 0;
    const failing: Store = {
      ...store,
      log: {
        ...store.log,
        snapshot: (game) => {
          asked += 1;
          if (asked > 1) return store.log.snapshot(game);
          return new Promise((_, reject) => {
            fail = () => reject(new StoreError('unreachable'));
          });
        },
      },
    };
    const tables = new Tables(failing, SLOW);
    const first = tables.open(id);
    await expect.poll(() => fail, PATIENT).toBeDefined();
    const second = tables.open(id);
    fail?.();
    await expect(first).rejects.toThrow(StoreError);
    const table = await second;
    if (table === undefined) throw new Error('no table');
    const heard = new Map<number, string>();
    await table.listen(listener(china, heard), undefined, () => undefined);
    const elsewhere = new Table(store, await gameOf(store, id), SLOW.fault);
    await elsewhere.command(usa, 'one', command);
    await expect.poll(() => [...heard.keys()], PATIENT).toEqual([2]);
    expect(await tables.open(id)).toBe(table);
    tables.close();
  });

  test('a table that cannot be loaded leaves the memory when nobody sits at it, and unknown games never enter it', async () => {
    const failing: Store = {
      ...store,
      log: { ...store.log, snapshot: () => Promise.reject(new StoreError('unreachable')) },
    };
    const tables = new Tables(failing, SLOW);
    await expect(tables.open(id)).rejects.toThrow(StoreError);
    expect(await tables.open('unknown')).toBeUndefined();
    expect(tables.size).toBe(1);
    tables.forgetIdle(performance.now() + SLOW.idle);
    expect(tables.size).toBe(0);
    tables.close();
  });

  test('a table is not forgotten while a slow store opens it: who came to it hears what happens', async () => {
    const tables = new Tables(store, SLOW);
    const opening = tables.open(id);
    let opened = false;
    void opening.then(() => {
      opened = true;
    });
    while (!opened) {
      tables.forgetIdle(performance.now() + SLOW.idle);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const table = await opening;
    if (table === undefined) throw new Error('no table');
    expect(tables.atHand(id)).toBe(table);
    const heard = new Map<number, string>();
    await table.listen(listener(china, heard), undefined, () => undefined);
    const elsewhere = new Table(store, await gameOf(store, id), SLOW.fault);
    await elsewhere.command(usa, 'one', command);
    await expect.poll(() => [...heard.keys()], PATIENT).toEqual([2]);
    tables.close();
  });
});
