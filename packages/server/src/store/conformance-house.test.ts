import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newGame, STORE_KINDS } from '../testing/stores.ts';
import { REMOVAL, type Store } from './store.ts';

const FAR = Date.now() + 86_400_000;

describe.each(STORE_KINDS)('the house in $kind', (kind) => {
  let place: string;
  let store: Store;

  beforeAll(async () => {
    place = await kind.place();
    store = await kind.open(place);
    for (const id of ['ada', 'bob', 'cid']) await store.accounts.create({ id, name: id.toUpperCase() });
    await store.accounts.claim('ada', 'countess', 'hash');
    await store.games.create(newGame('g', { owner: 'ada', meta: '{"title":"Friday 100%"}' }));
    await store.games.create(newGame('h', { owner: 'bob' }));
  });

  afterAll(async () => {
    await store.close();
    await kind.remove(place);
  });

  test('a ban holds until it ends or is lifted, and can be changed', async () => {
    const { house } = store;
    await house.ban({ kind: 'account', subject: 'bob', reason: 'Spam', until: undefined });
    await house.ban({ kind: 'address', subject: '10.0.0.1', reason: 'Flood', until: Date.now() - 1000 });
    const asked = [
      { kind: 'address', subject: '10.0.0.1' },
      { kind: 'account', subject: 'bob' },
    ] as const;
    expect(await house.banned(asked)).toMatchObject({ kind: 'account', subject: 'bob', reason: 'Spam' });
    expect((await house.bans()).map(({ subject }) => subject)).toEqual(['bob']);
    await house.ban({ kind: 'account', subject: 'bob', reason: 'Spam again', until: FAR });
    expect((await house.bans()).map(({ reason, until }) => [reason, until])).toEqual([['Spam again', FAR]]);
    // An account that may not talk is not kept out, and the other way round.
    expect(await house.banned([{ kind: 'talk', subject: 'bob' }])).toBeUndefined();
    expect(await house.banned([])).toBeUndefined();
    expect(await house.unban('account', 'bob')).toBe(true);
    expect(await house.unban('account', 'bob')).toBe(false);
    expect(await house.banned(asked)).toBeUndefined();
  });

  test('a notice is told until it ends or is withdrawn', async () => {
    const { house } = store;
    await house.announce({ id: 'n1', text: 'Restart at noon.', until: FAR });
    await house.announce({ id: 'n2', text: 'Over.', until: Date.now() - 1000 });
    expect((await house.notices()).map(({ text }) => text)).toEqual(['Restart at noon.']);
    await house.announce({ id: 'n1', text: 'Restart at one.', until: FAR });
    expect((await house.notices()).map(({ text }) => text)).toEqual(['Restart at one.']);
    expect(await house.withdraw('n1')).toBe(true);
    expect(await house.withdraw('n1')).toBe(false);
  });

  test('somebody blocks somebody, who is not told', async () => {
    const { house } = store;
    expect(await house.block('ada', 'bob', 1)).toBe(true);
    expect(await house.block('ada', 'bob', 1)).toBe(true);
    expect(await house.blocked('ada')).toEqual(['bob']);
    expect(await house.blocked('bob')).toEqual([]);
    expect(await house.blockers('bob', ['ada', 'cid'])).toEqual(['ada']);
    expect(await house.blockers('bob', [])).toEqual([]);
    expect(await house.unblock('ada', 'bob')).toBe(true);
    expect(await house.unblock('ada', 'bob')).toBe(false);
    // As many as somebody may block, also when many are blocked in one moment.
    const people = Array.from({ length: 8 }, (_, n) => `stranger${n}`);
    for (const id of people) await store.accounts.create({ id, name: id });
    const blocked = await Promise.all(people.map((id) => house.block('ada', id, 3)));
    expect(blocked.filter((done) => done)).toHaveLength(3);
    expect(await house.blocked('ada')).toHaveLength(3);
    for (const id of people) await house.removeAccount(id);
  });

  test('a guest who signs in brings a mute along, and no more ways and blocks than the account may have', async () => {
    const { accounts, house, notices } = store;
    const way = (account: string, n: number) => ({
      id: `${account}${n}`,
      account,
      kind: 'webhook' as const,
      address: `https://example.org/${account}/${n}`,
      body: '{}',
      confirmed: true,
    });
    const most = { channels: 3, blocks: 2 };
    for (const [n, [until, before]] of [
      [FAR, Date.now() - 1000],
      [undefined, FAR],
      [FAR, FAR - 1000],
    ].entries()) {
      const [guest, account] = [`guest${n}`, `account${n}`];
      for (const id of [guest, account]) await accounts.create({ id, name: id });
      await house.ban({ kind: 'talk', subject: guest, reason: 'Now', until });
      await house.ban({ kind: 'talk', subject: account, reason: 'Before', until: before });
      for (const [k, who] of [guest, guest, guest, account, account].entries())
        await notices.addChannel(way(who, k), 9);
      for (const id of ['ada', 'bob']) await house.block(guest, id, 9);
      await house.block(account, 'cid', 9);
      await house.bringRest(guest, account, most);
      expect(await house.banned([{ kind: 'talk', subject: account }])).toMatchObject({ reason: 'Now', until });
      expect(await notices.channels([account])).toHaveLength(most.channels);
      expect(await house.blocked(account)).toHaveLength(most.blocks);
      await house.unban('talk', account);
      for (const id of [guest, account]) await house.removeAccount(id);
    }
    // A shorter mute takes nothing from a longer one.
    for (const id of ['guest', 'account']) await accounts.create({ id, name: id });
    await house.ban({ kind: 'talk', subject: 'guest', reason: 'Now', until: FAR });
    await house.ban({ kind: 'talk', subject: 'account', reason: 'Before', until: undefined });
    await house.bringRest('guest', 'account', most);
    expect(await house.banned([{ kind: 'talk', subject: 'account' }])).toMatchObject({ reason: 'Before' });
    for (const id of ['guest', 'account']) {
      await house.unban('talk', id);
      await house.removeAccount(id);
    }
    for (const n of [0, 1, 2]) await house.unban('talk', `guest${n}`);
  });

  test('a report waits until it is settled', async () => {
    const { house } = store;
    const report = { id: 'r', account: 'ada', about: 'bob', game: 'g', message: 1, reason: 'Rude', context: '[]' };
    await house.report(report);
    expect(await house.reports({ limit: 9, settled: false })).toEqual([
      { ...report, created: expect.any(Number), settled: undefined, note: undefined },
    ]);
    expect(await house.settle('r', 'Muted')).toBe(true);
    expect(await house.settle('r', 'Again')).toBe(false);
    expect(await house.reports({ limit: 9, settled: false })).toEqual([]);
    expect((await house.reports({ limit: 9, settled: true })).map(({ note }) => note)).toEqual(['Muted']);
  });

  test('words are taken away, and their place in the conversation stays', async () => {
    const number = await store.messages.post({ gameId: 'g', conversation: 'all', author: 'usa', text: 'Rude' });
    await store.messages.post({ gameId: 'g', conversation: 'all', author: 'usa', text: 'Sorry' });
    expect(await store.house.removeMessage('g', number)).toBe(true);
    expect(await store.house.removeMessage('g', 99)).toBe(false);
    const said = await store.messages.after('g', ['all'], 0, 9);
    expect(said.map(({ text, removed }) => [text, removed])).toEqual([
      ['', true],
      ['Sorry', false],
      // The note of it, which nobody has to read.
      [String(number), false],
    ]);
    await store.house.noteRemoved('g', [number, number + 1]);
    expect((await store.messages.after('g', ['all'], 0, 9)).at(-1)).toMatchObject({
      conversation: 'all',
      author: REMOVAL,
      text: `${number},${number + 1}`,
    });
  });

  test('games and accounts are found by parts of what they are called, and by nothing that only looks like a pattern', async () => {
    const { house } = store;
    const games = async (like: string) => (await house.games({ limit: 9, like })).map(({ id }) => id);
    expect((await house.games({ limit: 9 })).length).toBe(2);
    expect(await games('friday 100%'.slice(1, 9))).toEqual(['g']);
    expect(await games('100%')).toEqual(['g']);
    expect(await games('1_0')).toEqual([]);
    expect(await games('countess')).toEqual(['g']);
    expect(await house.games({ limit: 9, status: 'running' })).toEqual([]);
    expect(await house.games({ limit: 1, skip: 2 })).toEqual([]);
    expect((await house.accounts({ limit: 9, like: 'COUNT' })).map(({ id }) => id)).toEqual(['ada']);
    expect((await house.accounts({ limit: 2 })).length).toBe(2);
  });

  test('an account goes with all that is its own; its games stay', async () => {
    await store.accounts.openSession({ tokenHash: 's', account: 'cid', label: 'x', expires: FAR }, 9);
    await store.games.create(newGame('c', { owner: 'cid', seats: [{ seat: 'usa', account: 'cid', ready: true }] }));
    expect((await store.house.figures()).sessions).toBe(1);
    expect(await store.house.removeAccount('cid')).toBe(true);
    expect(await store.house.removeAccount('cid')).toBe(false);
    expect(await store.accounts.session('s')).toBeUndefined();
    const game = await store.games.get('c');
    expect([game?.owner, game?.seats[0]?.account]).toEqual([undefined, undefined]);
    expect(await store.house.figures()).toMatchObject({
      games: { open: 3, running: 0, finished: 0 },
      accounts: 1,
      guests: 1,
      sessions: 0,
    });
  });
});
