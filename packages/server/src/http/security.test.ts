// Whatever a stranger, another player or a foreign page tries is refused or harmless.
import { setTimeout as pause } from 'node:timers/promises';
import { en } from '@marshall/words/en';
import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { hashToken } from '../accounts/secrets.ts';
import { readArrangement } from '../table/arrangement.ts';
import { load } from '../table/loading.ts';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { begunGame, WIDE } from '../testing/servers.ts';
import { STORE_KINDS, storeKind } from '../testing/stores.ts';
import { LIVELY, playSeat } from '../testing/walker.ts';

const sqlite = storeKind('sqlite');

describe('seats and accounts', () => {
  const open = houses(sqlite);

  test('nobody acts for another seat, by socket or request, named or not', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob');
    const game = await begunGame(players);
    const mallory = await house.guest('Mallory');
    const command = { type: 'place-armies', territories: ['alaska'] };
    const line = await mallory.socket();
    const opponent = await players[1]?.socket();
    const messages = [
      { type: 'command', command },
      { type: 'undo' },
      { type: 'options' },
      { type: 'options', draft: { type: 'place-armies' } },
      { type: 'why', command },
      { type: 'position' },
      { type: 'say', to: 'all', text: 'x' },
      { type: 'read', conversation: 'all', upTo: 'x' },
    ];
    for (const message of messages) {
      for (const seat of [undefined, 'usa', 'china', 'spectator', 'bank', 'constructor'])
        expect(await line.ask({ ...message, game, seat })).toMatchObject({ type: 'error', code: 'not-yours' });
      expect(await opponent?.ask({ ...message, game, seat: 'usa' })).toMatchObject({ code: 'not-yours' });
      expect(await line.ask({ ...message, game, seat: '__proto__' })).toMatchObject({
        type: 'error',
        code: 'malformed',
      });
    }
    expect(await line.ask({ type: 'join', game, seat: 'usa' })).toMatchObject({ type: 'error', code: 'not-yours' });
    expect(await mallory.ask('POST', `/api/games/${game}/commands`, { id: 'x', seat: 'usa', command })).toMatchObject({
      status: 403,
    });
    expect(await mallory.ask('GET', `/api/games/${game}/position?seat=usa`)).toMatchObject({ status: 403 });
    expect(await mallory.ask('GET', `/api/games/${game}/record?seat=usa`)).toMatchObject({ status: 403 });
    expect(await mallory.ask('GET', `/api/games/${game}/messages?seat=usa`)).toMatchObject({ status: 403 });
    const [, bob] = players;
    expect(await bob?.ask('POST', `/api/games/${game}/commands`, { id: 'x', seat: 'usa', command })).toMatchObject({
      status: 403,
    });
    expect(await mallory.ask('GET', `/api/games/${game}/file`)).toMatchObject({ status: 409 });
    expect(await mallory.ask('POST', `/api/games/${game}/fork`, { at: 1 })).toMatchObject({ status: 409 });
    line.close();
    opponent?.close();
  });

  test('forged, cut and revoked sessions and tokens are nobody', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const good = ann.cookie ?? '';
    const thief = new Player(house.url);
    for (const cookie of [
      'marshall=',
      'marshall=x',
      `${good}x`,
      good.slice(0, -1),
      `marshall=${'A'.repeat(43)}`,
      'marshall=%00',
      `other=${good.slice(9)}`,
    ]) {
      thief.cookie = cookie;
      expect((await thief.ask('GET', '/api/me')).status).toBe(401);
    }
    thief.cookie = undefined;
    thief.token = 'mb_forged-token-that-nobody-made';
    expect(await thief.ask('GET', '/api/me')).toMatchObject({ status: 401, body: { code: 'bad-token' } });
    await expect(thief.socket()).rejects.toThrow('401');
    const { token } = await ann.post('/api/bot-tokens', { name: 'my bot' });
    const bot = new Player(house.url);
    bot.token = String(token);
    expect((await bot.get('/api/me')).name).toBe('Ann');
    // A token plays; it does not change what proves its owner.
    expect((await bot.ask('POST', '/api/bot-tokens', { name: 'more' })).status).toBe(403);
    expect((await bot.ask('POST', '/api/me/claim', { login: 'bot', passphrase: 'long enough' })).status).toBe(403);
    expect((await bot.ask('PATCH', '/api/me', { name: 'Bot' })).body.code).toBe('session-only');
    expect((await bot.ask('GET', '/api/sessions')).body.code).toBe('session-only');
    expect((await ann.get('/api/me')).name).toBe('Ann');
    const line = await bot.socket();
    const closed = new Promise((resolve) => line.socket.on('close', resolve));
    const { tokens } = await ann.get('/api/bot-tokens');
    const [{ id }] = tokens as [{ id: string }];
    await ann.must('DELETE', `/api/bot-tokens/${id}`);
    expect(await closed).toBe(4401);
    expect((await bot.ask('GET', '/api/me')).status).toBe(401);
    const session = await ann.socket();
    const ended = new Promise((resolve) => session.socket.on('close', resolve));
    await ann.post('/api/sign-out');
    expect(await ended).toBe(4401);
    ann.cookie = good;
    expect((await ann.ask('GET', '/api/me')).status).toBe(401);
  });

  test('a session cookie is for this site and no script', async () => {
    const house = await open();
    const answer = await new Player(house.url).ask('POST', '/api/guests', { name: 'Ann' });
    expect(answer.headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    const secure = await open({ secureCookies: true });
    const other = await new Player(secure.url).ask('POST', '/api/guests', { name: 'Ann' });
    expect(other.headers.get('set-cookie')).toContain('; Secure');
  });

  test('a session that is used lasts, in the browser too, and one that is not there cannot be ended', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const token = ann.cookie?.slice('marshall='.length) ?? '';
    const { id } = await ann.get('/api/me');
    const age = async (days: number) =>
      house.store.accounts.openSession(
        {
          tokenHash: hashToken(token),
          account: String(id),
          label: 'here',
          expires: Date.now() + days * 86_400_000,
        },
        9,
      );
    await age(100);
    expect((await ann.ask('GET', '/api/me')).headers.get('set-cookie')).toBeNull();
    await age(80);
    // A socket cannot tell the browser, so it prolongs nothing.
    (await ann.socket()).close();
    expect((await ann.ask('GET', '/api/me')).headers.get('set-cookie')).toBe(
      `marshall=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=15552000`,
    );
    expect((await ann.ask('GET', '/api/me')).headers.get('set-cookie')).toBeNull();
    expect(await ann.ask('DELETE', '/api/sessions/unknown')).toMatchObject({
      status: 404,
      body: { code: 'no-session' },
    });
    await age(80);
    const cookie = (await ann.ask('POST', '/api/sign-out', {})).headers.get('set-cookie');
    expect(cookie).toBe('marshall=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0');
  });

  test('a new passphrase ends bot tokens, claiming a guest does not', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const bot = new Player(house.url);
    bot.token = String((await ann.post('/api/bot-tokens', { name: 'mine' })).token);
    await ann.post('/api/me/claim', { login: 'ann.b', passphrase: 'first passphrase' });
    expect((await bot.ask('GET', '/api/me')).status).toBe(200);
    const change = { login: 'ann.b', passphrase: 'second passphrase', current: 'first passphrase' };
    await ann.post('/api/me/claim', change);
    expect((await bot.ask('GET', '/api/me')).status).toBe(401);
    expect(await ann.get('/api/bot-tokens')).toEqual({ tokens: [] });
  });

  test('new recovery codes need the passphrase: an open browser is not enough', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    expect(await ann.ask('POST', '/api/me/recovery-codes', { current: 'any' })).toMatchObject({
      status: 409,
      body: { code: 'guest' },
    });
    const claim = { login: 'ann.c', passphrase: 'first passphrase' };
    const { recoveryCodes } = await ann.post('/api/me/claim', claim);
    expect((await ann.ask('POST', '/api/me/recovery-codes', {})).status).toBe(400);
    expect(await ann.ask('POST', '/api/me/recovery-codes', { current: 'a guess' })).toMatchObject({
      status: 401,
      body: { code: 'wrong', sentence: en.speaker().server('wrong:passphrase') },
    });
    const fresh = await ann.post('/api/me/recovery-codes', { current: 'first passphrase' });
    const [[old], [code]] = [recoveryCodes, fresh.recoveryCodes] as [string[], string[]];
    const lost = new Player(house.url);
    const recover = (code: string | undefined) =>
      lost.ask('POST', '/api/recover', { login: 'ann.c', code, passphrase: 'second passphrase' });
    expect((await recover(old)).status).toBe(401);
    expect((await recover(code)).status).toBe(200);
  });

  test('a passphrase can be changed by a person who knows it, recovered once by each code, and guessed only slowly', async () => {
    const house = await open({ limits: { ...WIDE, secrets: { burst: 12, perSecond: 0 } } });
    const ann = await house.guest('Ann');
    const { recoveryCodes } = await ann.post('/api/me/claim', { login: 'Ann.A', passphrase: 'first passphrase' });
    const [code = ''] = recoveryCodes as string[];
    expect((await ann.ask('POST', '/api/me/claim', { login: 'ann.a', passphrase: 'second passphrase' })).status).toBe(
      401,
    );
    const elsewhere = new Player(house.url);
    expect((await elsewhere.ask('POST', '/api/sign-in', { login: 'ann.a', passphrase: 'wrong' })).status).toBe(401);
    expect((await elsewhere.ask('POST', '/api/sign-in', { login: 'nobody', passphrase: 'wrong' })).status).toBe(401);
    expect(await elsewhere.post('/api/sign-in', { login: 'ann.a', passphrase: 'first passphrase' })).toMatchObject({
      name: 'Ann',
      claimed: true,
    });
    expect(
      (
        await house
          .guest('Eve')
          .then((eve) => eve.ask('POST', '/api/me/claim', { login: 'ann.a', passphrase: 'another one' }))
      ).status,
    ).toBe(409);
    const { token } = await ann.post('/api/bot-tokens', { name: 'left somewhere' });
    const bot = new Player(house.url);
    bot.token = String(token);
    const line = await bot.socket();
    const closed = new Promise((resolve) => line.socket.on('close', resolve));
    const third = new Player(house.url);
    await third.post('/api/recover', { login: 'ann.a', code: code.toUpperCase(), passphrase: 'third passphrase' });
    // All other sessions have ended, and hear that, not that they never were.
    for (const path of ['/api/me', '/api/games?list=mine'])
      expect(await ann.ask('GET', path)).toMatchObject({
        status: 401,
        body: { code: 'nobody', sentence: expect.stringContaining('Your session has ended.') },
      });
    const ended = await ann.socket();
    expect(await ended.ask({ type: 'undo', game: 'A'.repeat(22) })).toMatchObject({
      sentence: expect.stringContaining('Your session has ended.'),
    });
    ended.close();
    expect((await new Player(house.url).ask('GET', '/api/me')).body.sentence).toContain(
      'You have no account here yet.',
    );
    // So have programs that play in their name.
    expect(await closed).toBe(4401);
    expect((await bot.ask('GET', '/api/me')).status).toBe(401);
    expect(
      (await new Player(house.url).ask('POST', '/api/recover', { login: 'ann.a', code, passphrase: 'fourth one!' }))
        .status,
    ).toBe(401);
    const statuses = new Set<number>();
    for (let i = 0; i < 8; i += 1)
      statuses.add((await elsewhere.ask('POST', '/api/sign-in', { login: 'ann.a', passphrase: `guess ${i}` })).status);
    expect(statuses).toContain(429);
  });
});

