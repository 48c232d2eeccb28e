import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newGame, STORE_KINDS } from '../testing/stores.ts';
import type { Store } from './store.ts';

const FAR = Date.now() + 86_400_000;

describe.each(STORE_KINDS)('people in $kind', (kind) => {
  let place: string;
  let store: Store;

  beforeAll(async () => {
    place = await kind.place();
    store = await kind.open(place);
    for (const id of ['ada', 'bob']) await store.accounts.create({ id, name: id });
    await store.games.create(newGame('g'));
  });

  afterAll(async () => {
    await store.close();
    await kind.remove(place);
  });

  test('a guest has a name and can change it', async () => {
    expect(await store.accounts.create({ id: 'guest', name: 'Zoë 🚢' })).toBe(true);
    expect(await store.accounts.create({ id: 'guest', name: 'Again' })).toBe(false);
    expect(await store.accounts.get('guest')).toEqual({
      id: 'guest',
      name: 'Zoë 🚢',
      login: undefined,
      passphraseHash: undefined,
      created: expect.any(Number),
      seen: expect.any(Number),
    });
    expect(await store.accounts.rename('guest', 'Zoe')).toBe(true);
    expect((await store.accounts.get('guest'))?.name).toBe('Zoe');
    expect(await store.accounts.rename('nobody', 'Zoe')).toBe(false);
    await expect(store.accounts.rename('guest', 'Z\0e')).rejects.toMatchObject({ code: 'invalid' });
  });

  test('a login belongs to one account, also when two claim it in one moment', async () => {
    const claims = await Promise.all([
      store.accounts.claim('ada', 'commander', 'hash-a'),
      store.accounts.claim('bob', 'commander', 'hash-b'),
    ]);
    expect(claims.toSorted()).toEqual([false, true]);
    const winner = await store.accounts.byLogin('commander');
    expect(winner?.id).toBe(claims[0] ? 'ada' : 'bob');
    expect(await store.accounts.claim(winner?.id ?? '', 'commander', 'hash-new')).toBe(true);
    expect((await store.accounts.byLogin('commander'))?.passphraseHash).toBe('hash-new');
    expect(await store.accounts.claim('nobody', 'other', 'hash')).toBe(false);
    expect(await store.accounts.byLogin('other')).toBeUndefined();
  });

  test('a session lasts until it expires or is closed', async () => {
    const { accounts } = store;
    const open = (tokenHash: string, expires: number) =>
      accounts.openSession({ tokenHash, account: 'ada', label: 'Firefox', expires }, 9);
    await open('over', Date.now() - 60_000);
    await open('one', FAR);
    await open('two', FAR);
    await open('three', FAR);
    expect(await accounts.session('over')).toBeUndefined();
    expect(await accounts.session('one')).toEqual({
      tokenHash: 'one',
      account: 'ada',
      label: 'Firefox',
      expires: FAR,
      created: expect.any(Number),
    });
    await open('one', FAR + 5);
    expect((await accounts.session('one'))?.expires).toBe(FAR + 5);
    expect((await accounts.sessions('ada')).map((session) => session.tokenHash).sort()).toEqual([
      'one',
      'three',
      'two',
    ]);
    await accounts.closeSession('bob', 'one');
    expect(await accounts.session('one')).toBeDefined();
    await accounts.closeSession('ada', 'one');
    expect(await accounts.session('one')).toBeUndefined();
    await accounts.closeOtherSessions('ada', 'two');
    expect((await accounts.sessions('ada')).map((session) => session.tokenHash)).toEqual(['two']);
    await accounts.closeOtherSessions('ada');
    expect(await accounts.sessions('ada')).toEqual([]);
  });

  test('a session cannot be opened for an account that is not there', async () => {
    const session = { tokenHash: 'x', account: 'nobody', label: '', expires: FAR };
    await expect(store.accounts.openSession(session, 9)).rejects.toMatchObject({ code: 'unknown' });
  });

  test('a session that has ended is not prolonged', async () => {
    const { accounts } = store;
    await accounts.openSession({ tokenHash: 'long', account: 'ada', label: '', expires: FAR }, 9);
    expect(await accounts.prolongSession('long', FAR + 9)).toBe(true);
    expect((await accounts.session('long'))?.expires).toBe(FAR + 9);
    await accounts.closeSession('ada', 'long');
    expect(await accounts.prolongSession('long', FAR + 10)).toBe(false);
    expect(await accounts.session('long')).toBeUndefined();
  });

  test('of more sessions than an account may have the oldest end, and everybody is told', async () => {
    const { accounts } = store;
    await accounts.create({ id: 'roamer', name: 'Roamer' });
    const heard: (string | undefined)[] = [];
    const leave = store.onRevoked((proof) => heard.push(proof));
    for (let n = 0; n < 6; n += 1) {
      await accounts.openSession({ tokenHash: `roamer${n}`, account: 'roamer', label: '', expires: FAR }, 3);
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const kept = (await accounts.sessions('roamer')).map(({ tokenHash }) => tokenHash);
    expect(kept).toEqual(['roamer5', 'roamer4', 'roamer3']);
    // News of an earlier test may still have been on its way.
    const told = () => [...new Set(heard)].filter((proof) => proof?.startsWith('roamer')).toSorted();
    await expect.poll(told, { timeout: 10_000 }).toEqual(['roamer0', 'roamer1', 'roamer2']);
    expect(await accounts.session('roamer0')).toBeUndefined();
    leave();
  });

  test('an account has as many bot tokens as it may have, also when many are made in one moment', async () => {
    await store.accounts.openSession({ tokenHash: 'of bob', account: 'bob', label: '', expires: FAR }, 9);
    await store.accounts.openSession({ tokenHash: 'of ada', account: 'ada', label: '', expires: FAR }, 9);
    const make = (n: number, by = 'of bob') =>
      store.accounts.addBotToken({ id: `many${n}`, tokenHash: `many${n}`, account: 'bob', name: '' }, 3, by);
    const made = await Promise.all(Array.from({ length: 12 }, (_, n) => make(n)));
    expect(made.filter((kept) => kept)).toHaveLength(3);
    expect(await store.accounts.botTokens('bob')).toHaveLength(3);
    for (const { id } of await store.accounts.botTokens('bob')) await store.accounts.removeBotToken('bob', id);
    expect(await make(12)).toBe(true);
    await store.accounts.removeBotToken('bob', 'many12');
    // A session that has ended makes none, however soon it asked before; nor does somebody else's.
    expect(await make(13, 'of ada')).toBe(false);
    await store.accounts.closeSession('bob', 'of bob');
    expect(await make(14)).toBe(false);
  });

  test('a recovery code works once, also when sent twice in one moment', async () => {
    await store.accounts.setRecoveryCodes('ada', ['r1', 'r2']);
    expect(await store.accounts.useRecoveryCode('bob', 'r1')).toBe(false);
    const uses = await Promise.all(['r1', 'r1'].map((code) => store.accounts.useRecoveryCode('ada', code)));
    expect(uses.toSorted()).toEqual([false, true]);
    await store.accounts.setRecoveryCodes('ada', ['r3']);
    expect(await store.accounts.useRecoveryCode('ada', 'r2')).toBe(false);
    expect(await store.accounts.useRecoveryCode('ada', 'r3')).toBe(true);
  });

  test('a bot token is found by its hash until its account revokes it', async () => {
    const token = { id: 't1', tokenHash: 'bot-hash', account: 'ada', name: 'Deep Red' };
    expect(await store.accounts.addBotToken(token, 5, 'of ada')).toBe(true);
    expect(await store.accounts.addBotToken({ ...token, id: 't2' }, 5, 'of ada')).toBe(false);
    expect(await store.accounts.botToken('bot-hash')).toEqual({ ...token, created: expect.any(Number) });
    expect(await store.accounts.botTokens('ada')).toHaveLength(1);
    expect(await store.accounts.removeBotToken('bob', 't1')).toBe(false);
    expect(await store.accounts.removeBotToken('ada', 't1')).toBe(true);
    expect(await store.accounts.botToken('bot-hash')).toBeUndefined();
  });

  test('messages are numbered through the game and read by conversation', async () => {
    const post = (conversation: string, text: string) =>
      store.messages.post({ gameId: 'g', conversation, author: 'usa', text });
    expect(await post('all', 'one')).toBe(1);
    expect(await post('china+usa', 'two')).toBe(2);
    expect(await post('all', 'three')).toBe(3);
    expect(await post('all', 'four')).toBe(4);
    const texts = (messages: readonly { text: string }[]) => messages.map((message) => message.text);
    expect(texts(await store.messages.after('g', ['all'], 0, 2))).toEqual(['one', 'three']);
    expect(texts(await store.messages.after('g', ['all', 'china+usa'], 1, 10))).toEqual(['two', 'three', 'four']);
    expect(texts(await store.messages.before('g', ['all'], 4, 1))).toEqual(['three']);
    expect(texts(await store.messages.before('g', ['all', 'china+usa'], 4, 2))).toEqual(['two', 'three']);
    expect(await store.messages.after('g', [], 0, 10)).toEqual([]);
    // A search looks at some messages of one's own conversations, and says where to look on.
    const find = async (conversations: string[], before: number, limit: number, scan: number) => {
      const { messages, earlier } = await store.messages.find('g', conversations, 'O', { before, limit, scan });
      return [texts(messages), earlier];
    };
    expect(await find(['all', 'china+usa'], 99, 9, 9)).toEqual([['one', 'two', 'four'], undefined]);
    expect(await find(['all', 'china+usa'], 99, 9, 2)).toEqual([['four'], 3]);
    expect(await find(['all', 'china+usa'], 3, 9, 2)).toEqual([['one', 'two'], undefined]);
    expect(await find(['all', 'china+usa'], 99, 2, 9)).toEqual([['two', 'four'], 2]);
    expect(await find(['all'], 99, 9, 2)).toEqual([['four'], 2]);
    expect(await find([], 99, 9, 2)).toEqual([[], undefined]);
    await expect(store.messages.after('g\0', ['all'], 0, 9)).rejects.toMatchObject({ code: 'invalid' });
    expect((await store.messages.after('g', ['china+usa'], 0, 10))[0]).toEqual({
      gameId: 'g',
      number: 2,
      conversation: 'china+usa',
      author: 'usa',
      text: 'two',
      removed: false,
      at: expect.any(Number),
    });
    await expect(
      store.messages.post({ gameId: 'nowhere', conversation: 'all', author: 'usa', text: 'x' }),
    ).rejects.toMatchObject({ code: 'unknown' });
  });

  test('messages posted in one moment get numbers of their own', async () => {
    await store.games.create(newGame('chatty'));
    const numbers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        store.messages.post({ gameId: 'chatty', conversation: 'all', author: 'usa', text: `${n}` }),
      ),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  test('a search knows the capitals and accents of every language, and goes on where few of many fit', async () => {
    await store.games.create(newGame('s'));
    const post = (text: string) => store.messages.post({ gameId: 's', conversation: 'all', author: 'usa', text });
    for (const text of ['ÜBER 100% gut', 'El ÑANDÚ', 'Привет', 'cafe\u0301', 'a!b_c']) await post(text);
    const find = async (text: string, range = { before: 999, limit: 9, scan: 999 }) => {
      const { messages, earlier } = await store.messages.find('s', ['all'], text, range);
      return [messages.map((message) => message.text), earlier];
    };
    for (const text of ['über', 'ÜBER', 'Über 100%']) expect(await find(text)).toEqual([['ÜBER 100% gut'], undefined]);
    expect(await find('ñandú')).toEqual([['El ÑANDÚ'], undefined]);
    expect(await find('ПРИВЕТ')).toEqual([['Привет'], undefined]);
    expect(await find('café')).toEqual([['cafe\u0301'], undefined]);
    expect(await find('!B_')).toEqual([['a!b_c'], undefined]);
    expect(await find('ö')).toEqual([[], undefined]);
    for (let n = 0; n < 205; n += 1) await post('nothing');
    expect(await find('ñ')).toEqual([['El ÑANDÚ'], undefined]);
    expect(await find('ñ', { before: 999, limit: 1, scan: 999 })).toEqual([['El ÑANDÚ'], 2]);
    expect(await find('ñ', { before: 999, limit: 9, scan: 100 })).toEqual([[], 111]);
  });

  test('unread messages of people whom somebody has blocked are counted apart', async () => {
    await store.games.create(newGame('h'));
    for (const id of ['hal', 'ian', 'joy']) await store.accounts.create({ id, name: id });
    const post = (conversation: string, author: string, account?: string) =>
      store.messages.post({ gameId: 'h', conversation, author, account, text: 'x' });
    await post('all', 'china', 'ian');
    await post('all', 'china', 'ian');
    await post('all', 'europe', 'joy');
    await post('china+usa', 'china', 'ian');
    await post('all', 'host', 'ian');
    const counts = async () =>
      (await store.messages.unread('hal', ['h'])).map(({ unread, hushed }) => [unread, hushed]);
    expect(await counts()).toEqual([
      [4, 0],
      [1, 0],
    ]);
    await store.house.block('hal', 'ian', 9);
    // What the server says of somebody is not theirs.
    expect(await counts()).toEqual([
      [4, 2],
      [1, 1],
    ]);
    await store.messages.markRead('hal', 'h', 'all', 1);
    expect(await counts()).toEqual([
      [3, 1],
      [1, 1],
    ]);
    await store.house.unblock('hal', 'ian');
    expect(await counts()).toEqual([
      [3, 0],
      [1, 0],
    ]);
  });

  test('what is unread is counted for each conversation, and a mark never goes back', async () => {
    await store.games.create(newGame('u'));
    for (const conversation of ['all', 'all', 'china+usa', 'all']) {
      await store.messages.post({ gameId: 'u', conversation, author: 'usa', text: 'x' });
    }
    await store.messages.markRead('ada', 'u', 'all', 2);
    await store.messages.markRead('ada', 'u', 'all', 1);
    expect(await store.messages.unread('ada', ['u', 'elsewhere'])).toEqual([
      { gameId: 'u', conversation: 'all', read: 2, unread: 1, hushed: 0, last: 4 },
      { gameId: 'u', conversation: 'china+usa', read: 0, unread: 1, hushed: 0, last: 3 },
    ]);
    expect((await store.messages.unread('bob', ['u'])).map((row) => row.unread)).toEqual([3, 1]);
    expect(await store.messages.unread('ada', [])).toEqual([]);
    // A mark between two messages of a conversation, and one beyond the last.
    await store.messages.markRead('bob', 'u', 'china+usa', 1);
    await store.messages.markRead('bob', 'u', 'all', 3);
    expect((await store.messages.unread('bob', ['u'])).map((row) => row.unread)).toEqual([1, 1]);
    await store.messages.markRead('bob', 'u', 'all', 99);
    expect((await store.messages.unread('bob', ['u'])).map((row) => row.unread)).toEqual([0, 1]);
  });

  test('what is revoked is told to every process at once', async () => {
    const { accounts } = store;
    const other = kind.kind === 'postgres' ? await kind.open(place) : store;
    const heard: (string | undefined)[] = [];
    const leave = other.onRevoked((proof) => heard.push(proof));
    await accounts.create({ id: 'spy', name: 'Spy' });
    for (const tokenHash of ['s1', 's2', 's3', 's4'])
      await accounts.openSession({ tokenHash, account: 'spy', label: '', expires: FAR }, 9);
    await accounts.addBotToken({ id: 'spy-bot', tokenHash: 'b1', account: 'spy', name: 'Spy' }, 5, 's3');
    await accounts.closeSession('spy', 's1');
    await accounts.closeSession('ada', 's2');
    await accounts.removeBotToken('spy', 'spy-bot');
    await accounts.closeOtherSessions('spy', 's3');
    await expect.poll(() => heard.toSorted(), { timeout: 10_000 }).toEqual(['b1', 's1', 's2', 's4']);
    expect(await accounts.session('s3')).toBeDefined();
    leave();
    if (other !== store) await other.close();
  });

  test.runIf(kind.kind === 'postgres')('a use that had to wait for another one counts with it', async () => {
    const quota = { key: 'waits', most: 1, window: 600_000, amount: 1 };
    expect(await store.quotas.use([quota])).toEqual({ ok: true });
    const [first, looker] = [new Client({ connectionString: place }), new Client({ connectionString: place })];
    await Promise.all([first.connect(), looker.connect()]);
    await first.query('begin');
    await first.query("select 1 from tallies where key = 'waits' for update");
    const second = store.quotas.use([quota]);
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await looker.query(waiting)).rowCount).toBe(1);
    // The other one begins a window meanwhile, later than the one that waits came.
    await first.query(
      "update tallies set until = (extract(epoch from clock_timestamp()) * 1000)::bigint + 600000 where key = 'waits'",
    );
    await first.query('commit');
    expect(await second).toMatchObject({ ok: false });
    await Promise.all([first.end(), looker.end()]);
  });

  test('a quota gives so much in a time, in all processes together, and says when it begins again', async () => {
    const quota = { key: 'talk of ada', most: 5, window: 600_000 };
    const other = kind.kind === 'postgres' ? await kind.open(place) : store;
    const uses = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? store : other).quotas.use([{ ...quota, amount: 1 }])),
    );
    expect(uses.filter(({ ok }) => ok)).toHaveLength(5);
    const refused = await other.quotas.use([{ ...quota, amount: 1 }]);
    if (refused.ok) throw new Error('it was used up');
    expect(refused.again - store.clock.now()).toBeGreaterThan(500_000);
    expect(refused.again - store.clock.now()).toBeLessThanOrEqual(601_000);
    // Of several the first that is used up is told.
    const fresh = { key: 'talk of bob', most: 5, window: 600_000 };
    expect(
      await store.quotas.use([
        { ...fresh, amount: 5 },
        { ...quota, amount: 1 },
      ]),
    ).toMatchObject({ ok: false, index: 1 });
    expect(await store.quotas.use([{ ...fresh, amount: 1 }])).toMatchObject({ ok: false, index: 0 });
    // A window that is over, and one that began under a clock that was ahead.
    const brief = { key: 'brief', most: 1, window: 0 };
    for (let i = 0; i < 3; i += 1) expect(await store.quotas.use([{ ...brief, amount: 1 }])).toEqual({ ok: true });
    expect(await store.quotas.use([{ ...quota, window: 1000, amount: 1 }])).toEqual({ ok: true });
    expect(await store.quotas.use([{ key: 'more than all', most: 5, window: 1000, amount: 6 }])).toMatchObject({
      ok: false,
    });
    if (other !== store) await other.close();
  });
});
