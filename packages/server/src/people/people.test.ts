import { describe, expect, test } from 'vitest';
import { operate } from '../host/operations.ts';
import type { Store } from '../store/store.ts';
import { readArrangement } from '../table/arrangement.ts';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { begunGame } from '../testing/servers.ts';
import { STORE_KINDS } from '../testing/stores.ts';
import { playByDefaults } from '../testing/tables.ts';

interface Said {
  readonly from: string;
  readonly text: string;
  readonly mark: string;
  readonly removed?: true;
}

const say = (player: Player, game: string, to: 'all' | string[], text: string) =>
  player.post(`/api/games/${game}/messages`, { to, text });
const heard = async (player: Player, game: string) =>
  (await player.get(`/api/games/${game}/messages`)).messages as readonly Said[];
/** Goes on by defaults until somebody may make an offer. */
async function untilTrade(store: Store, player: Player, game: string): Promise<void> {
  const offers = async () =>
    (await player.get(`/api/games/${game}/position`)).offers as readonly { readonly command: string }[];
  while (!(await offers()).some(({ command }) => command === 'offer')) await playByDefaults(store, game, 1);
}

/** Waits until a caretaker leads a seat for somebody who is gone: in the lists, among those who led, and in the record. */
async function untilLed(player: Player, game: string, seat: string): Promise<void> {
  const leader = async () => (await player.info(`/api/games/${game}`)).seats.find((row) => row.seat === seat)?.leader;
  await expect.poll(leader, { timeout: 20_000 }).toBe('caretaker');
  expect((await player.info(`/api/games/${game}`)).led).toMatchObject([{ seat, by: 'caretaker' }]);
  expect(JSON.stringify(await player.get(`/api/games/${game}/record`))).toContain('leader-changed');
}

const texts = async (player: Player, game: string) => (await heard(player, game)).map(({ text }) => text);