describe('the wire', () => {
  const open = houses(sqlite);

  test('foreign pages may neither change anything nor open a socket', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${house.url}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await ann.ask('POST', '/api/games', { seats: [{}, {}] }, headers as Record<string, string>)).status).toBe(
        403,
      );
      await expect(ann.socket(headers as Record<string, string>)).rejects.toThrow('403');
    }
    const own = await ann.socket({ origin: house.url });
    own.close();
  });

  test('malformed and oversized input is an error that says so, and the server goes on', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const game = await begunGame([ann, await house.guest('Bob')]);
    const line = await ann.socket();
    const frames = [
      '',
      '{',
      'null',
      '[]',
      '7',
      '"join"',
      '{"type":"join"}',
      '{"type":"nothing","id":"x"}',
      `{"type":"join","id":"x","game":"${game}","more":1}`,
      '{"__proto__":{"type":"join"}}',
      `{"type":"command","id":"${'x'.repeat(65)}","game":"${game}","command":{}}`,
      `[${'['.repeat(5000)}`,
    ];
    for (const frame of frames) {
      const from = line.heard.length;
      line.socket.send(frame);
      expect(await line.until(({ type }) => type === 'error', from)).toMatchObject({ code: 'malformed' });
    }
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    line.socket.send(
      `{"type":"why","id":"deep","game":"${game}","command":{"type":"place-armies","territories":${deep}}}`,
    );
    await line.until((message) => 'id' in message && message.id === 'deep');
    const from = line.heard.length;
    line.socket.send(Buffer.from([1, 2, 3]));
    expect(await line.until(({ type }) => type === 'error', from)).toMatchObject({ sentence: 'Send text, not bytes.' });
    for (const draft of [
      { type: 'toString' },
      { type: '__proto__' },
      { type: 'place-armies', territories: { length: 1e9 } },
      { type: 'place-armies', territories: [null, {}, []] },
    ]) {
      expect(['options', 'error']).toContain((await line.ask({ type: 'options', game, draft })).type);
      expect(['refused', 'error']).toContain((await line.ask({ type: 'command', game, command: draft })).type);
    }
    const closed = new Promise((resolve) => line.socket.on('close', resolve));
    line.socket.send('x'.repeat(70_000));
    expect(await closed).toBe(1009);
    expect((await ann.ask('POST', '/api/games', { title: 'x'.repeat(70_000) })).status).toBe(413);
    for (const body of ['{', 'null', '[]', '"x"', '{"seats":7}'])
      expect(
        (
          await fetch(`${house.url}/api/games`, {
            method: 'POST',
            body,
            headers: { 'content-type': 'application/json', cookie: ann.cookie ?? '' },
          })
        ).status,
      ).toBe(400);
    expect(
      (
        await fetch(`${house.url}/api/guests`, {
          method: 'POST',
          body: 'name=x',
          headers: { 'content-type': 'text/plain' },
        })
      ).status,
    ).toBe(415);
    // Of several shapes that something may have, all are named, and the one that was meant is judged.
    const sentences = [];
    for (const [path, body] of [
      ['/api/games', { seats: [{ player: 'me' }, { player: 'officer' }] }],
      ['/api/games', { seats: [{ player: 'me' }, { player: { bot: 7 } }] }],
      [`/api/games/${game}/messages`, { text: 'x', to: ['USA'] }],
      [`/api/games/${game}/messages`, { text: 'x', to: 7 }],
    ] as const)
      sentences.push((await ann.ask('POST', path, body)).body.sentence);
    expect(sentences).toEqual([
      '“seats.1.player” must be one of me, open, {…}.',
      '“seats.1.player.bot” must be text.',
      'There is no seat with this name.',
      '“to” must be one of all, […].',
    ]);
    expect(await ann.ask('POST', '/api/games', { seats: [{ power: 'usa' }, { power: 'usa' }] })).toMatchObject({
      status: 422,
      body: { code: 'seats-twice', clause: 'B-GEN-02' },
    });
    expect((await ann.ask('GET', '/api/games?list=mine&after=%5B1%2C2%5D')).status).toBe(200);
  });

  test('a caller who is too loud is slowed down and then let go; the others play on', async () => {
    const house = await open({ limits: { ...WIDE, messages: { burst: 20, perSecond: 1 } } });
    const ann = await house.guest('Ann');
    const line = await ann.socket();
    const closed = new Promise((resolve) => line.socket.on('close', resolve));
    for (let i = 0; i < 300; i += 1) line.send({ type: 'leave', id: `${i}`, game: 'x' });
    expect(await closed).toBe(1008);
    const slowed = line.all('error').filter(({ code }) => code === 'too-fast');
    // Each says which message must be sent again.
    expect(slowed[0]?.id).toBe('20');
    expect(await ann.get('/api/me')).toMatchObject({ name: 'Ann' });
  });

  test('a reader who is too slow is let go instead of filling the memory, and may come back', async () => {
    const house = await open({ limits: { ...WIDE, waiting: 100_000 } });
    const players = await house.guests('Ann', 'Bob');
    const game = await begunGame(players);
    const [ann] = players;
    if (ann === undefined) throw new Error('a player');
    const line = await ann.socket();
    await line.ask({ type: 'join', game });
    line.socket.on('error', () => undefined);
    let gone = false;
    line.socket.on('close', () => {
      gone = true;
    });
    for (let round = 0; round < 10 && !gone; round += 1) {
      line.socket.pause();
      // Far more than the system keeps for a connection; the server notices while it answers.
      for (let i = 0; i < 4000; i += 1) line.send({ type: 'position', id: `p${i}`, game });
      await pause(1500);
      line.socket.resume();
      await pause(300);
    }
    expect(gone).toBe(true);
    const again = await ann.socket();
    expect(await again.ask({ type: 'join', game, since: 1 })).toMatchObject({ type: 'joined' });
    again.close();
  });

  test('a caller who answers no heartbeat is let go', async () => {
    const house = await open({ heartbeat: 50 });
    const ann = await house.guest('Ann');
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: ann.cookie ?? '' },
      autoPong: false,
    });
    await new Promise((resolve) => socket.on('close', resolve));
  });

  test('nobody escapes their limits with a made-up address', async () => {
    const limits = { ...WIDE, guests: { burst: 3, perSecond: 0 } };
    const direct = await open({ limits });
    const behind = await open({ limits, proxies: 1 });
    const statuses = async (url: string, header: (i: number) => string) => {
      const asked = Array.from({ length: 5 }, (_, i) =>
        new Player(url).ask('POST', '/api/guests', { name: 'Eve' }, { 'x-forwarded-for': header(i) }),
      );
      return (await Promise.all(asked)).map(({ status }) => status).sort();
    };
    const limited = [200, 200, 200, 429, 429];
    expect(await statuses(direct.url, (i) => `192.0.2.${i}`)).toEqual(limited);
    // The proxy writes the address it saw at the end; what stands before it came from the caller.
    expect(await statuses(behind.url, (i) => `192.0.2.${i}, 198.51.100.7`)).toEqual(limited);
    expect(await statuses(behind.url, (i) => `203.0.113.${i}`)).toEqual([200, 200, 200, 200, 200]);
  });

  test('whatever is asked of the API counts: health, description, sockets, nothing, however its address is written', async () => {
    const house = await open({ limits: { ...WIDE, requests: { burst: 6, perSecond: 0 } } });
    const eve = new Player(house.url);
    const paths = ['/api/health', '/api/openapi.json', '/%61pi/health', '/api/nothing'];
    const statuses = [];
    for (const path of paths) statuses.push((await eve.ask('GET', path)).status);
    expect(statuses).toEqual([200, 200, 200, 404]);
    (await eve.socket()).close();
    const watching = new WebSocket(`${house.url.replace('http', 'ws')}/api/watch`);
    await new Promise((resolve) => watching.on('open', resolve));
    watching.close();
    for (const path of paths)
      expect(await eve.ask('GET', path)).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    await expect(eve.socket()).rejects.toThrow('429');
  });

  test('ids cannot be guessed, and what is not there looks like what one may not know', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const ids = await Promise.all(
      Array.from(
        { length: 20 },
        async () => (await ann.info('/api/games', { public: false, seats: [{ power: 'usa' }, { power: 'china' }] })).id,
      ),
    );
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
    expect(new Set(ids).size).toBe(20);
    const eve = await house.guest('Eve');
    expect((await eve.get('/api/games?list=open')).games).toEqual([]);
    expect((await eve.ask('POST', `/api/games/${ids[0]}/seats/usa/take`, {})).body.code).toBe('not-invited');
    expect((await eve.ask('POST', `/api/games/${ids[0]}/seats/usa/take`, { invitation: 'x'.repeat(43) })).status).toBe(
      403,
    );
    const unknown = await eve.ask('GET', `/api/games/${ids[0]}`);
    expect([unknown.status, unknown.body.code]).toEqual([403, 'closed']);
    const invitation = (await ann.info(`/api/games/${ids[0]}`)).seats[0]?.invitation;
    expect(JSON.stringify(await eve.get(`/api/games/${ids[0]}?invitation=${invitation}`))).not.toContain('invitation');
    expect((await eve.ask('POST', `/api/games/${ids[0]}/seats/usa/take`, { invitation })).status).toBe(200);
    for (const id of ['x', '..', 'A'.repeat(22), `${ids[1]}'--`, encodeURIComponent("' or 1=1")])
      expect([400, 404]).toContain((await eve.ask('GET', `/api/games/${id}`)).status);
  });

  test('script in names and talk stays text, in JSON that no browser takes for a page', async () => {
    const house = await open();
    const script = '<script>alert(1)</script>"\'&';
    const ann = await house.guest(script);
    const game = await begunGame([ann, await house.guest('Bob')], { title: script });
    const answer = await ann.ask('GET', `/api/games/${game}`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(answer.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body.title).toBe(script);
    await ann.post(`/api/games/${game}/messages`, { to: 'all', text: script });
    expect(await ann.get(`/api/games/${game}/messages`)).toMatchObject({ messages: [{ text: script }] });
    for (const name of ['', '  ', 'a\u0000b', 'a\nb', 'x'.repeat(41), 7, null])
      expect((await new Player(house.url).ask('POST', '/api/guests', { name })).status).toBe(400);
  });
});

