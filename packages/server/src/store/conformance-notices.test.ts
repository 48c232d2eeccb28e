import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newGame, STORE_KINDS } from '../testing/stores.ts';
import type { Store } from './store.ts';

describe.each(STORE_KINDS)('notices in $kind', (kind) => {
  let place: string;
  let store: Store;
  /** Where several processes may open one store, the second of them. */
  let other: Store;

  beforeAll(async () => {
    place = await kind.place();
    store = await kind.open(place);
    other = kind.kind === 'postgres' ? await kind.open(place) : store;
    for (const id of ['ann', 'bob']) await store.accounts.create({ id, name: id });
    const seats = ['ann', 'bob'].map((account) => ({ seat: account, account, ready: true }));
    await store.games.create(newGame('g', { seats }));
  });

  afterAll(async () => {
    if (other !== store) await other.close();
    await store.close();
    await kind.remove(place);
  });

  const channel = (id: string, account: string, confirmed = true) =>
    store.notices.addChannel({ id, account, kind: 'mail', address: `${id}@example.org`, body: '{}', confirmed }, 9);

  test('an account has as many channels as it may have, also when many are added in one moment', async () => {
    await store.accounts.create({ id: 'many', name: 'Many' });
    const add = (n: number, body = '{}') =>
      (n % 2 === 0 ? store : other).notices.addChannel(
        { id: `m${n}`, account: 'many', kind: 'webhook', address: `https://example.org/${n}`, body, confirmed: true },
        3,
      );
    const added = await Promise.all(Array.from({ length: 12 }, (_, n) => add(n)));
    expect(added.filter((kept) => kept !== undefined)).toHaveLength(3);
    const [first] = await store.notices.channels(['many']);
    expect(await store.notices.channels(['many'])).toHaveLength(3);
    // One that is there already is replaced all the same.
    expect(await add(Number(first?.id.slice(1)), '{"new":1}')).toMatchObject({ id: first?.id, body: '{"new":1}' });
  });

  test('a key is made once, however many ask for it in one moment', async () => {
    const made = await Promise.all(
      [store, other, store, other].map(({ notices }, i) => notices.key('k', () => `made by ${i}`)),
    );
    expect(new Set(made).size).toBe(1);
  });

  test('what is added twice is kept once, and what is due is taken by one process alone', async () => {
    await channel('c', 'ann');
    const all = Array.from({ length: 30 }, (_, i) => ({
      id: `n${i}`,
      account: 'ann',
      channel: 'c',
      game: 'g',
      body: '{}',
      due: i,
    }));
    await Promise.all([store.notices.add(all), other.notices.add(all)]);
    const taken = await Promise.all([0, 1, 2, 3].map((i) => (i % 2 === 0 ? store : other).notices.claim(19, 1000, 8)));
    const ids = taken.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (;;) {
      const more = await other.notices.claim(19, 1000, 8);
      if (more.length === 0) break;
      ids.push(...more.map(({ id }) => id));
    }
    expect(ids.sort()).toEqual(
      all
        .slice(0, 20)
        .map(({ id }) => id)
        .sort(),
    );
    // A process that died gives them back after a while; what is settled or put off does not come again before its time.
    await store.notices.settle('n0', 20, 'sent');
    await store.notices.postpone('n1', 5000, true);
    const again = await store.notices.claim(1020, 1000, 100);
    expect(again.map(({ id }) => id)).not.toContain('n0');
    expect(again.map(({ id }) => id)).not.toContain('n1');
    expect(again).toHaveLength(28);
    expect(await store.notices.claim(5000, 1000, 100)).toHaveLength(29);
    expect((await store.notices.of('ann', 100)).find(({ id }) => id === 'n1')).toMatchObject({ tries: 1 });
    expect(await store.notices.forget(21, 10)).toBe(1);
    // Of a game or a channel that is gone there is nothing to send.
    await store.notices.add([{ id: 'x', account: 'ann', channel: 'c', game: 'gone', body: '{}', due: 0 }]);
    await store.notices.add([{ id: 'y', account: 'ann', channel: 'gone', game: 'g', body: '{}', due: 0 }]);
    expect((await store.notices.of('ann', 100)).map(({ id }) => id)).not.toContain('x');
  });

  test('games concern those who can be reached, and a channel goes with all that waits for it', async () => {
    expect(await store.notices.concerned(['g', 'none'])).toEqual(['g']);
    expect(await store.notices.reachable('', 0, 10)).toEqual(['g']);
    await channel('unconfirmed', 'bob', false);
    expect(await store.notices.removeChannel('bob', 'c')).toBe(false);
    expect(await store.notices.removeChannel('ann', 'c')).toBe(true);
    expect(await store.notices.of('ann', 100)).toEqual([]);
    expect(await store.notices.concerned(['g'])).toEqual([]);
    expect(await store.notices.confirmChannel('unconfirmed')).toBe(true);
    expect(await store.notices.concerned(['g'])).toEqual(['g']);
    // Failures in a row are counted, until something arrives.
    for (const [id, outcome] of [
      ['f1', 'failed'],
      ['f2', 'failed'],
    ] as const) {
      await store.notices.add([{ id, account: 'bob', channel: 'unconfirmed', game: 'g', body: '{}', due: 0 }]);
      await store.notices.settle(id, 1, outcome);
    }
    expect((await store.notices.channel('unconfirmed'))?.trouble).toBe(2);
    await store.notices.add([{ id: 's', account: 'bob', channel: 'unconfirmed', game: 'g', body: '{}', due: 0 }]);
    await store.notices.settle('s', 1, 'sent');
    expect((await store.notices.channel('unconfirmed'))?.trouble).toBe(0);
  });
});
