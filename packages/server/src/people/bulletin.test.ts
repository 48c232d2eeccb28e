import { describe, expect, test } from 'vitest';
import { operate } from '../host/operations.ts';
import { houses } from '../testing/house.ts';
import { closing, Player } from '../testing/player.ts';
import { begunGame, testServer } from '../testing/servers.ts';
import { STORE_KINDS } from '../testing/stores.ts';

/** Asks until the answer is as it should be: the test's own time limit is the patience. */
async function until<T>(ask: () => Promise<T>, fits: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (fits(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe.each(STORE_KINDS)('what the host decided, with $kind', (kind) => {
  const open = houses(kind);

  test('a banned account is refused everywhere with the reason and the end, and its sockets are closed with a sentence', async () => {
    const { store, url, guests } = await open();
    const [ann, bob] = await guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two guests came');
    await ann.post('/api/me/claim', { login: 'ann', passphrase: 'long enough' });
    const program = new Player(url);
    program.token = String((await ann.post('/api/bot-tokens', { name: 'Bot' })).token);
    const [line, other] = [await ann.socket(), await bob.socket()];
    const closed = closing(line);
    await operate(store, 'ban', { kind: 'account', who: 'ann', reason: 'Insults', days: 3 });
    const { code, reason } = await closed;
    expect(code).toBe(4403);
    expect(reason).toMatch(
      /^Your account is banned from this server until \w+ \d{1,2}, \d{4} at \d\d:\d\d UTC: Insults\.$/,
    );
    expect(line.all('error')[0]).toMatchObject({ code: 'banned', sentence: reason });
    for (const refused of [
      await ann.ask('GET', '/api/me'),
      await program.ask('GET', '/api/me'),
      await new Player(url).ask('POST', '/api/sign-in', { login: 'ann', passphrase: 'long enough' }),
    ]) {
      expect(refused.status).toBe(403);
      expect(refused.body).toEqual({ code: 'banned', sentence: reason });
    }
    await expect(ann.socket()).rejects.toThrow('403');
    const wrong = await new Player(url).ask('POST', '/api/sign-in', { login: 'ann', passphrase: 'wrong one' });
    expect(wrong.status, 'only a person who knows the passphrase learns of it').toBe(401);
    expect((await bob.ask('GET', '/api/me')).status).toBe(200);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    await operate(store, 'unban', { kind: 'account', who: 'ann' });
    await until(
      () => ann.ask('GET', '/api/me'),
      ({ status }) => status === 200,
    );
    other.close();
  });

  test('a banned address is refused every request and socket, IPv6 by its /64', async () => {
    const { store, url } = await open({ proxies: 1 });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const player = new Player(url);
    await player.ask('POST', '/api/guests', { name: 'Ann' }, from('2001:db8:1:2::7'));
    const line = await player.socket(from('2001:db8:1:2::7'));
    const closed = closing(line);
    for (const who of ['999.1.1.1', '127.0.0.1/8', '127.0.0.1/64', 'example.com', ''])
      await expect(operate(store, 'ban', { kind: 'address', who })).rejects.toThrow('is not an address');
    await operate(store, 'ban', { kind: 'address', who: '2001:db8:1:2::1' });
    expect((await closed).code).toBe(4403);
    const asked = await player.ask('GET', '/api/games?list=open', undefined, from('2001:db8:1:2:ffff::9'));
    expect(asked.status).toBe(403);
    expect(asked.body.sentence).toContain('Your network is banned from this server for good.');
    expect((await player.ask('POST', '/api/guests', { name: 'B' }, from('2001:db8:1:2::8'))).status).toBe(403);
    await expect(player.socket(from('2001:db8:1:2::9'))).rejects.toThrow('403');
    expect((await player.ask('GET', '/api/me', undefined, from('2001:db8:1:3::9'))).status).toBe(200);
  });

  test('a muted account plays on but says nothing, by request or by socket, on every process', async () => {
    const { store, place, guests } = await open();
    const [ann, bob] = await guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two guests came');
    const game = await begunGame([ann, bob]);
    const { id } = await ann.get('/api/me');
    await operate(store, 'ban', { kind: 'talk', who: String(id), reason: 'Calm down!' });
    const say = { to: 'all', text: 'Hello' };
    const refused = await ann.ask('POST', `/api/games/${game}/messages`, say);
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({ code: 'muted', sentence: 'The host has muted your account for good: Calm down!' });
    const line = await ann.socket();
    expect(await line.ask({ type: 'say', game, ...say })).toMatchObject({ type: 'error', code: 'muted' });
    const words = { type: 'offer', to: 'china', givesCash: 1, promise: 'Hello' };
    const offered = await ann.ask('POST', `/api/games/${game}/commands`, { id: 'words', command: words });
    expect([offered.status, offered.body.code]).toEqual([403, 'muted']);
    expect((await ann.ask('GET', `/api/games/${game}/position`)).status).toBe(200);
    expect((await bob.ask('POST', `/api/games/${game}/messages`, say)).status).toBe(200);
    line.close();
    if (kind.kind === 'sqlite') return;
    const elsewhere = await kind.open(place);
    const second = await testServer(elsewhere);
    const there = new Player(second.url);
    there.cookie = ann.cookie;
    expect((await there.ask('POST', `/api/games/${game}/messages`, say)).body.code).toBe('muted');
    await second.close();
    await elsewhere.close();
  });

  test('a notice is told to everybody connected and to those who come later, and is gone when it is withdrawn', async () => {
    const { store, url, guest } = await open();
    const ann = await guest('Ann');
    const [line, nobody] = [await ann.socket(), await new Player(url).socket()];
    await operate(store, 'announce', { text: 'The server restarts in 10 minutes.', minutes: 10 });
    const told = await line.first('notices');
    expect(told.notices).toMatchObject([{ text: 'The server restarts in 10 minutes.' }]);
    expect((await nobody.first('notices')).notices).toEqual(told.notices);
    const late = await ann.socket();
    expect((await late.first('notices')).notices).toEqual(told.notices);
    expect(await new Player(url).get('/api/notices')).toEqual({ notices: told.notices });
    const [notice] = told.notices;
    const before = line.heard.length;
    await operate(store, 'withdraw', { id: notice?.id });
    expect((await line.first('notices', before)).notices).toEqual([]);
    for (const open of [line, nobody, late]) open.close();
  });

  test('a notice that ends is taken away from everybody', async () => {
    const { store, guest } = await open();
    const line = await (await guest('Ann')).socket();
    await store.house.announce({ id: 'short', text: 'Soon over.', until: store.clock.now() + 1500 });
    const told = await line.first('notices');
    expect(told.notices).toHaveLength(1);
    expect((await line.first('notices', 1 + line.heard.indexOf(told))).notices).toEqual([]);
    line.close();
  });
});
