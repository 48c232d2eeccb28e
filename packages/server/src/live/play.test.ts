import { setTimeout as pause } from 'node:timers/promises';
import type { Offer } from '@marshall/rules';
import { describe, expect, test } from 'vitest';
import { houses } from '../testing/house.ts';
import { type Line, Player } from '../testing/player.ts';
import { begunGame, testServer } from '../testing/servers.ts';
import { STORE_KINDS } from '../testing/stores.ts';
import { answerPosition, CALM, playSeat } from '../testing/walker.ts';

describe.each(STORE_KINDS)('play over sockets on $kind', (kind) => {
  const open = houses(kind);

  test('two seats play a peaceful game to its end, the secret opens, and the file verifies', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob');
    const game = await begunGame(players);
    const lines = await Promise.all(players.map((player) => player.socket()));
    await Promise.all(lines.map((line) => playSeat(line, game)));
    for (const line of lines) {
      const numbers = line.all('feed').map(({ n }) => n);
      expect(numbers).toEqual(numbers.map((_, i) => i + (numbers[0] ?? 0)));
      expect(await line.first('opened')).toMatchObject({ type: 'opened', game });
      line.close();
    }
    const [ann = new Player('')] = players;
    const file = await ann.get(`/api/games/${game}/file`);
    expect(await ann.post('/api/verify', { file: JSON.stringify(file) })).toMatchObject({ ok: true });
    expect(await ann.get('/api/games?list=mine')).toMatchObject({ games: [{ id: game, status: 'finished' }] });
  });

  test('a command sent twice is carried out once, also when it comes again much later', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob');
    const game = await begunGame(players);
    const [annP] = players;
    const [ann, bob] = await Promise.all(players.map((player) => player.socket()));
    if (ann === undefined || bob === undefined) throw new Error('two lines');
    await ann.ask({ type: 'join', game });
    const { view } = await ann.first('position');
    const sent = {
      type: 'command',
      game,
      id: 'once',
      question: view.question?.id,
      command: { type: 'place-armies', territories: ['alaska'] },
    };
    ann.send(sent);
    ann.send(sent);
    await ann.until((message) => message.type === 'again');
    expect(ann.all('accepted')).toHaveLength(1);
    await playSeat(bob, game, CALM, 1);
    await playSeat(ann, game, CALM, 1);
    expect(await ann.ask(sent)).toEqual({ type: 'again', id: 'once' });
    // A server that has never seen the command knows it from the store.
    const other = await testServer(house.store);
    const elsewhere = new Player(other.url);
    elsewhere.cookie = annP?.cookie;
    expect(await elsewhere.post(`/api/games/${game}/commands`, { id: 'once', command: sent.command })).toEqual({
      type: 'again',
      again: true,
    });
    await other.close();
    const log = await house.store.log.read(game, 0, 100);
    expect(log.filter(({ body }) => body.includes('"seat":"usa","command":{"type":"place-armies"'))).toHaveLength(1);
    ann.close();
    bob.close();
  });

  test('a player who comes back hears what they missed, nothing lost and nothing twice', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob');
    const game = await begunGame(players, { options: { stages: '37', detenteCycle: 3 } });
    const [annP, bobP] = players;
    if (annP === undefined || bobP === undefined) throw new Error('two players');
    const constant = await annP.socket();
    await constant.ask({ type: 'join', game, since: 0, positions: 'none' });
    const bob = await bobP.socket();
    const bobPlays = playSeat(bob, game);
    const heard: { n: number; text: string }[] = [];
    let over = false;
    while (!over) {
      const line = await annP.socket();
      const since = heard.at(-1)?.n ?? 0;
      await line.ask({ type: 'join', game, since, positions: 'asked' });
      for (let answered = 0, from = 0; answered < 3; ) {
        const message = await line.until(({ type }) => type === 'position' || type === 'opened', from);
        from = line.heard.indexOf(message, from) + 1;
        if (message.type === 'opened') {
          over = true;
          break;
        }
        if (message.type !== 'position' || message.asks === undefined) continue;
        await answerPosition(line, message, CALM, `a${Math.random()}`);
        answered += 1;
      }
      line.socket.terminate();
      heard.push(...line.all('feed').map(({ n, events }) => ({ n, text: JSON.stringify(events) })));
    }
    await bobPlays;
    await constant.first('opened');
    const whole = constant.all('feed').map(({ n, events }) => ({ n, text: JSON.stringify(events) }));
    expect(heard).toEqual(whole.slice(0, heard.length));
    expect(heard.length).toBe(whole.length);
    expect(whole.map(({ n }) => n)).toEqual(whole.map((_, i) => i + 1));
    constant.close();
    bob.close();
  });

  test('a program that follows the feed is asked without the view, and in the same words', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob');
    const game = await begunGame(players);
    const [ann, bob, follower] = await Promise.all([...players, ...players.slice(0, 1)].map((one) => one.socket()));
    if (ann === undefined || bob === undefined || follower === undefined) throw new Error('three lines');
    await follower.ask({ type: 'join', game, positions: 'offers' });
    await Promise.all([playSeat(ann, game), playSeat(bob, game)]);
    await follower.first('opened');
    const asked = follower.all('asked').map(({ type: _, ...message }) => message);
    const positions = ann.all('position').map(({ type: _, view, ...position }) => ({
      ...position,
      question: view.question?.id,
    }));
    expect(asked.length).toBeGreaterThan(3);
    expect(positions).toEqual(expect.arrayContaining(asked));
    for (const line of [ann, bob, follower]) line.close();
  });

  test('a program that only answers is sent just the offers that answer what it is asked', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob');
    const game = await begunGame(players);
    const [ann, bob, answerer] = await Promise.all([...players, ...players.slice(0, 1)].map((one) => one.socket()));
    if (ann === undefined || bob === undefined || answerer === undefined) throw new Error('three lines');
    await answerer.ask({ type: 'join', game, positions: 'answers' });
    await Promise.all([playSeat(ann, game), playSeat(bob, game)]);
    await answerer.first('opened');
    const asked = answerer.all('asked').map(({ type: _, ...message }) => message);
    const rights = (offers: readonly Offer[]) => offers.filter(({ question }) => question === undefined).length;
    const positions = ann.all('position').map(({ type: _, view, offers, ...position }) => ({
      ...position,
      offers: offers.filter(({ question }) => question !== undefined),
      question: view.question?.id,
    }));
    expect(asked.length).toBeGreaterThan(3);
    expect(positions).toEqual(expect.arrayContaining(asked));
    // There was something to leave out.
    expect(ann.all('position').some(({ offers }) => rights(offers) > 0)).toBe(true);
    for (const line of [ann, bob, answerer]) line.close();
  });

  test('until when a question may be answered is told with it, the same to all, and stays while it is open', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob');
    const [annP] = players;
    if (annP === undefined) throw new Error('two players');
    const game = await begunGame(players, { clock: 60 });
    const [ann, bob] = await Promise.all(players.map((one) => one.socket()));
    if (ann === undefined || bob === undefined) throw new Error('two lines');
    await ann.ask({ type: 'join', game });
    await bob.ask({ type: 'join', game, positions: 'offers' });
    const first = await ann.first('position');
    expect(first.deadline).toBe((await annP.info(`/api/games/${game}`)).deadline);
    expect((first.deadline ?? 0) - Date.now()).toBeGreaterThan(0);
    expect((first.deadline ?? 0) - Date.now()).toBeLessThanOrEqual(60_000);
    for (const line of [ann, bob])
      await line.ask({ type: 'command', game, command: { type: 'place-armies', territories: [] } });
    const question = first.view.question?.id;
    await ann.until((message) => message.type === 'position' && message.view.question?.id !== question);
    const next = (await annP.info(`/api/games/${game}`)).deadline;
    expect(next).toBeGreaterThan(first.deadline ?? Number.POSITIVE_INFINITY);
    for (const { view, deadline } of ann.all('position'))
      expect(deadline).toBe(view.question?.id === question ? first.deadline : next);
    for (const message of bob.all('asked'))
      expect(message.deadline).toBe(message.question === question ? first.deadline : next);
    expect((await annP.get(`/api/games/${game}/position`)).deadline).toBe(next);
    const calm = await begunGame(players);
    await ann.ask({ type: 'join', game: calm });
    const untimed = await ann.until((message) => message.type === 'position' && message.game === calm);
    expect(untimed).not.toHaveProperty('deadline');
    for (const line of [ann, bob]) line.close();
  });

  test('all who look with the same eyes are sent the same bytes, and each seat its own', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob');
    const game = await begunGame(players);
    const strangers = Array.from({ length: 3 }, () => new Player(house.url));
    const lines = await Promise.all([...players, ...players, ...strangers].map((one) => one.socket()));
    for (const line of lines) await line.ask({ type: 'join', game });
    const [ann, bob, annToo, bobToo, ...watchers] = lines;
    if (ann === undefined || bob === undefined) throw new Error('two lines');
    await ann.ask({ type: 'command', game, command: { type: 'place-armies', territories: ['alaska'] } });
    const lastOf = async (line: Line | undefined) => {
      await line?.until((message) => message.type === 'position' && message.feed === line.all('feed').at(-1)?.n, 1);
      return line?.texts.findLast((text) => text.startsWith('{"type":"position"'));
    };
    await bob.first('feed');
    expect(await lastOf(annToo)).toBe(await lastOf(ann));
    expect(await lastOf(bobToo)).toBe(await lastOf(bob));
    const seen = await Promise.all(watchers.map(lastOf));
    expect(new Set(seen).size).toBe(1);
    expect(new Set([...seen, await lastOf(ann), await lastOf(bob)]).size).toBe(3);
    for (const line of lines) line.close();
  });

  test('two devices of one player agree, and take back together', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob');
    const [annP] = players;
    if (annP === undefined) throw new Error('a player');
    const game = await begunGame(players);
    const [one, two] = await Promise.all([annP.socket(), annP.socket()]);
    await one.ask({ type: 'join', game });
    await two.ask({ type: 'join', game });
    expect(
      await one.ask({ type: 'command', game, command: { type: 'place-armies', territories: ['alaska'] } }),
    ).toMatchObject({ type: 'accepted' });
    const fed = await two.first('feed');
    expect(JSON.stringify(fed.events)).toContain('alaska');
    expect(await two.ask({ type: 'undo', game })).toMatchObject({ type: 'accepted' });
    await one.until((message) => message.type === 'feed' && message.events.some(({ type }) => type === 'undone'));
    const position = await one.ask({ type: 'options', game });
    expect(position).toMatchObject({ offers: [{ command: 'place-armies' }] });
    one.close();
    two.close();
  });

  test('what may be done is walked, and what may not is explained', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob');
    const [annP] = players;
    if (annP === undefined) throw new Error('a player');
    const game = await begunGame(players);
    const line = await annP.socket();
    expect(await line.ask({ type: 'options', game, draft: { type: 'place-armies' } })).toMatchObject({
      offers: [{ next: { field: 'territories' } }],
    });
    expect(
      await line.ask({ type: 'why', game, command: { type: 'place-armies', territories: ['tibet'] } }),
    ).toMatchObject({
      type: 'why',
      refusal: { clause: 'B-SETUP-09' },
    });
    expect(await line.ask({ type: 'why', game, command: { type: 'place-armies', territories: 7 } })).toMatchObject({
      type: 'why',
      refusal: { clause: 'B-SETUP-09' },
    });
    expect(
      await line.ask({ type: 'command', game, command: { type: 'place-armies', territories: ['tibet'] } }),
    ).toMatchObject({
      type: 'refused',
      clause: 'B-SETUP-09',
    });
    line.close();
  });

  test('talk is heard by those it is for, and counted until it is read', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob', 'Cem');
    const [annP, bobP, cemP] = players;
    if (annP === undefined || bobP === undefined || cemP === undefined) throw new Error('three players');
    const game = await begunGame(players);
    const [ann, bob, cem, watcher] = await Promise.all(
      [annP, bobP, cemP, new Player(house.url)].map((player) => player.socket()),
    );
    if (ann === undefined || bob === undefined || cem === undefined || watcher === undefined)
      throw new Error('four lines');
    for (const line of [ann, bob, cem, watcher]) await line.ask({ type: 'join', game });
    await ann.ask({ type: 'say', game, to: ['china'], text: 'a word between us' });
    await ann.ask({ type: 'say', game, to: 'all', text: 'hello' });
    for (const line of [bob, cem, watcher])
      await line.until((message) => message.type === 'said' && message.text === 'hello');
    expect(bob.all('said').map(({ text }) => text)).toEqual(['a word between us', 'hello']);
    expect(cem.all('said').map(({ text }) => text)).toEqual(['hello']);
    expect(watcher.all('said').map(({ text }) => text)).toEqual(['hello']);
    const [between, hello] = bob.all('said');
    expect(await bobP.get(`/api/games/${game}/unread`)).toEqual({
      conversations: [
        { conversation: 'all', unread: 1, seen: [{ seat: 'usa', upTo: hello?.mark }] },
        { conversation: 'china+usa', unread: 1, seen: [{ seat: 'usa', upTo: between?.mark }] },
      ],
    });
    expect(await cemP.get(`/api/games/${game}/unread`)).toEqual({
      conversations: [{ conversation: 'all', unread: 1, seen: [{ seat: 'usa', upTo: hello?.mark }] }],
    });
    await bob.ask({ type: 'read', game, conversation: 'all', upTo: hello?.mark });
    expect(await bobP.get('/api/games?list=mine')).toMatchObject({ games: [{ unread: 1 }] });
    for (const line of [ann, bob, cem, watcher]) line.close();
  });

  test('before a game begins everybody hears what is said, as seats still change hands', async () => {
    const house = await open();
    const [ann, bob] = await house.guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two players');
    const { id: game } = await ann.info('/api/games', {
      seats: [{ power: 'usa', player: 'me' }, { power: 'china' }],
    });
    const line = await ann.socket();
    expect(await line.ask({ type: 'say', game, to: ['china'], text: 'MARKED-WORD' })).toMatchObject({
      type: 'error',
      code: 'not-begun',
    });
    expect(await ann.ask('POST', `/api/games/${game}/messages`, { to: ['china'], text: 'MARKED-WORD' })).toMatchObject({
      status: 409,
      body: { sentence: 'Before the game begins, you can only talk to everyone.' },
    });
    expect(await line.ask({ type: 'say', game, to: 'all', text: 'hello' })).toMatchObject({ type: 'done' });
    await bob.post(`/api/games/${game}/seats/china/take`);
    expect(await bob.get(`/api/games/${game}/messages`)).toMatchObject({ messages: [{ text: 'hello' }] });
    line.close();
  });

  test('spectators of a delayed game hear everything later, and nothing sooner by another way', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob');
    const [annP] = players;
    if (annP === undefined) throw new Error('a player');
    const game = await begunGame(players, { delay: 1 });
    const watcher = await new Player(house.url).socket();
    const asked = Date.now();
    const joined = await watcher.ask({ type: 'join', game });
    if (joined.type !== 'joined') throw new Error(joined.type);
    // They are let in at once, told when it begins for them, and nothing of the play until then.
    expect(joined.feed).toBe(0);
    expect(joined.begins).toBeGreaterThanOrEqual(asked + 1000);
    expect(joined.info).not.toHaveProperty('cycle');
    expect(joined.info.seats.map(({ waitedFor }) => waitedFor)).toEqual([false, false]);
    expect(watcher.all('position')).toEqual([]);
    await watcher.first('position');
    expect(Date.now() - asked).toBeGreaterThan(950);
    const stranger = new Player(house.url);
    expect(await stranger.ask('GET', `/api/games/${game}/position`)).toMatchObject({
      status: 403,
      body: { code: 'delayed' },
    });
    expect(await stranger.ask('GET', `/api/games/${game}/record`)).toMatchObject({ status: 403 });
    const ann = await annP.socket();
    await ann.ask({ type: 'command', game, command: { type: 'place-armies', territories: ['alaska'] } });
    await pause(300);
    expect(watcher.all('feed')).toEqual([]);
    await watcher.first('feed');
    watcher.close();
    ann.close();
  });

  test('a spectator who leaves a delayed game hears no more of it, and one who joins again hears nothing twice', async () => {
    const house = await open();
    const players = await house.guests('Ann', 'Bob');
    const game = await begunGame(players, { delay: 1 });
    const watcher = await new Player(house.url).socket();
    await watcher.ask({ type: 'join', game, since: 0 });
    expect(await watcher.ask({ type: 'leave', game })).toMatchObject({ type: 'left' });
    await watcher.ask({ type: 'join', game, since: 0 });
    await watcher.ask({ type: 'join', game, since: 0 });
    await players[0]?.post(`/api/games/${game}/commands`, {
      id: 'x',
      command: { type: 'place-armies', territories: [] },
    });
    await watcher.until((message) => message.type === 'feed' && message.n === 2);
    expect(watcher.all('feed').map(({ n }) => n)).toEqual([1, 2]);
    watcher.close();
  });

  test('a spectator of a delayed game that has not begun hears of it at once, and then when its play begins for them', async () => {
    const house = await open();
    const ann = await house.guest('Ann');
    const { id: game } = await ann.info('/api/games', {
      delay: 3600,
      seats: [
        { power: 'usa', player: 'me' },
        { power: 'china', player: { bot: 'fallback' } },
      ],
    });
    const watcher = await new Player(house.url).socket();
    expect(await watcher.ask({ type: 'join', game })).not.toHaveProperty('begins');
    await ann.post(`/api/games/${game}/messages`, { to: 'all', text: 'welcome' });
    expect(await watcher.first('said')).toMatchObject({ text: 'welcome' });
    const before = Date.now();
    await ann.post(`/api/games/${game}/seats/usa/ready`, { ready: true, contribution: 'x' });
    const begun = await watcher.until((message) => message.type === 'game' && message.info.status === 'running');
    if (begun.type !== 'game') throw new Error(begun.type);
    expect(begun.begins).toBeGreaterThanOrEqual(before + 3_600_000);
    await ann.post(`/api/games/${game}/messages`, { to: 'all', text: 'a word in play' });
    await watcher.ask({ type: 'leave', game });
    expect(watcher.all('said')).toHaveLength(1);
    expect([...watcher.all('feed'), ...watcher.all('position')]).toEqual([]);
    watcher.close();
  });

  test('a game that nobody looks at leaves the memory and comes back', async () => {
    const house = await open({ idle: 100 });
    const players = await house.guests('Ann', 'Bob');
    const [annP] = players;
    if (annP === undefined) throw new Error('a player');
    const game = await begunGame(players);
    const line = await annP.socket();
    await playSeat(line, game, CALM, 1);
    expect(house.server.tables()).toBe(1);
    line.close();
    for (let i = 0; house.server.tables() > 0; i += 1) {
      expect(i).toBeLessThan(100);
      await pause(50);
    }
    expect(await annP.get(`/api/games/${game}/position`)).toMatchObject({ seat: 'usa' });
  });

  test('computer commanders play their seats beside people, and the game verifies', async () => {
    const house = await open();
    const [ann] = await house.guests('Ann');
    if (ann === undefined) throw new Error('a player');
    const game = await begunGame([ann], { clock: 30 }, ['random', 'fallback']);
    const line = await ann.socket();
    await playSeat(line, game);
    const file = await ann.get(`/api/games/${game}/file`);
    expect(await ann.post('/api/verify', { file: JSON.stringify(file) })).toMatchObject({ ok: true });
    line.close();
  });
});
