import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameOf, newGame, STORE_KINDS } from '../testing/stores.ts';
import type { ListQuery, Store } from './store.ts';

describe.each(STORE_KINDS)('games and lobby in $kind', (kind) => {
  let place: string;
  let store: Store;

  beforeAll(async () => {
    place = await kind.place();
    store = await kind.open(place);
  });

  afterAll(async () => {
    await store.close();
    await kind.remove(place);
  });

  async function ids(query: ListQuery): Promise<string[]> {
    return (await store.games.list(query)).games.map((game) => game.id);
  }

  test('a new game is open, with its seats in the order given', async () => {
    const start = Date.now();
    expect(await store.games.create(newGame('new', { owner: 'ada', meta: '{"title":"Cold"}', public: false }))).toBe(
      true,
    );
    const game = await gameOf(store, 'new');
    expect(game).toEqual({
      id: 'new',
      status: 'open',
      public: false,
      owner: 'ada',
      origin: undefined,
      meta: '{"title":"Cold"}',
      summary: undefined,
      created: expect.any(Number),
      changed: game.created,
      due: undefined,
      sequence: 0,
      revision: 0,
      seats: ['usa', 'china'].map((seat) => ({
        seat,
        account: undefined,
        bot: undefined,
        ready: false,
        contribution: undefined,
        asked: undefined,
      })),
    });
    expect(Math.abs(game.created - start)).toBeLessThan(60_000);
    expect(await store.games.get('nothing')).toBeUndefined();
  });

  test('an id is given once', async () => {
    await store.games.create(newGame('once', { meta: '1' }));
    expect(await store.games.create(newGame('once', { meta: '2' }))).toBe(false);
    expect((await gameOf(store, 'once')).meta).toBe('1');
  });

  test('an arrangement changes what it names and counts the revision', async () => {
    await store.games.create(newGame('arranged'));
    await store.log.append('arranged', 0, [], undefined, { waiting: { asked: { usa: '"bid"' } } });
    const seats = [
      { seat: 'japan', bot: 'officer', ready: true, contribution: 'f00d' },
      { seat: 'usa', account: 'ada', ready: true },
    ];
    expect(await store.games.arrange('arranged', 0, { seats, public: false })).toEqual({ revision: 1 });
    expect(await store.games.arrange('arranged', 1, { status: 'running', meta: '{"a":1}' })).toEqual({ revision: 2 });
    expect(await gameOf(store, 'arranged')).toMatchObject({
      status: 'running',
      public: false,
      meta: '{"a":1}',
      seats: [
        { seat: 'japan', bot: 'officer', account: undefined, ready: true, contribution: 'f00d', asked: undefined },
        { seat: 'usa', bot: undefined, account: 'ada', ready: true, asked: '"bid"' },
      ],
    });
  });

  test('of two that take the same seat exactly one does', async () => {
    await store.games.create(newGame('wanted'));
    const take = (account: string) =>
      store.games.arrange('wanted', 0, { seats: [{ seat: 'usa', account, ready: false }] });
    const results = await Promise.all([take('ada'), take('bob')]);
    expect(results).toContainEqual({ revision: 1 });
    expect(results).toContainEqual({ conflict: 1 });
    expect((await gameOf(store, 'wanted')).seats).toHaveLength(1);
    await expect(store.games.arrange('nothing', 0, {})).rejects.toMatchObject({ code: 'unknown' });
  });

  test('a removed game leaves nothing', async () => {
    await store.games.create(newGame('gone'));
    await store.log.append('gone', 0, [{ body: '1' }], { seat: 'usa', id: 'c' });
    await store.log.saveSnapshot('gone', { sequence: 1, body: '1' });
    await store.messages.post({ gameId: 'gone', conversation: 'all', author: 'usa', text: 'Hello' });
    expect(await store.games.remove('gone')).toBe(true);
    expect(await store.games.remove('gone')).toBe(false);
    await store.games.create(newGame('gone'));
    expect(await store.log.read('gone', 0, 10)).toEqual([]);
    expect(await store.log.snapshot('gone')).toBeUndefined();
    expect(await store.messages.after('gone', ['all'], 0, 10)).toEqual([]);
    expect(await store.log.append('gone', 0, [{ body: '1' }], { seat: 'usa', id: 'c' })).toEqual({ sequence: 1 });
    await store.games.remove('gone');
  });

  test('the lists hold public games of their status, by pages without gap or repeat', async () => {
    const own = await kind.place();
    const lobby = await kind.open(own);
    for (let n = 0; n < 7; n += 1) await lobby.games.create(newGame(`open-${n}`));
    await lobby.games.create(newGame('hidden', { public: false }));
    await lobby.games.create(newGame('running'));
    await lobby.games.arrange('running', 0, { status: 'running' });
    await lobby.games.create(newGame('finished'));
    await lobby.games.arrange('finished', 0, { status: 'finished' });
    const first = await lobby.games.list({ list: 'open', limit: 4 });
    const second = await lobby.games.list({ list: 'open', limit: 4, after: first.next ?? '' });
    expect(first.games).toHaveLength(4);
    expect(second.next).toBeUndefined();
    const listed = [...first.games, ...second.games];
    expect(listed.map((game) => game.id).sort()).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `open-${n}`));
    expect(listed.map((game) => game.created)).toEqual(listed.map((game) => game.created).sort((a, b) => b - a));
    expect(listed[0]?.seats).toHaveLength(2);
    expect((await lobby.games.list({ list: 'watchable', limit: 9 })).games.map((game) => game.id)).toEqual(['running']);
    expect((await lobby.games.list({ list: 'finished', limit: 9 })).games.map((game) => game.id)).toEqual(['finished']);
    expect((await lobby.games.list({ list: 'open', limit: 9, after: 'nonsense' })).games).toHaveLength(7);
    await lobby.close();
    await kind.remove(own);
  });

  test('my games come with those that wait for me first and finished ones last', async () => {
    const me = { seats: [{ seat: 'usa', account: 'me', ready: true }] };
    const asks = (seat: string) => ({ waiting: { asked: { [seat]: '"bid"' } } });
    await store.games.create(newGame('mine-done', { owner: 'me' }));
    await store.games.create(newGame('mine-asked', me));
    await store.games.create(newGame('mine-owned', { owner: 'me', public: false }));
    await store.games.create(newGame('mine-quiet', me));
    await store.games.create(newGame('not-mine', { owner: 'you' }));
    await store.log.append('mine-asked', 0, [], undefined, { status: 'running', ...asks('usa') });
    await store.log.append('mine-owned', 0, [], undefined, { status: 'running', ...asks('china') });
    await store.games.arrange('mine-done', 0, { status: 'finished' });
    const all = await ids({ list: 'mine', account: 'me', limit: 10 });
    expect([all[0], all[3]]).toEqual(['mine-asked', 'mine-done']);
    expect(all.slice(1, 3).sort()).toEqual(['mine-owned', 'mine-quiet']);
    const first = await store.games.list({ list: 'mine', account: 'me', limit: 2 });
    const rest = await ids({ list: 'mine', account: 'me', limit: 2, after: first.next ?? '' });
    expect([...first.games.map((game) => game.id), ...rest]).toEqual(all);
  });

  test('law 2: the order of my games does not tell when others did something in them', async () => {
    const me = { seats: [{ seat: 'usa', account: 'ann', ready: true }] };
    for (const id of ['first', 'second', 'third']) await store.games.create(newGame(`quiet-${id}`, me));
    const before = await ids({ list: 'mine', account: 'ann', limit: 10 });
    await store.log.append('quiet-first', 0, [{ body: '1' }], { seat: 'china', id: 'c' }, { waiting: { asked: {} } });
    await store.messages.post({ gameId: 'quiet-second', conversation: 'china+europe', author: 'china', text: 'Now?' });
    expect(await ids({ list: 'mine', account: 'ann', limit: 10 })).toEqual(before);
  });

  test('games that run without people are counted by their owner', async () => {
    const bots = [
      { seat: 'usa', bot: 'officer', ready: true },
      { seat: 'china', bot: 'general', ready: true },
    ];
    const people = [...bots.slice(1), { seat: 'usa', account: 'ann', ready: true }];
    const soon = { waiting: { asked: {}, due: store.clock.now() + 10_000 } };
    const untimed = { waiting: { asked: {} } };
    const slow = { waiting: { asked: {}, due: store.clock.now() + 86_400_000 } };
    for (const [id, owner, seats, change] of [
      ['alone-1', 'ann', bots, { status: 'running', ...soon }],
      ['alone-2', 'ann', bots, { status: 'running', ...soon }],
      ['alone-open', 'ann', bots, undefined],
      ['alone-done', 'ann', bots, { status: 'finished', ...soon }],
      ['alone-not', 'ann', people, { status: 'running', acted: true, ...soon }],
      ['alone-never', 'ann', people, { status: 'running', ...soon }],
      ['alone-patient', 'ann', people, { status: 'running', ...untimed }],
      ['alone-slow', 'ann', people, { status: 'running', ...slow }],
      ['alone-other', 'bob', bots, { status: 'running', ...soon }],
    ] as const) {
      await store.games.create(newGame(id, { owner, seats, origin: owner === 'ann' ? '10.0.0.1' : '10.0.0.2' }));
      if (change !== undefined) await store.log.append(id, 0, [{ body: '1' }], undefined, change);
    }
    expect(await store.games.unattended({ owner: 'ann' }, 60_000)).toBe(3);
    // Where nobody acted for a while, nobody is there.
    expect(await store.games.unattended({ owner: 'ann' }, -1000)).toBe(4);
    expect(await store.games.unattended({ origin: '10.0.0.1' }, 60_000)).toBe(3);
    expect(await store.games.unattended({ owner: 'bob' }, 60_000)).toBe(1);
    expect(await store.games.unattended({ owner: 'nobody' }, 60_000)).toBe(0);
    await store.log.append('alone-2', 1, [{ body: '2' }], { seat: 'usa', id: 'c' }, { acted: true });
    expect(await store.games.unattended({ owner: 'ann' }, 60_000)).toBe(2);
  });

  test('tables that have not begun are counted by their owner and by where they were made', async () => {
    for (const [id, owner, isPublic] of [
      ['open-1', 'eve', true],
      ['open-2', 'eve', false],
      ['open-3', 'fay', true],
    ] as const)
      await store.games.create(newGame(id, { owner, public: isPublic, origin: '10.9.9.9' }));
    expect(await store.games.open({ owner: 'eve' })).toEqual({ open: 2, public: 1 });
    expect(await store.games.open({ origin: '10.9.9.9' })).toEqual({ open: 3, public: 2 });
    expect(await store.games.open({ owner: 'nobody' })).toEqual({ open: 0, public: 0 });
  });

  test('nobody crowds out others: further open tables of one maker stand behind the first ones of all', async () => {
    const origin = '2001:db8:0:1::/64';
    for (const [id, owner] of [
      ['crowd-eve', 'eve2'],
      ['crowd-bob', 'bob2'],
    ] as const)
      await store.games.create(newGame(id, { owner, origin: id }));
    // Guests of one network count as one.
    for (let i = 1; i <= 4; i += 1) await store.games.create(newGame(`crowd-${i}`, { owner: `guest-${i}`, origin }));
    const all: string[] = [];
    for (let after: string | undefined, i = 0; i < 100; i += 1) {
      const page = await store.games.list({ list: 'open', limit: 3, ...(after === undefined ? {} : { after }) });
      all.push(...page.games.map(({ id }) => id));
      after = page.next;
      if (after === undefined) break;
    }
    expect(new Set(all).size).toBe(all.length);
    const crowd = all.filter((id) => id.startsWith('crowd-'));
    expect(new Set(crowd.slice(0, 3))).toEqual(new Set(['crowd-1', 'crowd-bob', 'crowd-eve']));
    expect(crowd.slice(3)).toEqual(['crowd-2', 'crowd-3', 'crowd-4']);
  });

  test('running games are due in the order of their deadlines', async () => {
    for (const [id, due] of [
      ['due-late', 300],
      ['due-early', 100],
      ['due-never', undefined],
      ['due-after', 900],
    ] as const) {
      await store.games.create(newGame(id));
      const waiting = due === undefined ? { asked: {} } : { asked: {}, due };
      await store.log.append(id, 0, [{ body: '1' }], undefined, { status: 'running', waiting });
    }
    expect(await store.games.due(500, 10)).toEqual([
      { id: 'due-early', due: 100, sequence: 1 },
      { id: 'due-late', due: 300, sequence: 1 },
    ]);
    expect(await store.games.due(500, 1)).toHaveLength(1);
    await store.log.append('due-early', 1, [], undefined, { status: 'finished' });
    expect((await store.games.due(500, 10)).map((game) => game.id)).toEqual(['due-late']);
    // One that cannot go on is put off, unless it went on meanwhile.
    await store.games.postpone({ id: 'due-late', due: 700, sequence: 0 });
    expect(await store.games.due(500, 10)).toEqual([{ id: 'due-late', due: 300, sequence: 1 }]);
    await store.games.postpone({ id: 'due-late', due: 700, sequence: 1 });
    expect(await store.games.due(500, 10)).toEqual([]);
    expect((await store.games.due(800, 10)).map((game) => game.id)).toEqual(['due-late']);
  });

  test('subscribers hear of arrangements and messages with the sequence unchanged', async () => {
    await store.games.create(newGame('heard'));
    await store.log.append('heard', 0, [{ body: '1' }]);
    const heard: [string, number][] = [];
    const unsubscribe = store.subscribe((gameId, sequence) => heard.push([gameId, sequence]));
    await store.games.arrange('heard', 0, { public: false });
    await store.games.arrange('heard', 0, { public: true });
    await store.messages.post({ gameId: 'heard', conversation: 'all', author: 'usa', text: 'Hello' });
    unsubscribe();
    expect(heard).toEqual([
      ['heard', 1],
      ['heard', 1],
    ]);
  });
});
