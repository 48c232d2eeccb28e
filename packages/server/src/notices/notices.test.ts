// Notices, as they arrive: a real mail server, a real receiver of webhooks and sealed push messages, and a clock that the test sets.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../http/language.ts';
import type { MarshallServer } from '../server.ts';
import type { Store } from '../store/store.ts';
import { TestClock } from '../testing/clock.ts';
import { Player } from '../testing/player.ts';
import { Letterbox, MailServer, Subscription } from '../testing/post-office.ts';
import { begunGame, testServer } from '../testing/servers.ts';
import { gameOf, STORE_KINDS } from '../testing/stores.ts';
import { CALM, playSeat } from '../testing/walker.ts';
import { Herald } from './herald.ts';
import { noticeKeys, sendersFor } from './senders.ts';
import { wishesOf } from './wishes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEVER = 2 ** 30;
const URL_OF_SITE = 'https://games.example.org';
const SLOW = { title: 'Friday night', clock: 43_200, options: { stages: '37', detenteCycle: 2 } };
const place = { type: 'place-armies', territories: [] };

describe.each(STORE_KINDS)('notices on $kind', (kind) => {
  const clock = new TestClock();
  const mail = new MailServer();
  const box = new Letterbox();
  let where: string;
  let kept: Store;
  let store: Store;
  let server: MarshallServer;
  let herald: Herald;
  let receiver: string;
  const warned: unknown[] = [];

  beforeAll(async () => {
    where = await kind.place();
    kept = await kind.open(where);
    store = clock.of(kept);
    receiver = await box.start();
    const notices = {
      url: URL_OF_SITE,
      mail: { smtp: await mail.start(), from: 'Marshall <games@example.org>' },
      webhooks: true,
      allowed: [receiver],
    };
    // The test looks when it wants to: the server itself does not.
    server = await testServer(store, { sweep: NEVER, attend: NEVER, notices, herald: { every: NEVER } });
    herald = new Herald(store, sendersFor(notices, await noticeKeys(store)), {
      outages: () => [],
      languages: LANGUAGES,
      fault(error) {
        throw error;
      },
      warn: (...words) => warned.push(words),
    });
  });

  afterEach(() => {
    mail.mails.length = 0;
    box.posted.length = 0;
    box.status = () => 201;
  });

  afterAll(async () => {
    await herald.close();
    await server.close();
    await kept.close();
    await kind.remove(where);
    await mail.close();
    await box.close();
  });

  const pair = async (): Promise<[Player, Player]> => [
    await Player.guest(server.url, 'Ann'),
    await Player.guest(server.url, 'Bob'),
  ];
  /** Lets time pass and looks, twice: what was sent is not sent again. */
  const after = async (millis: number) => {
    clock.pass(millis);
    await herald.look();
    await herald.look();
  };
  const tokenIn = ({ raw }: { raw: string }) => /#mail\/([\w.-]+)/.exec(raw.replaceAll(/=\r?\n/g, ''))?.[1] ?? '';
  const mailed = async (player: Player, address: string) => {
    const channel = await player.post('/api/me/channels', { kind: 'mail', address });
    const letter = mail.mails.pop();
    expect(letter?.to).toBe(address);
    expect(await player.post('/api/notices/follow', { token: tokenIn(letter ?? { raw: '' }) })).toEqual({
      done: 'confirm',
    });
    return channel.id as string;
  };
  const hook = (player: Player, path: string, style = 'plain') =>
    player.post('/api/me/channels', { kind: 'webhook', address: `http://${receiver}${path}`, style });
  const bodies = () => box.posted.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>);
  const to = (address: string) =>
    mail.mails.filter((each) => each.to === address).map(({ raw }) => raw.replaceAll(/=\r?\n/g, ''));
  const subjects = (address: string) => to(address).map((raw) => /^Subject: (.*)$/m.exec(raw)?.[1]);

  test('an address is used once it is confirmed; one wait is told once, with the power and the time, and a link to stop', async () => {
    const [ann, bob] = await pair();
    await ann.must('PATCH', '/api/me/notices', { zone: 'Europe/Berlin' });
    const unconfirmed = await bob.post('/api/me/channels', { kind: 'mail', address: 'bob@example.org' });
    expect(unconfirmed).toMatchObject({ confirmed: false });
    const [asked] = mail.mails;
    expect(asked?.raw).toContain('Bob wants to get notifications from');
    expect(asked?.raw).not.toContain('List-Unsubscribe');
    mail.mails.length = 0;
    await mailed(ann, 'ann@example.org');
    const game = await begunGame([ann, bob], SLOW);
    await after(MINUTE);
    expect(mail.mails).toEqual([]);
    await after(MINUTE);
    expect(subjects('ann@example.org')).toEqual(['Your move: Friday night']);
    expect(to('bob@example.org')).toEqual([]);
    const [raw = ''] = to('ann@example.org');
    // Twelve hours from noon, two minutes ago, in Berlin.
    expect(raw).toContain('You lead the USA.');
    expect(raw).toMatch(/You have until Tue, Nov 17, 01:00 GMT\+1\./);
    expect(raw).toContain(`${URL_OF_SITE}/t/${game}`);
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    // Nothing more while she is away; her answer ends the wait, and the next question is told only if she does not go on.
    await after(HOUR);
    await ann.post(`/api/games/${game}/commands`, { id: 'p', command: place });
    await after(5 * MINUTE);
    expect(to('ann@example.org')).toHaveLength(1);
    await bob.post(`/api/games/${game}/commands`, { id: 'p', command: place });
    await after(3 * MINUTE);
    expect(to('ann@example.org')).toHaveLength(2);
    // She answers, is asked again in the same moment, and goes away: told once more, a quarter of an hour later.
    const line = await ann.socket();
    await playSeat(line, game, CALM, 1);
    line.close();
    const row = await gameOf(kept, game);
    const waits = row.seats.find(({ seat }) => seat === 'usa')?.asked !== undefined;
    await after(5 * MINUTE);
    expect(to('ann@example.org')).toHaveLength(2);
    await after(11 * MINUTE);
    expect(to('ann@example.org')).toHaveLength(waits ? 3 : 2);
    // The link in the mail stops them, by one click of a mail program too; a forged one does nothing.
    const token = tokenIn({ raw: to('ann@example.org')[0] ?? '' });
    const click = (word: string) =>
      fetch(`${server.url}/api/notices/stop?token=${word}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await click(`${token.slice(0, -3)}abc`)).status).toBe(400);
    expect((await click(token.replace('stop', 'confirm'))).status).toBe(400);
    expect(await ann.get('/api/me/notices')).toMatchObject({ channels: [{ kind: 'mail', confirmed: true }] });
    expect((await click(token)).status).toBe(200);
    expect((await click(token)).status).toBe(200);
    expect(await ann.get('/api/me/notices')).toMatchObject({ channels: [] });
    // No other route takes a form.
    const form = await fetch(`${server.url}/api/guests`, { method: 'POST', body: new URLSearchParams({ name: 'x' }) });
    expect(form.status).toBe(415);
  });

  test('a deadline that nears is told once, later where it moves; quiet hours hold everything back', async () => {
    const [ann, bob] = await pair();
    await hook(ann, '/near');
    const game = await begunGame([ann, bob], { ...SLOW, clock: 7200 });
    const began = clock.now();
    await after(2 * MINUTE);
    expect(bodies()).toMatchObject([{ kind: 'move', deadline: began + 2 * HOUR, power: 'usa', game }]);
    // Warned half an hour before; extra time by a vote moves that.
    await store.games.get(game).then(async (row) => {
      const meta = { ...JSON.parse(row?.meta ?? ''), extra: [{ at: clock.now(), millis: HOUR }] };
      await store.games.arrange(game, row?.revision ?? 0, { meta: JSON.stringify(meta) });
    });
    await after(95 * MINUTE);
    expect(bodies()).toHaveLength(1);
    await after(HOUR);
    expect(bodies().map((each) => each.kind)).toEqual(['move', 'deadline']);
    // Bob sleeps from 22 to 7, UTC, and reads German.
    await bob.must('PUT', '/api/me/habits', {
      zone: 'UTC',
      quiet: { from: 22 * 60, to: 7 * 60 },
      daysOff: [],
      holidays: [],
    });
    await bob.must('PATCH', '/api/me/notices', { language: 'de' });
    await hook(bob, '/quiet');
    box.posted.length = 0;
    const day = 24 * HOUR;
    clock.pass(day - (clock.now() % day) + 23 * HOUR);
    const night = await begunGame([ann, bob], { ...SLOW, title: 'Nachts' });
    await after(HOUR);
    const quiet = () =>
      box.posted.filter(({ path }) => path === '/quiet').map(({ body }) => JSON.parse(body.toString()));
    expect(quiet()).toEqual([]);
    await after(7 * HOUR);
    expect(quiet()).toMatchObject([{ kind: 'move', game: night, title: 'Du bist dran: Nachts' }]);
    expect(quiet()[0].text).toMatch(/^Du führst China\. Du hast Zeit bis .*(UTC|GMT)\.$/);
    // Answered while it was held back: it is not sent.
    box.posted.length = 0;
    clock.pass(day - (clock.now() % day) + 23 * HOUR);
    const other = await begunGame([ann, bob], SLOW);
    await after(HOUR);
    await bob.post(`/api/games/${other}/commands`, { id: 'p', command: place });
    await after(8 * HOUR);
    expect(quiet().filter((each: { game: string }) => each.game === other)).toEqual([]);
  });

  test('webhooks in three styles; what fails is tried again later and later, what is gone is removed, redirects lead nowhere', async () => {
    const [ann, bob] = await pair();
    for (const style of ['plain', 'discord', 'slack']) await hook(ann, `/${style}`, style);
    const title = 'Fri*day* <@everyone> [x](https://evil.example)';
    const game = await begunGame([ann, bob], { ...SLOW, title });
    await after(2 * MINUTE);
    const by = (path: string) => JSON.parse(box.posted.find((each) => each.path === path)?.body.toString() ?? '{}');
    expect(Object.keys(by('/plain')).sort()).toEqual([
      'deadline',
      'game',
      'id',
      'kind',
      'link',
      'power',
      'text',
      'title',
    ]);
    expect(by('/plain')).toMatchObject({ link: `${URL_OF_SITE}/t/${game}`, title: `Your move: ${title}` });
    expect(by('/discord').allowed_mentions).toEqual({ parse: [] });
    expect(by('/discord').content).toContain('Fri\\*day\\* \\<\\@everyone\\> \\[x\\]\\(https\\:');
    expect(by('/slack').text).toContain('&lt;@everyone&gt;');
    box.posted.length = 0;
    for (const { id } of (await ann.get('/api/me/notices')).channels as { id: string }[])
      await ann.must('DELETE', `/api/me/channels/${id}`);
    await hook(bob, '/weak');
    await hook(bob, '/gone');
    await hook(bob, '/moved');
    const tries: string[] = [];
    let weak = 2;
    box.status = (path) => {
      tries.push(path);
      if (path === '/weak') {
        weak -= 1;
        return weak >= 0 ? 503 : 200;
      }
      return path === '/gone' ? 410 : path === '/moved' ? 302 : 200;
    };
    await begunGame([ann, bob], SLOW);
    await after(2 * MINUTE);
    expect(tries.filter((path) => path === '/weak')).toHaveLength(1);
    await after(MINUTE);
    expect(tries.filter((path) => path === '/weak')).toHaveLength(2);
    await after(MINUTE);
    expect(tries.filter((path) => path === '/weak')).toHaveLength(2);
    await after(2 * MINUTE);
    expect(tries.filter((path) => path === '/weak')).toHaveLength(3);
    expect(box.posted.map(({ path }) => path)).toEqual(['/weak']);
    expect(tries).not.toContain('/elsewhere');
    expect(
      ((await bob.get('/api/me/notices')).channels as { address: string }[]).map(({ address }) => address),
    ).toEqual([`${receiver}/…weak`, `${receiver}/…oved`]);
    // Nobody's address is in what the host reads.
    expect(JSON.stringify(warned)).not.toContain('/moved');
  });

  test('a browser is reached with what only it can open; where it is gone nothing more is sent', async () => {
    const [ann, bob] = await pair();
    const subscription = new Subscription();
    const address = `http://${receiver}/push/1`;
    const { offers } = (await ann.get('/api/me/notices')) as { offers: { push: string } };
    expect(Buffer.from(offers.push, 'base64url')).toHaveLength(65);
    const { id } = await ann.post('/api/me/channels', { kind: 'push', address, keys: subscription.keys });
    const game = await begunGame([ann, bob], SLOW);
    await after(30_000);
    const [sent] = box.posted;
    expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
    expect(sent?.headers.authorization).toContain(`k=${offers.push}`);
    expect(sent?.body.includes('Friday')).toBe(false);
    expect(subscription.open(sent?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Your move: Friday night',
      body: expect.stringContaining('You lead the USA.'),
      path: `/t/${game}`,
      tag: game,
    });
    expect(box.posted).toHaveLength(1);
    await ann.post(`/api/me/channels/${id}/test`);
    expect(subscription.open(box.posted[1]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Notifications from Marshall work here',
    });
    // The same browser again is the same channel.
    expect((await ann.post('/api/me/channels', { kind: 'push', address, keys: subscription.keys })).id).toBe(id);
    box.status = () => 410;
    const gone = await ann.ask('POST', `/api/me/channels/${id}/test`, {});
    expect(gone).toMatchObject({
      status: 502,
      body: { code: 'undelivered', sentence: 'The browser no longer accepts notifications. Turn them on again.' },
    });
    expect(await ann.get('/api/me/notices')).toMatchObject({ channels: [] });
  });

  test('messages are told once until they are read, offers by their own word, the end once; nothing that was said is in it', async () => {
    const [ann, bob] = await pair();
    await hook(bob, '/talk');
    const game = await begunGame([ann, bob], SLOW);
    const at = `/api/games/${game}`;
    await bob.post(`${at}/commands`, { id: 'p', command: place });
    const say = (text: string) => ann.post(`${at}/messages`, { to: ['china'], text });
    await say('MARKED one');
    await herald.look();
    await say('MARKED two');
    await after(2 * MINUTE);
    expect(bodies().map(({ kind: what }) => what)).toEqual(['message']);
    const line = await bob.socket();
    await line.ask({ type: 'join', game, seat: 'china' });
    const { messages } = (await bob.get(`${at}/messages`)) as { messages: { mark: string }[] };
    const read = { type: 'read', game, conversation: 'china+usa', upTo: messages.at(-1)?.mark };
    expect(await line.ask(read)).not.toHaveProperty('code');
    await after(2 * MINUTE);
    // They hear nothing of people they have blocked.
    await bob.post('/api/blocks', { game, seat: 'usa' });
    await say('MARKED three');
    await after(10 * MINUTE);
    expect(bodies()).toHaveLength(1);
    await bob.post('/api/blocks', { game, seat: 'usa', blocked: false });
    // Only moves of this table from now on: of its end nothing is said to them, but to Ann.
    await bob.must('PUT', `${at}/notices`, { want: 'moves' });
    await hook(ann, '/end');
    const lines = [line, await ann.socket()];
    await Promise.all(lines.map((each) => playSeat(each, game)));
    for (const each of lines) each.close();
    box.posted.length = 0;
    await after(3 * MINUTE);
    expect(box.posted.map(({ path }) => path)).toEqual(['/end']);
    expect(bodies()).toMatchObject([{ kind: 'ended', title: 'The game is over: Friday night' }]);
    await after(24 * HOUR);
    expect(box.posted).toHaveLength(1);
    // What was marked, the secret of the dice and every invitation are in nothing that left the house.
    const { secret, invitation, invitations } = JSON.parse((await gameOf(kept, game)).meta);
    const left = JSON.stringify([bodies(), mail.mails]);
    for (const hidden of ['MARKED', secret, invitation, ...Object.values<string>(invitations)])
      expect(left).not.toContain(hidden);
  });

  test('late in a stage nobody is warned at every step, and what was put off comes when it is due sooner', async () => {
    const [ann, bob] = await pair();
    await hook(ann, '/late');
    // The table says what was voted, as a message.
    const kinds = () => bodies().flatMap(({ kind: what }) => (what === 'message' ? [] : [what]));
    const late = await begunGame([ann, bob], { ...SLOW, clockKind: 'stage' });
    for (const player of [ann, bob]) await player.post(`/api/games/${late}/commands`, { id: 'p', command: place });
    await after(10 * HOUR);
    box.posted.length = 0;
    // She answers what she is asked, at once: nothing is to be said.
    const lines = [await ann.socket(), await bob.socket()] as const;
    for (let n = 0; n < 4; n += 1) {
      const row = await gameOf(kept, late);
      await playSeat(lines[row.seats[0]?.asked === undefined ? 1 : 0], late, CALM, 1);
      await after(3000);
    }
    for (const line of lines) line.close();
    expect(kinds()).toEqual([]);
    await ann.must('PUT', `/api/games/${late}/notices`, { want: 'none' });

    // A pause puts the warning off; the game goes on sooner than that.
    const paused = await begunGame([ann, bob], { ...SLOW, clock: 7200 });
    const all = async (about: string) => {
      for (const player of [ann, bob]) await player.post(`/api/games/${paused}/ballots`, { about });
    };
    await after(HOUR);
    box.posted.length = 0;
    await all('pause');
    await after(2 * HOUR);
    await all('resume');
    await after(50 * MINUTE);
    expect(kinds()).toEqual(['deadline']);
    // Another pause, and more time: the warning is for a deadline that is over two hours away by now, so there is another.
    await all('pause');
    await after(72 * HOUR);
    await all('resume');
    await all('extend');
    await after(MINUTE);
    expect(kinds()).toEqual(['deadline']);
    await after(2 * HOUR - 5 * MINUTE);
    expect(kinds()).toEqual(['deadline', 'deadline']);
    await ann.must('PUT', `/api/games/${paused}/notices`, { want: 'none' });

    // A holiday holds a notice back; cancelled, it comes, and so does the warning.
    const now = clock.now();
    await ann.must('PUT', '/api/me/habits', {
      zone: 'UTC',
      holidays: [{ from: now + 13 * HOUR, until: now + 200 * HOUR }],
    });
    clock.pass(14 * HOUR);
    box.posted.length = 0;
    await begunGame([ann, bob], SLOW);
    await after(HOUR);
    expect(kinds()).toEqual([]);
    await ann.must('PUT', '/api/me/habits', { zone: 'UTC', holidays: [] });
    await after(HOUR);
    expect(kinds()).toEqual(['move']);
    await after(9 * HOUR);
    expect(kinds()).toEqual(['move', 'deadline']);
  });

  test('of several conversations one notice tells, and reading one of them brings no other', async () => {
    const [ann, bob] = await pair();
    const cid = await Player.guest(server.url, 'Cid');
    await hook(bob, '/conversations');
    await bob.must('PATCH', '/api/me/notices', { move: false, deadline: false });
    const game = await begunGame([ann, bob, cid], SLOW);
    const at = `/api/games/${game}`;
    const say = (player: Player) => player.post(`${at}/messages`, { to: ['china'], text: 'MARKED' });
    const told = () => bodies().map(({ kind: what }) => what);
    await say(ann);
    await herald.look();
    clock.pass(MINUTE / 2);
    await say(cid);
    await herald.look();
    await after(2 * MINUTE);
    expect(told()).toEqual(['message']);
    const line = await bob.socket();
    await line.ask({ type: 'join', game, seat: 'china' });
    const { messages } = (await bob.get(`${at}/messages`)) as { messages: { mark: string; from?: string }[] };
    const read = async (conversation: string, nth: number) =>
      expect(await line.ask({ type: 'read', game, conversation, upTo: messages.at(nth)?.mark })).not.toHaveProperty(
        'code',
      );
    await read('china+usa', 0);
    await ann.post(`${at}/commands`, { id: 'p', command: place });
    await herald.look();
    await after(2 * MINUTE);
    expect(told()).toEqual(['message']);
    // Somebody writes again where everything was read: that is new.
    await say(ann);
    await herald.look();
    await after(2 * MINUTE);
    expect(told()).toEqual(['message', 'message']);
    line.close();
  });

  test('a warning and the move it is about do not come together', async () => {
    const [ann, bob] = await pair();
    await hook(ann, '/once');
    const minute = (at: number) => Math.floor((at % (24 * HOUR)) / MINUTE);
    await begunGame([ann, bob], SLOW);
    clock.pass(MINUTE / 2);
    // Her night holds both back until two hours before the end: the notice of the move says until when.
    const now = clock.now();
    const quiet = { from: minute(now - HOUR), to: minute(now + 10 * HOUR) };
    await ann.must('PUT', '/api/me/habits', { zone: 'UTC', quiet });
    await after(HOUR);
    expect(bodies()).toEqual([]);
    await after(9 * HOUR + MINUTE);
    expect(bodies().map(({ kind: what }) => what)).toEqual(['move']);
  });

  test('settings that cannot be read keep nobody else from hearing', async () => {
    const [ann, bob] = await pair();
    const [cid, dan] = [await Player.guest(server.url, 'Cid'), await Player.guest(server.url, 'Dan')];
    await hook(ann, '/fine');
    await hook(cid, '/broken');
    await hook(dan, '/beside');
    const { id } = (await cid.get('/api/me')) as { id: string };
    await begunGame([cid, dan], SLOW);
    await kept.times.keepSettings(id, '{"habits":{"zone":"Europe/Nowhere","daysOff":[],"holidays":[]}}');
    await begunGame([ann, bob], SLOW);
    const faults: unknown[] = [];
    const other = new Herald(
      store,
      sendersFor({ url: URL_OF_SITE, webhooks: true, allowed: [receiver] }, await noticeKeys(store)),
      {
        outages: () => [],
        languages: LANGUAGES,
        fault: (error) => void faults.push(error),
        warn: () => undefined,
      },
    );
    clock.pass(5 * MINUTE);
    await other.look();
    await other.look();
    expect(box.posted.map(({ path }) => path)).toEqual(expect.arrayContaining(['/fine', '/beside']));
    expect(faults.length).toBeGreaterThan(0);
    await other.close();
    await kept.times.keepSettings(id, '{}');
  });

  test('a mail server that refuses one person keeps nobody else from hearing, and of several conversations one is tried', async () => {
    const [ann, bob] = await pair();
    await mailed(ann, 'refused@example.org');
    await mailed(bob, 'welcome@example.org');
    const tried: string[] = [];
    let answer = 550;
    mail.onRecipient = async (address) => {
      tried.push(address);
      if (address === 'refused@example.org')
        throw Object.assign(new Error('no such mailbox'), { responseCode: answer });
    };
    const game = await begunGame([ann, bob], SLOW);
    await after(3 * MINUTE);
    expect(subjects('welcome@example.org')).toHaveLength(1);
    expect(tried.filter((address) => address === 'refused@example.org')).toHaveLength(1);
    // Later it is full for a while: what waits there belongs into one letter, and is tried once at a time.
    answer = 452;
    for (const to of ['all', ['usa']]) await bob.post(`/api/games/${game}/messages`, { to, text: 'Hello' });
    await herald.look();
    tried.length = 0;
    await after(3 * MINUTE);
    expect(tried).toEqual(['refused@example.org']);
    mail.onRecipient = async () => undefined;
    await after(HOUR);
    expect(subjects('refused@example.org')).toHaveLength(1);
  });

  test('an offer that waits is told by its own word', async () => {
    const [ann, bob] = await pair();
    const row = await gameOf(kept, await begunGame([ann, bob], SLOW));
    // What is asked while players trade, with one offer open, or none: as the table keeps it.
    const kinds = async (open: number) => {
      const asked = JSON.stringify({ kind: 'trade', facts: { open }, powers: {} });
      const seats = row.seats.map((seat) => ({ ...seat, asked }));
      const account = row.seats[1]?.account ?? '';
      return (await wishesOf(store, { ...row, seats }, account, [])).map((wish) => wish.kind);
    };
    expect(await kinds(1)).toEqual(['offer', 'deadline']);
    expect(await kinds(0)).toEqual(['move', 'deadline']);
  });

  test('addresses are checked, few and one’s own; data and deletion know them; a host who set up nothing offers nothing', async () => {
    const [ann, bob] = await pair();
    const refuse = async (body: unknown) => (await ann.ask('POST', '/api/me/channels', body)).body.code;
    for (const address of [
      'http://example.org/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://10.1.2.3/',
      'https://localhost/x',
      'https://me:pass@example.org/',
      'https://example.org:8443/',
      'ftp://example.org',
    ])
      expect([address, await refuse({ kind: 'webhook', address, style: 'plain' })]).toEqual([
        address,
        'forbidden-address',
      ]);
    expect(await refuse({ kind: 'mail', address: 'no address' })).toBe('malformed');
    for (let i = 0; i < 3; i += 1) await ann.post('/api/me/channels', { kind: 'mail', address: 'victim@example.org' });
    expect(await refuse({ kind: 'mail', address: 'victim@example.org' })).toBe('too-many');
    const { id } = await hook(bob, '/own');
    expect((await ann.ask('DELETE', `/api/me/channels/${id}`)).status).toBe(404);
    expect((await ann.ask('POST', `/api/me/channels/${id}/test`, {})).status).toBe(404);
    const unconfirmed = ((await ann.get('/api/me/notices')).channels as { id: string }[])[0];
    expect((await ann.ask('POST', `/api/me/channels/${unconfirmed?.id}/test`, {})).body.code).toBe('not-confirmed');
    const game = await begunGame([ann, bob], SLOW);
    await after(2 * MINUTE);
    expect(await bob.get('/api/me/data')).toMatchObject({
      notices: {
        channels: [{ kind: 'webhook' }],
        sent: expect.arrayContaining([expect.objectContaining({ kind: 'wait', game, outcome: 'sent' })]),
      },
    });
    const { id: account } = (await bob.get('/api/me')) as { id: string };
    await bob.must('DELETE', '/api/me', {});
    expect(await kept.notices.channels([account])).toEqual([]);
    expect(await kept.notices.of(account, 10)).toEqual([]);
    const plain = await testServer(store, {
      notices: { push: false },
      herald: { every: NEVER },
      sweep: NEVER,
      attend: NEVER,
    });
    const eve = await Player.guest(plain.url, 'Eve');
    expect((await eve.get('/api/me/notices')).offers).toEqual({ mail: false, webhook: false });
    expect((await eve.ask('POST', '/api/me/channels', { kind: 'mail', address: 'e@example.org' })).body.code).toBe(
      'not-offered',
    );
    await plain.close();
  });
});
