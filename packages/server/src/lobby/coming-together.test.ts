// Coming together: one link, terms that change, seats that are swapped by consent, playing again, guests who sign in.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { begunGame, PEACE } from '../testing/servers.ts';
import { gameOf, STORE_KINDS } from '../testing/stores.ts';
import { playSeat } from '../testing/walker.ts';
import type { GameInfo, LinkInfo } from './shapes.ts';

const site = mkdtempSync(join(tmpdir(), 'marshall-link-'));
writeFileSync(join(site, 'index.html'), '<html><head><script src="./assets/a.js"></script></head><body></body></html>');
afterAll(() => rmSync(site, { recursive: true }));

const TITLE = 'Friday "<b>&\' night';
const ready = (contribution: string) => ({ ready: true, contribution });
const OPEN = { seats: [{ power: 'usa', player: 'me' }, { power: 'china' }, { power: 'europe' }], options: PEACE };

const linkOf = async (player: Player, id: string, invitation?: string) =>
  // The compiler checks the shape where the route is made.
  (await player.get(
    `/api/games/${id}/link${invitation === undefined ? '' : `?invitation=${invitation}`}`,
  )) as unknown as LinkInfo;

const announced = async (player: Player, id: string): Promise<string[]> => {
  const { messages } = await player.get(`/api/games/${id}/messages`);
  return (messages as { text: string }[]).map(({ text }) => text);
};

