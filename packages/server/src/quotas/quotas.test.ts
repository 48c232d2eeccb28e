import { describe, expect, test } from 'vitest';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { begunGame, testServer, WIDE } from '../testing/servers.ts';
import { STORE_KINDS } from '../testing/stores.ts';
import { NO_COUNTS, NO_QUOTAS } from './table.ts';

const HOUR = { seconds: 3600 };

describe.each(STORE_KINDS)('quotas on $kind', (kind) => {
  const open = houses(kind);
  const seats = (...players: unknown[]) => players.map((player, i) => ({ power: ['usa', 'china'][i], player }));

  test('talk is bounded by its number and its bytes, for an account and for a table, and the sentence says until when', async () => {
    const quotas = {
      ...NO_QUOTAS,
      messages: { account: [{ most: 3, ...HOUR }], game: [{ most: 5, ...HOUR }] },
      messageBytes: { account: [{ most: 1000, ...HOUR }] },
    };
    const house = await open({ limits: { ...WIDE, quotas } });
    const [ann, bob] = await house.guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two players');
    const game = await begunGame([ann, bob]);
    const say = (who: Player, text = 'Hello') => who.ask('POST', `/api/games/${game}/messages`, { to: 'all', text });
    expect((await say(ann, 'ä'.repeat(600))).body).toMatchObject({
      code: 'quota',
      sentence: expect.stringMatching(/^You have written all the text allowed in an hour\. Try again in /),
    });
    for (let i = 0; i < 2; i += 1) expect((await say(ann)).status).toBe(200);
    const refused = await say(ann);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'quota',
        sentence: expect.stringMatching(
          /^You have sent all the messages allowed in an hour\. Try again in (an hour|\d+ minutes)\.$/,
        ),
      },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    // On the socket as well, and the play is not touched by it.
    const line = await ann.socket();
    await line.ask({ type: 'join', game });
    expect(await line.ask({ type: 'say', game, to: 'all', text: 'x' })).toMatchObject({ type: 'error', code: 'quota' });
    expect(await line.ask({ type: 'options', game })).toMatchObject({ type: 'options' });
    line.close();
    for (let i = 0; i < 3; i += 1) expect((await say(bob)).status).toBe(200);
    const { conversations } = await bob.get(`/api/games/${game}/unread`);
    expect(conversations).toEqual([
      { conversation: 'all', unread: 0, seen: [expect.objectContaining({ seat: 'usa' })] },
    ]);
  });

  test('what somebody changes and a table is told of is bounded: terms, votes about time, vacations', async () => {
    const quotas = { ...NO_QUOTAS, changes: { account: [{ most: 4, ...HOUR }] } };
    const house = await open({ limits: { ...WIDE, quotas } });
    const ann = await house.guest('Ann');
    const { id } = await ann.info('/api/games', { seats: seats('me', 'open'), clock: 3600 });
    const wishes = [
      ['PATCH', `/api/games/${id}/terms`, { title: 'Another title' }],
      ['POST', `/api/games/${id}/seats`, { power: 'europe' }],
      ['DELETE', `/api/games/${id}/seats/europe`, undefined],
      ['POST', `/api/games/${id}/swap`, { seats: ['usa', 'china'] }],
      ['PUT', '/api/me/habits', { zone: 'UTC' }],
      ['POST', `/api/games/${id}/ballots`, { about: 'pause' }],
    ] as const;
    const told = [];
    for (const [method, path, body] of wishes) told.push((await ann.ask(method, path, body)).status);
    expect(told).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await ann.ask('PATCH', `/api/games/${id}/terms`, { title: 'Yet another' })).toMatchObject({
      status: 429,
      body: { sentence: expect.stringMatching(/^You have made all the changes allowed in an hour\. Try again in /) },
    });
  });

  test('what is done in games is bounded for an account, by request and by socket, also where it is taken back', async () => {
    const quotas = { ...NO_QUOTAS, commands: { account: [{ most: 6, ...HOUR }] } };
    const house = await open({ limits: { ...WIDE, quotas } });
    const [ann, bob] = await house.guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two players');
    const game = await begunGame([ann, bob]);
    const placed = async (who: Player) => {
      const { offers } = await who.get(`/api/games/${game}/position`);
      return Array.isArray(offers) && offers.length > 0;
    };
    expect(await placed(ann)).toBe(true);
    const line = await ann.socket();
    await line.ask({ type: 'join', game });
    let [done, refused] = [0, 0];
    for (let n = 0; n < 12; n += 1) {
      const command = { type: 'place-armies', territories: ['alaska'] };
      const answer =
        n % 2 === 0 ? await line.ask({ type: 'command', game, command }) : await line.ask({ type: 'undo', game });
      if (answer.type === 'accepted') done += 1;
      if (answer.type === 'error' && answer.code === 'quota') refused += 1;
    }
    expect([done, refused]).toEqual([6, 6]);
    expect(await ann.ask('POST', `/api/games/${game}/undo`, { id: 'u' })).toMatchObject({
      status: 429,
      body: { sentence: expect.stringMatching(/^You have made all the moves allowed in an hour\. Try again in /) },
    });
    // Asking costs nothing, and somebody else plays on.
    expect(await line.ask({ type: 'options', game })).toMatchObject({ type: 'options' });
    expect(await placed(bob)).toBe(true);
    line.close();
  });

  test('tables are bounded by account and by address; one by invitation may still be made', async () => {
    const house = await open({
      limits: { ...WIDE, counts: { ...NO_COUNTS, publicOfAccount: 2, publicOfAddress: 3, openOfAccount: 4 } },
    });
    const [ann, bob] = await house.guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two players');
    const make = (who: Player, isPublic = true) =>
      who.ask('POST', '/api/games', { seats: seats('me', 'open'), public: isPublic });
    const answers = await Promise.all([make(ann), make(ann), make(ann), make(ann)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toEqual({
      code: 'too-many',
      sentence:
        'You have 2 public tables waiting for players. Begin one, take one back, or make this one by invitation.',
    });
    expect((await make(ann, false)).status).toBe(200);
    expect((await make(bob)).status).toBe(200);
    expect((await make(bob)).body).toMatchObject({
      sentence: expect.stringMatching(/^Your network has 3 public tables/),
    });
    expect((await make(ann, false)).status).toBe(200);
    expect((await make(ann, false)).body).toMatchObject({
      sentence: expect.stringMatching(/^You have 4 tables that haven’t begun\./),
    });
  });

  test('guests are bounded by address, an IPv6 network counting as one', async () => {
    const quotas = { ...NO_QUOTAS, guests: { address: [{ most: 2, ...HOUR }] } };
    const house = await open({ limits: { ...WIDE, quotas }, proxies: 1 });
    const come = (from: string) =>
      new Player(house.url).ask('POST', '/api/guests', { name: 'Ann' }, { 'x-forwarded-for': from });
    const statuses = [];
    for (const from of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'])
      statuses.push((await come(from)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  test('a seat of one’s own that nobody plays, or has resigned, hides no game of commanders from being counted', async () => {
    const counts = { ...NO_COUNTS, aloneOfAccount: 2, leftOfAccount: 3, away: 0 };
    const house = await open({ pace: 60_000, limits: { ...WIDE, counts } });
    const ann = await house.guest('Ann');
    const sit = async () => {
      const { id } = await ann.info('/api/games', { seats: seats('me', { bot: 'fallback' }), clock: 30 });
      const answer = await ann.ask('POST', `/api/games/${id}/seats/usa/ready`, { ready: true, contribution: 'x' });
      return { id, ...answer };
    };
    const [first, second, third] = [await sit(), await sit(), await sit()];
    expect([first, second, third].map(({ status }) => status)).toEqual([200, 200, 200]);
    await ann.ask('POST', `/api/games/${first.id}/commands`, { id: 'away', command: { type: 'resign' } });
    expect(await sit()).toMatchObject({
      status: 429,
      body: {
        code: 'too-many',
        sentence:
          'Computer commanders are playing alone in 3 of your games. Play on in one of them, or wait until one of them is over.',
      },
    });
    const { id } = await ann.info('/api/games', { seats: seats({ bot: 'fallback' }, { bot: 'fallback' }) });
    expect((await ann.ask('POST', `/api/games/${id}/start`, {})).status).toBe(429);
  });

  test('another command under an id that was used is refused, also when the server has begun again', async () => {
    const place = await kind.place();
    let store = await kind.open(place);
    let server = await testServer(store);
    const ann = await Player.guest(server.url, 'Ann');
    const bob = await Player.guest(server.url, 'Bob');
    const game = await begunGame([ann, bob]);
    const send = (territories: string[], url = server.url) => {
      const player = new Player(url);
      player.cookie = ann.cookie;
      return player.ask('POST', `/api/games/${game}/commands`, {
        id: 'same',
        command: { type: 'place-armies', territories },
      });
    };
    const other = {
      status: 422,
      body: {
        code: 'id-used',
        sentence: expect.stringMatching(/its own id\.$/),
      },
    };
    expect(await send(['alaska'])).toMatchObject({ status: 200, body: { again: false } });
    expect(await send(['alaska'])).toMatchObject({ status: 200, body: { again: true } });
    expect(await send([])).toMatchObject(other);
    await server.close();
    await store.close();
    store = await kind.open(place);
    server = await testServer(store);
    expect(await send(['alaska'], server.url)).toMatchObject({ status: 200, body: { again: true } });
    expect(await send([], server.url)).toMatchObject(other);
    await server.close();
    await store.close();
    await kind.remove(place);
  });
});
