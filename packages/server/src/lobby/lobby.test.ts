import { GAME_OPTIONS } from '@marshall/rules';
import { describe, expect, test } from 'vitest';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { begunGame, PEACE, WIDE } from '../testing/servers.ts';
import { STORE_KINDS } from '../testing/stores.ts';
import { playSeat } from '../testing/walker.ts';

const ready = (contribution: string) => ({ ready: true, contribution });

describe.each(STORE_KINDS)('the lobby on $kind', (kind) => {
  const open = houses(kind);

  test('a game is made with every option, joined by invitation, swapped, filled, and begins when all are ready', async () => {
    const house = await open();
    const [ann, bob] = await house.guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two players');
    const { options } = await ann.get('/api/game-options');
    expect(options).toHaveLength(GAME_OPTIONS.length);
    const wish = Object.fromEntries(GAME_OPTIONS.map(({ id, fallback }) => [id, fallback]));
    const made = await ann.info('/api/games', {
      title: 'Friday',
      public: false,
      seats: [{ power: 'usa', player: 'me' }, { power: 'china' }, { power: 'europe' }],
      options: { ...wish, ...PEACE },
    });
    expect(made).toMatchObject({ title: 'Friday', status: 'open', owner: true, options: { detenteCycle: 2 } });
    expect(made.commitment).toMatch(/^[0-9a-f]{64}$/);
    const at = `/api/games/${made.id}`;
    expect((await bob.ask('POST', `${at}/seats/china/take`, {})).status).toBe(403);
    const watching = await bob.socket();
    await watching.ask({ type: 'join', game: made.id, invitation: made.invitation });
    await bob.post(`${at}/seats/china/take`, { invitation: made.seats[1]?.invitation });
    expect((await ann.ask('POST', `${at}/seats/china/bot`, { bot: 'random' })).status).toBe(409);
    expect((await bob.ask('POST', `${at}/seats/europe/bot`, { bot: 'random' })).status).toBe(403);
    await ann.post(`${at}/seats/europe/bot`, { bot: 'fallback' });
    expect((await ann.ask('POST', `${at}/start`, {})).body.code).toBe('not-ready');
    // Seated players may move to a free seat, in whichever order they name the two.
    await ann.post(`${at}/seats/europe/free`);
    await bob.post(`${at}/swap`, { seats: ['europe', 'china'] });
    await bob.post(`${at}/swap`, { seats: ['europe', 'china'] });
    const cem = await house.guest('Cem');
    expect((await cem.ask('POST', `${at}/swap`, { seats: ['europe', 'usa'] })).status).toBe(403);
    await ann.post(`${at}/seats/europe/bot`, { bot: 'fallback' });
    await bob.post(`${at}/seats/china/ready`, ready('from bob'));
    await ann.post(`${at}/swap`, { seats: ['usa', 'china'] });
    await bob.post(`${at}/swap`, { seats: ['china', 'usa'] });
    const swapped = await ann.info(at);
    expect(swapped.seats.map(({ player, bot, ready }) => [player ?? bot, ready])).toEqual([
      ['Bob', false],
      ['Ann', false],
      ['fallback', true],
    ]);
    expect((await bob.ask('POST', `${at}/seats/china/ready`, ready('not mine'))).status).toBe(403);
    await bob.post(`${at}/seats/usa/ready`, ready('from bob'));
    const begun = await ann.info(`${at}/seats/china/ready`, ready('from ann'));
    expect(begun.status).toBe('running');
    // The person who looked at the open game sits at the table now.
    await watching.first('position');
    expect((await ann.ask('POST', `${at}/seats/usa/free`, {})).body.code).toBe('begun');
    expect((await ann.ask('DELETE', at)).body.code).toBe('begun');
    // The dice come from the secret that was promised and from what each seat said.
    const { setup } = await ann.get(`${at}/record`);
    expect(setup).toMatchObject({
      commitment: made.commitment,
      contributions: [
        { seat: 'usa', text: 'from bob' },
        { seat: 'china', text: 'from ann' },
        { seat: 'europe', text: 'computer commander in europe' },
      ],
    });
    watching.close();
  });

  test('the lists: open, watchable, finished, and mine with those that wait for me first', async () => {
    const house = await open();
    const [ann, bob, cem] = await house.guests('Ann', 'Bob', 'Cem');
    if (ann === undefined || bob === undefined || cem === undefined) throw new Error('three players');
    const waiting = await begunGame([ann, bob]);
    const closed = await begunGame([bob], { spectators: false }, ['fallback']);
    const free = await ann.info('/api/games', { seats: [{ power: 'usa', player: 'me' }, { power: 'china' }] });
    const finished = await begunGame([ann], {}, ['fallback']);
    await playSeat(await ann.socket(), finished);
    const list = async (player: Player, name: string) => {
      const { games } = await player.get(`/api/games?list=${name}`);
      return (games as { id: string }[]).map(({ id }) => id);
    };
    expect(await list(cem, 'open')).toEqual([free.id]);
    expect(await list(cem, 'watchable')).toEqual([waiting]);
    expect(await list(bob, 'watchable')).toEqual([closed, waiting]);
    expect(await list(cem, 'finished')).toEqual([finished]);
    expect(await list(ann, 'mine')).toEqual([waiting, free.id, finished]);
    expect(await list(cem, 'mine')).toEqual([]);
    const { games } = await ann.get('/api/games?list=mine');
    expect(games).toMatchObject([
      { seats: [{ you: true, waitedFor: true, asks: 'Choose which of your territories get an army.' }, {}] },
      {},
      { ended: { how: 'detente' } },
    ]);
    const seen = JSON.stringify(await bob.get(`/api/games/${waiting}`));
    expect(seen.match(/"asks"/g)).toHaveLength(1);
    expect((await new Player(house.url).ask('GET', '/api/games?list=mine')).status).toBe(401);
    await ann.must('DELETE', `/api/games/${free.id}`);
    expect(await list(cem, 'open')).toEqual([]);
  });

  test('a person who was asked to go does not come back by the invitation of a seat that they held before', async () => {
    const house = await open();
    const [ann, bob] = await house.guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two players');
    const { id, seats } = await ann.info('/api/games', {
      public: false,
      seats: [{ power: 'usa', player: 'me' }, { power: 'china' }, { power: 'europe' }],
    });
    const at = `/api/games/${id}`;
    await bob.post(`${at}/seats/china/take`, { invitation: seats[1]?.invitation });
    await bob.post(`${at}/swap`, { seats: ['china', 'europe'] });
    await ann.post(`${at}/seats/europe/free`);
    for (const { seat, invitation } of seats.slice(1))
      expect(await bob.ask('POST', `${at}/seats/${seat}/take`, { invitation })).toMatchObject({
        status: 403,
        body: { code: 'not-invited' },
      });
    const fresh = await ann.info(at);
    await bob.post(`${at}/seats/china/take`, { invitation: fresh.seats[1]?.invitation });
  });

  test('of games in which commanders play alone an account has a few at a time; those with people are not counted', async () => {
    // So slow that none of them ends meanwhile.
    const house = await open({ pace: 60_000, limits: { ...WIDE, counts: { ...WIDE.counts, aloneOfAccount: 2 } } });
    const [ann, bob] = await house.guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two players');
    await begunGame([ann], {}, ['fallback']);
    const alone = async (maker: Player) => {
      const seats = ['usa', 'china'].map((power) => ({ power, player: { bot: 'fallback' } }));
      return (await maker.info('/api/games', { seats })).id;
    };
    const games = await Promise.all([alone(ann), alone(ann), alone(ann), alone(ann)]);
    const answers = await Promise.all(games.map((id) => ann.ask('POST', `/api/games/${id}/start`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toEqual({
      code: 'too-many',
      sentence:
        'Computer commanders are playing alone in 2 of your games. Take a seat in this one, or wait until one of them is over.',
    });
    const waiting = games[answers.findIndex(({ status }) => status === 429)];
    await ann.post(`/api/games/${waiting}/seats/usa/free`);
    await ann.post(`/api/games/${waiting}/seats/usa/take`);
    await ann.post(`/api/games/${waiting}/seats/usa/ready`, ready('here myself'));
    expect((await ann.info(`/api/games/${waiting}`)).status).toBe('running');
    expect(await bob.post(`/api/games/${await alone(bob)}/start`)).toMatchObject({ status: 'running' });
  });

  test('a game without spectators, or with a delay, opens to everybody once it is over', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const stranger = new Player(house.url);
    for (const wish of [{ spectators: false }, { delay: 30 }]) {
      const game = await begunGame([ann], wish, ['fallback']);
      expect((await stranger.ask('GET', `/api/games/${game}/position`)).status).toBe(403);
      expect((await stranger.ask('GET', `/api/games/${game}/messages`)).status).toBe(403);
      const line = await ann.socket();
      await playSeat(line, game);
      expect(await stranger.get(`/api/games/${game}/position`)).toMatchObject({ seat: 'spectator' });
      expect(await stranger.get(`/api/games/${game}/messages`)).toEqual({ messages: [] });
      const watcher = await stranger.socket();
      expect(await watcher.ask({ type: 'join', game })).toMatchObject({ type: 'joined' });
      expect(await watcher.first('opened')).toMatchObject({ secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
      line.close();
      watcher.close();
    }
  });

  test('the maker of a game without spectators reads what is said before it begins, as they do on the socket', async () => {
    const house = await open();
    const [ann, bob, cem] = await house.guests('Ann', 'Bob', 'Cem');
    if (ann === undefined || bob === undefined || cem === undefined) throw new Error('three players');
    const seats = [{ power: 'usa' }, { power: 'china' }];
    const { id } = await ann.info('/api/games', { seats, options: PEACE, spectators: false });
    const at = `/api/games/${id}`;
    await bob.post(`${at}/seats/china/take`);
    await bob.post(`${at}/messages`, { to: 'all', text: 'who else?' });
    expect(await ann.get(`${at}/messages`)).toMatchObject({ messages: [{ from: 'china', text: 'who else?' }] });
    expect(await cem.ask('GET', `${at}/messages`)).toMatchObject({ status: 403, body: { code: 'closed' } });
    await cem.post(`${at}/seats/usa/take`);
    await cem.post(`${at}/seats/usa/ready`, ready('c'));
    await bob.post(`${at}/seats/china/ready`, ready('b'));
    expect(await ann.ask('GET', `${at}/messages`)).toMatchObject({ status: 403, body: { code: 'closed' } });
  });

  test('a finished game opens fully, can be brought elsewhere, verified, and forked at any moment', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const game = await begunGame([ann], {}, ['random']);
    const line = await ann.socket();
    await playSeat(line, game);
    const early = await begunGame([ann], {}, ['random']);
    const refused = await ann.ask('GET', `/api/games/${early}/file`);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([409, 'no-store']);
    line.close();
    const told = await ann.ask('GET', `/api/games/${game}/file`);
    // It never changes again, so a browser asks once.
    expect(told.headers.get('cache-control')).toBe('private, max-age=600');
    const file = JSON.stringify(told.body);
    expect(JSON.parse(file)).toMatchObject({ marshall: 1, secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const elsewhere = await open();
    const bob = await elsewhere.guest('Bob');
    const brought = await bob.info('/api/imports', { file, title: 'From Ann' });
    expect(brought).toMatchObject({ status: 'finished', public: false, imported: { ok: true } });
    expect(await bob.get(`/api/games/${brought.id}/file`)).toEqual(JSON.parse(file));
    expect(await new Player(elsewhere.url).get(`/api/games/${brought.id}/position`)).toMatchObject({
      seat: 'spectator',
    });
    const forged = file.replace(/"draw":1,"name":"([^"]+)"/, '"draw":1,"name":"$1 forged"');
    expect(forged).not.toBe(file);
    expect(await bob.post('/api/verify', { file: forged })).toMatchObject({ ok: false });
    for (const bad of ['', '{}', '{"marshall":1}', file.slice(0, -5)])
      expect((await bob.ask('POST', '/api/imports', { file: bad })).status).toBe(422);
    const { entries } = JSON.parse(file) as { entries: unknown[] };
    const at = Math.floor(entries.length / 2);
    const fork = await bob.info(`/api/games/${brought.id}/fork`, { at });
    expect(fork).toMatchObject({ status: 'open', fork: { game: brought.id, at } });
    for (const late of [entries.length, entries.length + 1])
      expect(await bob.ask('POST', `/api/games/${brought.id}/fork`, { at: late })).toMatchObject({
        status: 422,
        body: { sentence: `You can play this game on from any moment between 1 and ${entries.length - 1}.` },
      });
    await bob.post(`/api/games/${fork.id}/seats/usa/take`);
    await bob.post(`/api/games/${fork.id}/seats/china/bot`, { bot: 'fallback' });
    await bob.post(`/api/games/${fork.id}/seats/usa/ready`, ready('another day'));
    const bobLine = await bob.socket();
    await playSeat(bobLine, fork.id);
    expect(await bob.get(`/api/games/${fork.id}`)).toMatchObject({ status: 'finished' });
    bobLine.close();
  });
});