describe.each(STORE_KINDS)('coming together on $kind', (kind) => {
  const open = houses(kind);

  test('a private table is known to its people and to those who have its link, also while it runs; to others a sentence', async () => {
    const { url, guests } = await open();
    const [ann, bob, eve] = await guests('Ann', 'Bob', 'Eve');
    if (ann === undefined || bob === undefined || eve === undefined) throw new Error('three guests came');
    const seats = [{ power: 'usa', player: 'me' }, { power: 'china' }];
    const { id, invitation } = await ann.info('/api/games', { title: 'Our secret', public: false, seats });
    const nobody = new Player(url);
    const paths = ['', '/link', '/messages'];
    const codes = async (player: Player, query = '') =>
      Promise.all(paths.map(async (path) => (await player.ask('GET', `/api/games/${id}${path}${query}`)).status));
    for (const player of [eve, nobody]) {
      expect(await codes(player)).toEqual([403, 403, 403]);
      expect(await codes(player, '?invitation=wrong')).toEqual([403, 403, 403]);
      expect(await codes(player, `?invitation=${invitation}`)).toEqual([200, 200, 200]);
    }
    const { body } = await eve.ask('GET', `/api/games/${id}`);
    expect(JSON.stringify(body)).not.toContain('Our secret');
    expect(body).toMatchObject({ code: 'closed', sentence: expect.stringContaining('This table is private.') });
    await bob.post(`/api/games/${id}/seats/china/take`, { invitation });
    for (const [player, seat] of [
      [ann, 'usa'],
      [bob, 'china'],
    ] as const)
      await player.post(`/api/games/${id}/seats/${seat}/ready`, { ready: true, contribution: seat });
    paths.push('/position', '/record');
    expect(await codes(eve)).toEqual(paths.map(() => 403));
    expect(await codes(eve, `?invitation=${invitation}`)).toEqual(paths.map(() => 200));
    expect(await codes(bob)).toEqual(paths.map(() => 200));
    expect((await ann.info(`/api/games/${id}`)).invitation).toBe(invitation);
    const line = await eve.socket();
    expect(await line.ask({ type: 'join', game: id })).toMatchObject({ type: 'error', code: 'closed' });
    expect(await line.ask({ type: 'join', game: id, invitation })).toMatchObject({ type: 'joined', seat: 'spectator' });
    line.close();
    // A substitute's link shows the table too.
    const { invitation: standIn } = await bob.post(`/api/games/${id}/seats/china/substitute`, {});
    expect(await codes(eve, `?invitation=${standIn}`)).toEqual(paths.map(() => 200));
  });

  test('one link shows a private table and leads to any free seat; a new one, or being asked to go, ends it', async () => {
    const house = await open();
    const [ann, bob, cem] = (await house.guests('Ann', 'Bob', 'Cem')) as [Player, Player, Player];
    const made = await ann.info('/api/games', {
      ...OPEN,
      title: 'Friday',
      public: false,
      clock: 43_200,
      clockKind: 'stage',
    });
    const { invitation = '' } = made;
    expect(made.host).toBe('Ann');
    expect(invitation).toMatch(/^[\w-]{20,}$/);
    expect((await bob.ask('GET', `/api/games/${made.id}/link`)).body.code).toBe('closed');
    const seen = await linkOf(bob, made.id, invitation);
    expect(seen).toMatchObject({
      access: 'sit',
      game: { host: 'Ann', title: 'Friday', seats: [{ player: 'Ann' }, {}, {}] },
    });
    expect(seen.terms).toEqual(['12 hours per stage, for everyone.', 'Spectators are welcome.']);
    // Nothing that opens a seat, or the dice, is told to somebody who only looks.
    const { secret, invitations } = JSON.parse((await gameOf(house.store, made.id)).meta);
    for (const hidden of [secret, invitation, ...Object.values<string>(invitations)])
      expect(JSON.stringify(seen)).not.toContain(hidden);
    const sat = await bob.info(`/api/games/${made.id}/seats/europe/take`, { invitation });
    expect(sat.invitation).toBe(invitation);
    expect((await linkOf(bob, made.id, invitation)).access).toBe('seated');
    expect((await bob.ask('POST', `/api/games/${made.id}/link`)).status).toBe(403);
    const renewed = await ann.info(`/api/games/${made.id}/link`, {});
    expect(renewed.invitation).not.toBe(invitation);
    const refused = { status: 403, body: { code: 'not-invited' } };
    expect(await cem.ask('POST', `/api/games/${made.id}/seats/china/take`, { invitation })).toMatchObject(refused);
    // A person who was asked to go does not come back by the link.
    await ann.post(`/api/games/${made.id}/seats/europe/free`);
    const { invitation: again } = renewed;
    expect(await bob.ask('POST', `/api/games/${made.id}/seats/europe/take`, { invitation: again })).toMatchObject(
      refused,
    );
    await bob.post(`/api/games/${made.id}/seats/china/take`, {
      invitation: (await ann.info(`/api/games/${made.id}`)).invitation,
    });
    await ann.post(`/api/games/${made.id}/seats/europe/bot`, { bot: 'fallback' });
    expect(await linkOf(cem, made.id, (await ann.info(`/api/games/${made.id}`)).invitation)).toMatchObject({
      access: 'watch',
      because: 'Every seat at this table is taken or reserved.',
    });
  });

  test('a messenger is shown title, host, seats and pace, escaped, in its language, and nothing of a table it has no link to', async () => {
    const house = await open({ site });
    const ann = await house.guest('Ann & <Co>');
    const { id, invitation = '' } = await ann.info('/api/games', {
      ...OPEN,
      title: TITLE,
      public: false,
      spectators: false,
    });
    const page = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${house.url}${path}`, { headers });
      expect(answer.headers.get('content-type')).toContain('text/html');
      return { status: answer.status, text: await answer.text() };
    };
    const { text } = await page(`/t/${id}/${invitation}`);
    expect(text).toContain('src="/assets/a.js"');
    expect(text).toContain('<meta property="og:title" content="Friday &quot;&lt;b&gt;&amp;&#39; night" />');
    expect(text).toContain(
      'content="Ann &amp; &lt;Co&gt; invites you to a game of Supremacy. 2 of 3 seats free. No time limit. No spectators."',
    );
    expect(text).toContain('name="twitter:card" content="summary"');
    const { secret, invitations } = JSON.parse((await gameOf(house.store, id)).meta);
    for (const hidden of [secret, invitation, ...Object.values<string>(invitations)])
      expect(text).not.toContain(hidden);
    const german = await page(`/t/${id}/${invitation}`, { 'accept-language': 'de' });
    expect(german.text).toContain('lädt dich zu einer Partie Supremacy ein. 2 von 3 Plätzen sind frei.');
    for (const path of [`/t/${id}`, `/t/${id}/wrong`, '/t/nonsense', `/t/${'A'.repeat(22)}`]) {
      const plain = await page(path);
      expect(plain).toMatchObject({ status: 200 });
      expect(plain.text).toContain('<meta property="og:title" content="Marshall" />');
      expect(plain.text).not.toContain('Friday');
    }
    const detenteAt = Date.UTC(2030, 10, 30, 18);
    const { id: known, terms } = await ann.info('/api/games', { ...OPEN, title: 'Anyone', delay: 60, detenteAt });
    const anyone = (await page(`/t/${known}`)).text;
    expect(anyone).toContain('content="Anyone"');
    // Nobody knows the clock of a messenger; people read it on their own.
    expect(anyone).toContain('Ends in Détente with the cycle under way on Sat, Nov 30, 2030, 18:00 UTC.');
    expect(terms).toEqual(['No time limit.', 'Spectators see everything 1 minute later.']);
    const { games } = (await (await house.guest('Bob')).get('/api/games?list=open')) as { games: GameInfo[] };
    expect(games.find(({ id }) => id === known)).toMatchObject({ terms, detenteAt });
  });

  test('the maker changes the terms until the start; all are told, and say again that they are ready', async () => {
    const house = await open();
    const [ann, bob] = (await house.guests('Ann', 'Bob')) as [Player, Player];
    const { id } = await ann.info('/api/games', { ...OPEN, clock: 3600, clockKind: 'bank', increment: 60 });
    const at = `/api/games/${id}`;
    await bob.post(`${at}/seats/china/take`);
    await ann.post(`${at}/seats/europe/bot`, { bot: 'fallback' });
    await bob.post(`${at}/seats/china/ready`, ready('bob'));
    expect((await bob.ask('PATCH', `${at}/terms`, { delay: 60 })).status).toBe(403);
    const changed = await ann.must('PATCH', `${at}/terms`, {
      clock: 43_200,
      clockKind: 'stage',
      delay: 60,
      options: { highTech: true },
    });
    expect(changed).toMatchObject({
      clock: 43_200,
      clockKind: 'stage',
      delay: 60,
      options: { highTech: true, detenteCycle: 2 },
      seats: [{ ready: false }, { ready: false }, { ready: true }],
    });
    expect(changed).not.toHaveProperty('increment');
    expect(await announced(bob, id)).toEqual([
      'The terms of this table have changed: the options, the clock and who can watch. Check them, then say again that you’re ready.',
    ]);
    // Nothing changed: nobody is told twice.
    await ann.must('PATCH', `${at}/terms`, { delay: 60 });
    expect(await announced(bob, id)).toHaveLength(1);
    const without = await ann.must('PATCH', `${at}/terms`, { clock: null });
    expect(without).not.toHaveProperty('clock');
    for (const [wish, status, code] of [
      [{ options: { powers: 'rolled' } }, 409, 'terms'],
      [{ options: { nonsense: 1 } }, 422, 'option'],
      [{ options: { detenteCycle: -1 } }, 422, 'option'],
      [{ clock: 1 }, 400, 'malformed'],
    ] as const) {
      const answer = await ann.ask('PATCH', `${at}/terms`, wish);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    await bob.post(`${at}/seats/china/ready`, ready('bob'));
    expect((await ann.info(`${at}/seats/usa/ready`, ready('ann'))).status).toBe('running');
    expect((await ann.ask('PATCH', `${at}/terms`, { delay: 0 })).body.code).toBe('begun');
  });

  test('the maker adds and removes seats until the start; all are told, nobody who sits there loses a seat', async () => {
    const house = await open();
    const [ann, bob, cem] = (await house.guests('Ann', 'Bob', 'Cem')) as [Player, Player, Player];
    const { id } = await ann.info('/api/games', { ...OPEN, public: false });
    const at = `/api/games/${id}`;
    const seatsOf = (info: GameInfo) => info.seats.map(({ seat }) => seat);
    const { invitation } = await ann.info(at);
    await bob.post(`${at}/seats/china/take`, { invitation });
    await bob.post(`${at}/seats/china/ready`, ready('bob'));
    expect((await bob.ask('POST', `${at}/seats`, { power: 'africa' })).status).toBe(403);
    const more = await ann.info(`${at}/seats`, { power: 'ussr' });
    // With an invitation of its own; players who were ready are asked again.
    expect(seatsOf(more)).toEqual(['usa', 'china', 'europe', 'ussr']);
    expect(more.seats.find(({ seat }) => seat === 'china')).toMatchObject({ player: 'Bob', ready: false });
    const { invitation: own } = more.seats.find(({ seat }) => seat === 'ussr') ?? {};
    expect((await cem.info(`${at}/seats/ussr/take`, { invitation: own })).seats[3]).toMatchObject({ player: 'Cem' });
    expect(await announced(bob, id)).toEqual([
      'The terms of this table have changed: the seats. Check them, then say again that you’re ready.',
    ]);
    for (const [wish, code] of [
      [{ power: 'china' }, 'seats'],
      [{}, 'seats'],
      [{ power: 'atlantis' }, 'malformed'],
    ] as const)
      expect((await ann.ask('POST', `${at}/seats`, wish)).body.code).toBe(code);
    expect((await ann.ask('DELETE', `${at}/seats/china`)).body).toMatchObject({
      code: 'seats',
      sentence: 'A player sits there. Ask them to choose another seat first, or remove them from it.',
    });
    expect((await bob.ask('DELETE', `${at}/seats/europe`)).status).toBe(403);
    expect((await ann.ask('DELETE', `${at}/seats/africa`)).status).toBe(404);
    const fewer = (await ann.must('DELETE', `${at}/seats/europe`)) as unknown as GameInfo;
    expect(seatsOf(fewer)).toEqual(['usa', 'china', 'ussr']);
    const meta = JSON.parse((await gameOf(house.store, id)).meta);
    expect(Object.keys(meta.invitations).sort()).toEqual(['china', 'usa', 'ussr']);
    expect(meta.powers).not.toHaveProperty('europe');
    await cem.post(`${at}/seats/ussr/free`);
    await ann.post(`${at}/seats/ussr/bot`, { bot: 'fallback' });
    expect(seatsOf((await ann.must('DELETE', `${at}/seats/ussr`)) as unknown as GameInfo)).toEqual(['usa', 'china']);
    expect((await ann.ask('DELETE', `${at}/seats/china`)).body.code).toBe('seats');
    // Where powers are rolled for, seats have numbers; the game begins with those there are.
    const numbered = await ann.info('/api/games', {
      seats: [{ player: 'me' }, {}, {}],
      options: { ...PEACE, powers: 'rolled' },
    });
    const there = `/api/games/${numbered.id}`;
    await ann.must('DELETE', `${there}/seats/seat-2`);
    for (let n = 0; n < 4; n += 1) await ann.post(`${there}/seats`, {});
    expect((await ann.ask('POST', `${there}/seats`, {})).body.code).toBe('seats');
    expect(seatsOf(await ann.info(there)).toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `seat-${n}`));
    for (const n of [2, 3, 4, 5]) await ann.must('DELETE', `${there}/seats/seat-${n}`);
    await bob.post(`${there}/seats/seat-6/take`);
    await bob.post(`${there}/seats/seat-6/ready`, ready('bob'));
    expect((await ann.info(`${there}/seats/seat-1/ready`, ready('ann'))).status).toBe('running');
    expect((await ann.ask('POST', `${there}/seats`, {})).body.code).toBe('begun');
  });

  test('seats are swapped when both agree, and not when one of them says no or has moved', async () => {
    const house = await open();
    const [ann, bob, cem] = (await house.guests('Ann', 'Bob', 'Cem')) as [Player, Player, Player];
    const { id } = await ann.info('/api/games', OPEN);
    const at = `/api/games/${id}`;
    await bob.post(`${at}/seats/china/take`);
    await cem.post(`${at}/seats/europe/take`);
    const players = (info: GameInfo) => info.seats.map(({ player }) => player);
    // Even the maker of the game asks.
    const asked = await ann.info(`${at}/swap`, { seats: ['usa', 'china'] });
    expect(players(asked)).toEqual(['Ann', 'Bob', 'Cem']);
    expect(asked.swaps).toEqual([{ seats: ['usa', 'china'], by: 'Ann', yours: true, agree: false }]);
    expect((await bob.info(at)).swaps).toEqual([{ seats: ['usa', 'china'], by: 'Ann', yours: false, agree: true }]);
    expect((await cem.ask('POST', `${at}/swap`, { seats: ['usa', 'china'] })).status).toBe(403);
    expect((await cem.ask('POST', `${at}/swap`, { seats: ['usa', 'china'], agree: false })).status).toBe(403);
    const no = await bob.info(`${at}/swap`, { seats: ['china', 'usa'], agree: false });
    expect(no.swaps).toBeUndefined();
    expect((await bob.ask('POST', `${at}/swap`, { seats: ['china', 'usa'], agree: false })).body.code).toBe('no-swap');
    await cem.post(`${at}/swap`, { seats: ['europe', 'china'] });
    const done = await bob.info(`${at}/swap`, { seats: ['china', 'europe'] });
    expect(players(done)).toEqual(['Ann', 'Cem', 'Bob']);
    expect(await announced(ann, id)).toEqual(['Bob and Cem have swapped seats.']);
    // The asker sits elsewhere: nobody is swapped with somebody else instead.
    await ann.post(`${at}/swap`, { seats: ['usa', 'china'] });
    await cem.post(`${at}/seats/china/free`);
    await bob.post(`${at}/swap`, { seats: ['europe', 'china'] });
    expect((await bob.info(at)).swaps).toBeUndefined();
    // The maker proposes to two others: both must agree. With a computer it is the maker's to ask.
    await cem.post(`${at}/seats/europe/take`);
    await ann.post(`${at}/swap`, { seats: ['china', 'europe'] });
    await bob.post(`${at}/swap`, { seats: ['china', 'europe'] });
    expect(players(await ann.info(at))).toEqual(['Ann', 'Bob', 'Cem']);
    expect(players(await cem.info(`${at}/swap`, { seats: ['china', 'europe'] }))).toEqual(['Ann', 'Cem', 'Bob']);
    await bob.post(`${at}/seats/europe/free`);
    await ann.post(`${at}/seats/europe/bot`, { bot: 'fallback' });
    expect((await cem.ask('POST', `${at}/swap`, { seats: ['china', 'europe'] })).status).toBe(403);
    expect((await ann.info(`${at}/swap`, { seats: ['usa', 'europe'] })).seats[0]).toMatchObject({
      bot: 'fallback',
      ready: true,
    });
  });

  test('the same people play again by the same terms; two who ask at once come to one table', async () => {
    const house = await open();
    const [ann, bob, eve] = (await house.guests('Ann', 'Bob', 'Eve')) as [Player, Player, Player];
    const game = await begunGame([ann, bob], { title: 'Again', clock: 3600, clockKind: 'stage', delay: 30 }, [
      'fallback',
    ]);
    expect((await ann.ask('POST', `/api/games/${game}/rematch`, {})).body.code).toBe('not-over');
    const lines = [await ann.socket(), await bob.socket()];
    await Promise.all(lines.map((line) => playSeat(line, game)));
    for (const line of lines) line.close();
    expect((await eve.ask('POST', `/api/games/${game}/rematch`, {})).status).toBe(403);
    const [first, second] = await Promise.all(
      [ann, bob].map((player) => player.info(`/api/games/${game}/rematch`, { seats: 'rotated' })),
    );
    expect(first?.id).toBe(second?.id);
    const id = first?.id ?? '';
    expect((await ann.info(`/api/games/${game}`)).rematch).toBe(id);
    const [maker, other] = first?.owner === true ? [ann, bob] : [bob, ann];
    const table = await other.info(`/api/games/${id}`);
    expect(table).toMatchObject({
      title: 'Again',
      clock: 3600,
      clockKind: 'stage',
      delay: 30,
      options: { detenteCycle: 2 },
    });
    // usa, china and a computer in europe: each has moved on by one.
    expect(table.seats[0]).toMatchObject({ seat: 'usa', bot: 'fallback' });
    const own = maker === ann ? ['china', 'europe'] : ['europe', 'china'];
    const seatOf = (seat: string | undefined) => table.seats.find((row) => row.seat === seat);
    expect(seatOf(own[0])).toMatchObject({ player: maker === ann ? 'Ann' : 'Bob' });
    expect(seatOf(own[1])).toMatchObject({ reserved: maker === ann ? 'Bob' : 'Ann', forYou: true });
    expect(await announced(other, game)).toEqual([
      `${maker === ann ? 'Ann' : 'Bob'} wants to play again with all of you. Your seat is waiting at the new table.`,
    ]);
    expect((await eve.ask('POST', `/api/games/${id}/seats/${own[1]}/take`, {})).body.code).toBe('taken');
    expect(await linkOf(eve, id)).toMatchObject({ access: 'watch' });
    expect((await linkOf(other, id)).access).toBe('sit');
    await other.post(`/api/games/${id}/seats/${own[1]}/take`);
    await other.post(`/api/games/${id}/seats/${own[1]}/ready`, ready('other'));
    expect((await maker.info(`/api/games/${id}/seats/${own[0]}/ready`, ready('maker'))).status).toBe('running');
  });

  test('computers alone begin by the word of the maker', async () => {
    const house = await open({ pace: 60_000 });
    const ann = await house.guest('Ann');
    const seats = ['usa', 'china'].map((power) => ({ power, player: { bot: 'fallback' } }));
    const { id, invitation } = await ann.info('/api/games', { seats, options: PEACE });
    expect(invitation).toBeDefined();
    expect((await ann.info(`/api/games/${id}/start`, {})).status).toBe('running');
  });

  test('a guest who signs in takes games, words and marks along, and is gone as a guest', async () => {
    const house = await open();
    const [claimed, bob] = (await house.guests('Ann', 'Bob')) as [Player, Player];
    await claimed.post('/api/me/claim', { login: 'ann', passphrase: 'correct horse' });
    const guest = await house.guest('Passer-by');
    const { id: guestId } = (await guest.get('/api/me')) as { id: string };
    const game = await begunGame([guest, bob], { clock: 3600 });
    await guest.post(`/api/games/${game}/messages`, { to: 'all', text: 'hello' });
    await bob.post(`/api/games/${game}/messages`, { to: 'all', text: 'hi' });
    await house.store.house.ban({ kind: 'talk', subject: guestId, reason: 'loud', until: undefined });
    const line = await guest.socket();
    await line.ask({ type: 'join', game });
    const closed = new Promise((resolve) => line.socket.on('close', resolve));
    await guest.post('/api/sign-in', { login: 'ann', passphrase: 'correct horse' });
    await closed;
    const { id: own } = (await guest.get('/api/me')) as { id: string };
    expect(own).toBe(((await claimed.get('/api/me')) as { id: string }).id);
    const info = await claimed.info(`/api/games/${game}`);
    expect(info).toMatchObject({
      owner: true,
      host: 'Ann',
      seats: [{ player: 'Ann', you: true, waitedFor: true }, {}],
    });
    expect(await house.store.accounts.get(guestId)).toBeUndefined();
    const { messages } = (await claimed.get('/api/me/data')) as { messages: { text: string }[] };
    expect(messages.map(({ text }) => text)).toEqual(['hello']);
    // Nothing says any more who it was, and nobody becomes audible again by signing in.
    const row = await gameOf(house.store, game);
    expect(JSON.stringify(row)).not.toContain(guestId);
    expect((await house.store.house.bans()).map(({ subject }) => subject)).toContain(own);
    const played = await claimed.socket();
    expect(await played.ask({ type: 'join', game, seat: 'usa' })).toMatchObject({ type: 'joined' });
    played.close();
    // People who sign in from a claimed account, or do not want it, bring nothing.
    const other = await house.guest('Other');
    const kept = await other.info('/api/games', OPEN);
    await other.post('/api/sign-in', { login: 'ann', passphrase: 'correct horse', bring: false });
    expect((await house.store.games.get(kept.id))?.owner).not.toBe(own);
  });
});