describe.each(STORE_KINDS)('marked secrets on $kind', (kind) => {
  const open = houses(kind);

  test('nothing that a seat or a spectator hears tells what it may not know', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob', 'Cem');
    const game = await begunGame(players, { options: { stages: '37', detenteCycle: 3 } });
    const watcher = await new Player(house.url).socket();
    await watcher.ask({ type: 'join', game });
    const lines = await Promise.all(players.map((player) => player.socket()));
    await lines[0]?.ask({ type: 'say', game, to: ['china'], text: 'MARKED-WORD' });
    await Promise.all(lines.map((line) => playSeat(line, game, LIVELY)));
    await watcher.first('opened');
    const meta = readArrangement((await house.store.games.get(game))?.meta ?? '');
    const seed = (await load(house.store, game, meta.secret))?.seed ?? '';
    for (const [i, line] of [...lines, watcher].entries()) {
      const viewer = ['usa', 'china', 'europe', 'spectator'][i];
      // When the game is over everything opens; until then nothing does.
      const running = line.heard.slice(
        0,
        line.heard.findIndex(({ type }) => type === 'opened'),
      );
      const text = line.texts.slice(0, running.length).join('\n');
      for (const secret of [meta.secret, seed, meta.messageKey, ...Object.values(meta.invitations)])
        expect(text).not.toContain(secret);
      expect(text.includes('MARKED-WORD')).toBe(i < 2);
      for (const message of running) {
        if (message.type === 'feed')
          for (const event of message.events) {
            const readers = 'secret' in event && event.secret !== undefined ? Object.keys(event.secret) : [];
            expect(readers.filter((reader) => reader !== viewer)).toEqual([]);
            expect(event.to === undefined || event.to.some((seat) => seat === viewer)).toBe(true);
          }
        if (message.type === 'position' && message.view.ended === undefined)
          for (const [seat, seen] of Object.entries(message.view.seats))
            if (seat !== viewer) expect([seen.cash, seen.arrears]).toEqual([undefined, undefined]);
      }
    }
    for (const line of [...lines, watcher]) line.close();
  });
});