describe.each(STORE_KINDS)('people, with $kind', (kind) => {
  const open = houses(kind);

  test('somebody who blocks a person hears nothing from them, not even as a count, and nobody is told', async () => {
    const { guests } = await open();
    const [ann, bob, cid] = await guests('Ann', 'Bob', 'Cid');
    if (ann === undefined || bob === undefined || cid === undefined) throw new Error('three guests came');
    const game = await begunGame([ann, bob, cid]);
    const [toAnn, toCid] = [await ann.socket(), await cid.socket()];
    for (const line of [toAnn, toCid]) await line.ask({ type: 'join', game });
    const waiting = async () => (await ann.info(`/api/games/${game}`)).unread;
    await say(bob, game, ['usa'], 'before');
    expect(await waiting()).toBe(1);
    const { id } = await ann.post('/api/blocks', { game, seat: 'china' });
    expect(await waiting()).toBe(0);
    await say(bob, game, 'all', 'an insult');
    await say(bob, game, ['usa'], 'a whisper');
    await say(cid, game, 'all', 'a greeting');
    await toCid.until((message) => message.type === 'said' && message.text === 'a greeting');
    await toAnn.until((message) => message.type === 'said' && message.text === 'a greeting');
    expect(toAnn.texts.join()).not.toMatch(/insult|whisper/);
    expect(toCid.texts.join()).toContain('an insult');
    expect(await texts(ann, game)).toEqual(['a greeting']);
    const { conversations } = await ann.get(`/api/games/${game}/unread`);
    expect(conversations).toContainEqual({ conversation: 'china+usa', unread: 0 });
    await say(bob, game, 'all', 'another insult');
    expect(await waiting()).toBe(1);
    const seats = async (player: Player) =>
      (await player.info(`/api/games/${game}`)).seats.map((seat) => seat.blocked === true);
    expect(await seats(ann)).toEqual([false, true, false]);
    expect(await seats(bob)).toEqual([false, false, false]);
    const refused = await ann.ask('POST', `/api/games/${game}/messages`, { to: ['china'], text: 'you' });
    expect(refused.body.code).toBe('blocked');
    expect(await ann.get('/api/blocks')).toEqual({ blocked: [{ id, name: 'Bob' }] });
    expect((await ann.ask('POST', '/api/blocks', { game, seat: 'usa' })).body.code).toBe('yourself');
    await ann.must('DELETE', `/api/blocks/${id}`);
    expect(await texts(ann, game)).toEqual(['before', 'an insult', 'a whisper', 'a greeting', 'another insult']);
    await ann.post('/api/blocks', { game, seat: 'china' });
    await ann.post('/api/blocks', { game, seat: 'china', blocked: false });
    expect(await ann.get('/api/blocks')).toEqual({ blocked: [] });
    for (const line of [toAnn, toCid]) line.close();
  });

  test('somebody who blocks a person reads their offers without the words in them, live, by request and in the record', async () => {
    const { store, guests } = await open();
    const [ann, bob] = await guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two guests came');
    const game = await begunGame([ann, bob]);
    await untilTrade(store, bob, game);
    const line = await ann.socket();
    await line.ask({ type: 'join', game, since: 0 });
    await ann.post('/api/blocks', { game, seat: 'china' });
    const offer = (id: string, promise: string) =>
      bob.post(`/api/games/${game}/commands`, { id, command: { type: 'offer', to: 'usa', givesCash: 1, promise } });
    await offer('first', 'an insult "quoted"');
    const fed = await line.until(
      (message) => message.type === 'feed' && JSON.stringify(message).includes('offer-made'),
    );
    expect(JSON.stringify(fed)).toContain('"promise":""');
    const later = await ann.socket();
    await later.ask({ type: 'join', game, since: 0 });
    await later.first('position');
    const read = async (player: Player) =>
      JSON.stringify([
        await player.get(`/api/games/${game}/position`),
        await player.get(`/api/games/${game}/record`),
        await (await player.socket()).ask({ type: 'position', game }),
      ]);
    for (const told of [line.texts.join(), later.texts.join(), await read(ann)]) {
      expect(told).toContain('offer-made');
      expect(told).not.toContain('insult');
    }
    expect(await read(bob)).toContain('an insult');
    await ann.post('/api/blocks', { game, seat: 'china', blocked: false });
    expect(await read(ann), 'the words are there for anyone who hears Bob again').toContain('an insult');
    for (const socket of [line, later]) socket.close();
  });

  test('a report keeps the message with what was said around it; the host removes the words, live', async () => {
    const { store, guests } = await open();
    const [ann, bob, cid] = await guests('Ann', 'Bob', 'Cid');
    if (ann === undefined || bob === undefined || cid === undefined) throw new Error('three guests came');
    const game = await begunGame([ann, bob, cid]);
    const line = await ann.socket();
    await line.ask({ type: 'join', game });
    for (const text of ['before', 'an insult', 'after']) await say(bob, game, 'all', text);
    await say(bob, game, ['europe'], 'private');
    const insult = (await heard(ann, game)).find(({ text }) => text === 'an insult');
    const secret = (await heard(bob, game)).find(({ text }) => text === 'private');
    const report = (mark: string | undefined) =>
      ann.ask('POST', `/api/games/${game}/reports`, { seat: 'china', mark, reason: 'He insults me' });
    expect((await report(secret?.mark)).body.code, 'nobody reads other conversations this way').toBe('no-message');
    expect((await report(insult?.mark)).status).toBe(200);
    expect((await report(undefined)).status).toBe(200);
    const [first] = (await operate(store, 'reports', {})) as { message: number; context: string; aboutName: string }[];
    expect(first).toMatchObject({ aboutName: 'Bob', reporterName: 'Ann', reason: 'He insults me', game });
    expect(JSON.parse(first?.context ?? '')).toMatchObject([
      { author: 'china', text: 'before' },
      { author: 'china', text: 'an insult', reported: true },
      { author: 'china', text: 'after' },
    ]);
    await operate(store, 'remove-message', { game, number: first?.message });
    expect(await line.first('removed')).toMatchObject({ conversation: 'all', of: insult?.mark });
    expect((await heard(ann, game)).map(({ text, removed }) => ({ text, removed }))).toEqual([
      { text: 'before', removed: undefined },
      { text: '', removed: true },
      { text: 'after', removed: undefined },
    ]);
    // A person who was away hears of it with what they missed.
    const back = await ann.socket();
    await back.ask({ type: 'join', game, heard: (await heard(ann, game)).at(-1)?.mark });
    expect((await back.first('removed')).of).toBe(insult?.mark);
    for (const open of [line, back]) open.close();
  });

  test('a player who is kicked no longer acts or hears for the seat, and a caretaker plays on', async () => {
    const { store, guests } = await open();
    const [ann, bob] = await guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two guests came');
    const game = await begunGame([ann, bob]);
    const [toAnn, toBob] = [await ann.socket(), await bob.socket()];
    for (const line of [toAnn, toBob]) await line.ask({ type: 'join', game });
    const { invitation } = await bob.post(`/api/games/${game}/seats/china/substitute`, { forGood: true });
    await operate(store, 'kick', { game, seat: 'china' });
    expect(await toBob.until((message) => message.type === 'error')).toMatchObject({ code: 'not-yours' });
    const told = await toAnn.first('game');
    expect(told.info.seats[1]).toMatchObject({ seat: 'china', bot: 'caretaker' });
    const said = await toAnn.first('said');
    expect(said).toMatchObject({
      from: 'host',
      text: 'The host has taken Bob out of this game. A caretaker plays on in their seat.',
    });
    const act = { id: 'c1', command: { type: 'pass' }, seat: 'china' };
    expect((await bob.ask('POST', `/api/games/${game}/commands`, act)).status).toBe(403);
    // What waited for the person is answered, though nobody does anything.
    const waits = async () => (await ann.info(`/api/games/${game}`)).seats[1]?.waitedFor;
    while (await waits()) await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(operate(store, 'kick', { game, seat: 'china' })).rejects.toThrow('There is no person in that seat.');
    await untilLed(ann, game, 'china');
    // Nobody walks in by a link that the player made before, and a host's new link works.
    const seat = `/api/games/${game}/seats/china`;
    const eve = await Player.guest(ann.url, 'Eve');
    expect((await eve.ask('POST', `${seat}/take-over`, { invitation })).body.code).toBe('not-invited');
    const { invitation: fresh } = await ann.post(`${seat}/substitute`, { forGood: true });
    await eve.post(`${seat}/take-over`, { invitation: fresh });
    for (const line of [toAnn, toBob]) line.close();
  });

  test('a player is replaced when all the others vote for it, and not before; and only where four people play', async () => {
    const { store, guests } = await open();
    const people = await guests('Ann', 'Bob', 'Cid', 'Dan');
    const [ann, bob, cid, dan] = people;
    if (ann === undefined || bob === undefined || cid === undefined || dan === undefined)
      throw new Error('four guests came');
    const game = await begunGame(people);
    const path = `/api/games/${game}/seats/china/vote`;
    const voted = (player: Player) => player.info(path, {}).then(({ seats }) => seats[1]);
    expect((await ann.info(`/api/games/${game}`)).seats.map((seat) => seat.vote)).toEqual([
      undefined,
      { agreed: 0, of: 3, you: false },
      { agreed: 0, of: 3, you: false },
      { agreed: 0, of: 3, you: false },
    ]);
    expect((await new Player(ann.url).info(`/api/games/${game}`)).seats[1]?.vote).toBeUndefined();
    expect(await voted(ann)).toMatchObject({ player: 'Bob', vote: { agreed: 1, of: 3, you: true } });
    // Twice from one counts once, and what was said can be taken back.
    expect(await voted(ann)).toMatchObject({ player: 'Bob', vote: { agreed: 1, you: true } });
    const back = await ann.info(path, { agree: false });
    expect(back.seats[1]).toMatchObject({ player: 'Bob', vote: { agreed: 0, you: false } });
    expect((await bob.ask('POST', path, {})).body.code).toBe('yourself');
    expect((await bob.ask('POST', `/api/games/${game}/seats/south-america/vote`, {})).body.code).toBe('no-seat');
    expect((await (await Player.guest(ann.url, 'Eve')).ask('POST', path, {})).body.code).toBe('not-yours');
    await voted(cid);
    expect(await voted(dan)).toMatchObject({ player: 'Bob', vote: { agreed: 2, of: 3 } });
    expect(await voted(ann)).toEqual(expect.objectContaining({ seat: 'china', bot: 'caretaker' }));
    const act = { id: 'c1', command: { type: 'pass' }, seat: 'china' };
    expect((await bob.ask('POST', `/api/games/${game}/commands`, act)).status).toBe(403);
    expect((await heard(ann, game)).map(({ from, text }) => [from, text])).toEqual([
      ['host', 'A player wants a caretaker to play on for Bob. That happens when all the other players agree.'],
      ['host', 'The other players have taken Bob out of this game. A caretaker plays on in their seat.'],
    ]);
    // Nothing that Bob voted or was voted on for is left; only whose seat it was, for the final table.
    const { votes, standIns, players } = readArrangement((await store.games.get(game))?.meta ?? '');
    const { id: out } = await bob.get('/api/me');
    expect(JSON.stringify([votes, standIns])).not.toContain(String(out));
    expect(players).toEqual({ china: out });
    expect((await ann.info(`/api/games/${game}`)).seats[1]).toMatchObject({ seat: 'china', began: 'Bob' });
    await untilLed(ann, game, 'china');
    // Now there are three people.
    expect((await ann.info(`/api/games/${game}`)).seats[2]?.vote).toBeUndefined();
    expect((await ann.ask('POST', `/api/games/${game}/seats/europe/vote`, {})).body.code).toBe('too-few');
  });

  test('my data holds what I wrote, and nothing is left of me when I delete my account', async () => {
    const { store, url, guests } = await open();
    const [ann, bob] = await guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two guests came');
    const game = await begunGame([ann, bob]);
    const { id: table } = await ann.info('/api/games', { seats: [{ power: 'usa' }, { power: 'china' }] });
    await say(ann, game, 'all', 'my words');
    await say(bob, game, 'all', 'your words');
    await untilTrade(store, ann, game);
    const offer = { type: 'offer', to: 'china', givesCash: 1, promise: 'words of an offer' };
    await ann.post(`/api/games/${game}/commands`, { id: 'offer', command: offer });
    await ann.post('/api/me/claim', { login: 'ann', passphrase: 'long enough' });
    await ann.post('/api/bot-tokens', { name: 'My bot' });
    await ann.post('/api/blocks', { game, seat: 'china' });
    await ann.post(`/api/games/${game}/reports`, { seat: 'china', reason: 'Slow' });
    const data = await ann.get('/api/me/data');
    expect(data).toMatchObject({
      account: { name: 'Ann', login: 'ann' },
      botTokens: [{ name: 'My bot' }],
      messages: [{ game, conversation: 'all', seat: 'usa', text: 'my words' }],
      blocked: [{ name: 'Bob' }],
      reports: [{ game, about: 'Bob', reason: 'Slow', context: [{ text: 'my words' }, {}], settled: false }],
      reported: [],
      offers: [{ game, seat: 'usa', to: 'china', text: 'words of an offer' }],
      read: [{ game, conversation: 'all', number: 1 }],
    });
    expect((await bob.get('/api/me/data')).reported).toMatchObject([{ game, settled: false }]);
    expect((data.games as { id: string }[]).map(({ id }) => id).sort()).toEqual([game, table].sort());
    expect(JSON.stringify(data)).not.toMatch(/passphraseHash|tokenHash|mb_/);
    expect(JSON.stringify(data.messages)).not.toContain('your words');
    expect((await ann.ask('DELETE', '/api/me', { current: 'wrong' })).status).toBe(401);
    const toBob = await bob.socket();
    await toBob.ask({ type: 'join', game });
    const spoken = await toBob.until((message) => message.type === 'said' && message.text === 'my words');
    const cookie = ann.cookie;
    await ann.must('DELETE', '/api/me', { current: 'long enough' });
    ann.cookie = cookie;
    // People with the words on their screens are told at once that they are gone.
    expect(await toBob.first('removed')).toMatchObject({
      conversation: 'all',
      of: spoken.type === 'said' ? spoken.mark : '',
    });
    toBob.close();
    expect((await ann.ask('GET', '/api/me')).status).toBe(401);
    expect(
      (await new Player(url).ask('POST', '/api/sign-in', { login: 'ann', passphrase: 'long enough' })).status,
    ).toBe(401);
    const left = await heard(bob, game);
    expect(left.map(({ from, text, removed }) => [from, text, removed])).toEqual([
      ['usa', '', true],
      ['china', 'your words', undefined],
      ['host', 'A player has left this server. A caretaker plays on in their seat.', undefined],
    ]);
    const info = await bob.info(`/api/games/${game}`);
    expect(info.seats[0]).toMatchObject({ seat: 'usa', bot: 'caretaker' });
    await untilLed(bob, game, 'usa');
    // Bob is next in order, and does what the host did.
    expect(await bob.info(`/api/games/${game}`)).toMatchObject({ owner: false, hosts: true });
    const { invitation } = await bob.post(`/api/games/${game}/seats/usa/substitute`, { forGood: true });
    await (await Player.guest(url, 'Eve')).post(`/api/games/${game}/seats/usa/take-over`, { invitation });
    expect((await bob.ask('GET', `/api/games/${table}`)).status).toBe(404);
    expect(JSON.stringify([await store.house.reports({ limit: 9, settled: false }), info])).not.toContain('Ann');
  });

  test('nothing that the server said of somebody who left, and nothing they promised, says who they were', async () => {
    const { store, url, guests } = await open();
    const [ann, bob, cid, dan] = await guests('Ann 100%_"', 'Bob', 'Cid', 'Dan');
    if (ann === undefined || bob === undefined || cid === undefined || dan === undefined)
      throw new Error('four guests');
    const game = await begunGame([ann, bob, cid, dan], { clock: 7200 });
    const at = `/api/games/${game}`;
    const day = 86_400_000;
    const holidays = [{ from: Date.now() + 5 * day, until: Date.now() + 6 * day }];
    await ann.must('PUT', '/api/me/habits', { zone: 'UTC', holidays });
    // Said under a name that they had before.
    await bob.post(`${at}/seats/usa/vote`, { agree: true });
    await ann.must('PATCH', '/api/me', { name: 'Ann "the" 100%_' });
    await ann.post(`${at}/promises`, { to: 'china', text: 'words of Ann', until: 9 });
    await bob.post(`${at}/promises`, { to: 'usa', text: 'words of Bob', until: 9 });
    await bob.post(`${at}/promises`, { to: 'europe', text: 'to Cid', until: 9 });
    const words = async () => JSON.stringify([await heard(bob, game), await bob.get(`${at}/promises`)]);
    expect(await words()).toMatch(/Ann .*Ann .*words of Ann/);
    await ann.must('DELETE', '/api/me', {});
    expect(await words()).not.toContain('Ann');
    expect(await words()).toMatch(/to Cid.*words of Bob.*to Cid/);
    expect((await new Player(url).ask('GET', `${at}/messages`)).status).toBe(200);
    expect(JSON.stringify(await store.messages.after(game, ['all', 'china+usa'], 0, 100))).not.toContain('Ann');
  });

  test('what the server says of somebody is told to people who have blocked them, and is nobody’s words to report', async () => {
    const { guests } = await open();
    const [ann, bob, cid, dan] = await guests('Ann', 'Bob', 'Cid', 'Dan');
    if (ann === undefined || bob === undefined || cid === undefined || dan === undefined)
      throw new Error('four guests');
    const game = await begunGame([ann, bob, cid, dan]);
    await bob.post('/api/blocks', { game, seat: 'usa' });
    await cid.post(`/api/games/${game}/seats/usa/vote`, { agree: true });
    const [said] = await heard(bob, game);
    expect(said).toMatchObject({ from: 'host', text: expect.stringContaining('Ann') });
    expect(
      await bob.ask('POST', `/api/games/${game}/reports`, { seat: 'usa', mark: said?.mark, reason: 'x' }),
    ).toMatchObject({ status: 409, body: { code: 'no-person' } });
    expect((await ann.get('/api/me/data')).messages).toEqual([]);
  });

  test('in a game that is over a person who left is a former player', async () => {
    const { store, guests } = await open();
    const [ann, bob] = await guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two guests came');
    const game = await begunGame([ann, bob]);
    const row = await store.games.get(game);
    await store.games.arrange(game, row?.revision ?? 0, { status: 'finished' });
    await ann.must('DELETE', '/api/me', {});
    const { seats } = await bob.info(`/api/games/${game}`);
    expect(seats.map(({ player }) => player)).toEqual(['a former player', 'Bob']);
  });
});
