import { describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { newGame, STORE_KINDS } from '../testing/stores.ts';
import { sweepStore } from './sweep.ts';

const DAY = 86_400_000;
const KEEP = { guests: 180, openTables: 30, finishedGames: 730, runningGames: 0 };

/** The store as it looks so many days later. */
function later(store: Store, days: number): Store {
  return { ...store, clock: { now: () => store.clock.now() + days * DAY } };
}

describe.each(STORE_KINDS)('what is kept in $kind', (kind) => {
  test('guests, empty tables and old games go when their time has come, with all that belongs to them, and nothing else', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    for (const id of ['idle', 'seated', 'claimed']) await store.accounts.create({ id, name: id });
    await store.accounts.claim('claimed', 'claimed', 'hash');
    await store.accounts.openSession({ tokenHash: 'of idle', account: 'idle', label: '', expires: 9e12 }, 9);
    const seats = [{ seat: 'usa', account: 'seated', ready: true }];
    await store.games.create(newGame('empty'));
    await store.games.create(newGame('running', { seats }));
    await store.games.create(newGame('over', { seats: [{ seat: 'usa', account: 'idle', ready: true }] }));
    await store.log.append('running', 0, [{ body: '1' }], undefined, { status: 'running' });
    // More than one step of each.
    const many = Array.from({ length: 1300 }, (_, n) => ({ body: `${n}` }));
    await store.log.append('over', 0, many, { seat: 'usa', id: 'c' }, { status: 'finished' });
    await store.log.saveSnapshot('over', { sequence: 1300, body: '{}' });
    for (let i = 0; i < 3; i += 1)
      await store.messages.post({ gameId: 'over', conversation: 'all', author: 'usa', text: 'x' });
    await store.messages.markRead('idle', 'over', 'all', 2);
    await store.quotas.use([{ key: 'k', most: 1, window: 0, amount: 1 }]);

    const told: string[] = [];
    const sweep = (days: number) => sweepStore(later(store, days), KEEP, { tell: (sentence) => told.push(sentence) });
    expect(await sweep(29)).toEqual({ guests: 0, openTables: 0, finishedGames: 0, runningGames: 0 });
    expect(told).toEqual([]);
    expect(await sweep(31)).toMatchObject({ openTables: 1, guests: 0 });
    expect(await store.games.get('empty')).toBeUndefined();
    expect(await sweep(181)).toMatchObject({ guests: 1 });
    expect(await store.accounts.get('idle')).toBeUndefined();
    expect(await store.accounts.session('of idle')).toBeUndefined();
    // Accounts that sit in a running game or have a passphrase stay.
    expect(await sweep(731)).toEqual({ guests: 0, openTables: 0, finishedGames: 1, runningGames: 0 });
    expect(await store.accounts.get('seated')).toBeDefined();
    expect(await store.accounts.get('claimed')).toBeDefined();
    expect(await store.games.get('running')).toBeDefined();
    expect(await store.games.get('over')).toBeUndefined();
    expect(await store.log.read('over', 0, 10)).toEqual([]);
    expect(await store.log.snapshot('over')).toBeUndefined();
    expect(await store.messages.after('over', ['all'], 0, 10)).toEqual([]);
    expect(told).toEqual([
      'Removed the open table empty: nothing has happened in it for 30 days.',
      'Removed the guest idle, who has not been here for 180 days.',
      'Removed the finished game over: nothing has happened in it for 730 days.',
    ]);
    // A game of that name may begin again: none of its commands is remembered.
    await store.games.create(newGame('over'));
    expect(await store.log.append('over', 0, [{ body: '1' }], { seat: 'usa', id: 'c' })).toEqual({ sequence: 1 });
    await store.close();
    await kind.remove(place);
  });

  test('a removal that was interrupted is finished, and days of 0 keep forever', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    await store.games.create(newGame('g'));
    await store.log.append('g', 0, [{ body: '1' }], undefined, { status: 'finished' });
    const never = { guests: 0, openTables: 0, finishedGames: 0, runningGames: 0 };
    expect(await sweepStore(later(store, 10_000), never, { tell: () => undefined })).toEqual(never);
    expect(await store.games.get('g')).toBeDefined();
    let steps = 0;
    const tell = () => undefined;
    await sweepStore(later(store, 10_000), KEEP, { tell, goOn: () => steps++ < 1 });
    await sweepStore(later(store, 10_000), KEEP, { tell });
    expect(await store.retention.interrupted(10)).toEqual([]);
    expect(await store.log.read('g', 0, 10)).toEqual([]);
    await store.close();
    await kind.remove(place);
  });
});
