// The edge of the server: who is counted, what is upgraded, which names it answers to, and how connections end.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { StoreError } from '../store/errors.ts';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { testServer, WIDE } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { boundConnections, mostConnections } from './connections.ts';
import { heardOf } from './errors.ts';
import { Bucket } from './limits.ts';
import { unreadableRequest } from './outside.ts';

const sqlite = storeKind('sqlite');
const open = houses(sqlite);
afterEach(() => void vi.useRealTimers());

test('a clock that is set back empties no bucket', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1e12 });
  const bucket = new Bucket({ burst: 3, perSecond: 1e6 });
  for (let i = 0; i < 3; i += 1) expect(bucket.take()).toBe(true);
  vi.setSystemTime(1e12 - 3_600_000);
  expect(bucket.take()).toBe(true);
});

test('every answer of the API says how many requests are left, and one too many when to come back', async () => {
  const house = await open({ limits: { ...WIDE, requests: { burst: 2, perSecond: 0.1 } } });
  const eve = new Player(house.url);
  const { headers } = await eve.ask('GET', '/api/health');
  expect(headers.get('ratelimit-limit')).toBe('2');
  expect(headers.get('ratelimit-remaining')).toBe('1');
  expect(headers.get('ratelimit-reset')).toBe('10');
  await eve.ask('GET', '/api/health');
  const late = await eve.ask('GET', '/api/health');
  expect(late.status).toBe(429);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(10);
});

test('addresses of one IPv6 /64 are one caller', async () => {
  const house = await open({ proxies: 1, limits: { ...WIDE, guests: { burst: 1, perSecond: 0 } } });
  const guest = async (from: string) =>
    (await new Player(house.url).ask('POST', '/api/guests', { name: 'Eve' }, { 'x-forwarded-for': from })).status;
  expect(await guest('2001:db8:1:2::1')).toBe(200);
  expect(await guest('2001:db8:1:2:ffff::1')).toBe(429);
  expect(await guest('2001:db8:1:3::1')).toBe(200);
});

/** Sends the head of an upgrade and reads the answer until the connection ends. */
async function upgraded(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${'A'.repeat(22)}==\r\n\r\n`,
  );
  return text(socket);
}

test('an upgrade is accepted only where a socket is served; elsewhere it is counted and ends', async () => {
  const house = await open({ limits: { ...WIDE, requests: { burst: 3, perSecond: 0 } } });
  for (const path of ['/', '/api/nothing', '/api/health'])
    expect((await upgraded(house.url, path)).slice(0, 12)).toBe('HTTP/1.1 404');
  expect((await upgraded(house.url, '/')).slice(0, 12)).toBe('HTTP/1.1 429');
});

test('a plain request for a socket is told that one is served there', async () => {
  const house = await open();
  for (const path of ['/api/socket', '/api/watch'])
    expect(await new Player(house.url).ask('GET', path)).toMatchObject({ status: 426, body: { code: 'upgrade' } });
});

test('browsers are told to stay encrypted where the proxy says that they came so, and nowhere else', async () => {
  const [direct, behind] = [await open(), await open({ proxies: 1 })];
  const told = async (url: string, headers: Record<string, string>) =>
    (await new Player(url).ask('GET', '/api/health', undefined, headers)).headers.get('strict-transport-security');
  expect(await told(behind.url, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
  expect(await told(behind.url, {})).toBeNull();
  expect(await told(direct.url, { 'x-forwarded-proto': 'https' })).toBeNull();
  const { host } = new URL(behind.url);
  const headers = { origin: `http://${host}`, 'x-forwarded-proto': 'https' };
  expect((await new Player(behind.url).ask('POST', '/api/guests', { name: 'Eve' }, headers)).status).toBe(403);
});

test('a server that knows its names answers to no other', async () => {
  const house = await open({ hosts: ['localhost', '127.0.0.1:1'] });
  const { port } = new URL(house.url);
  expect((await new Player(`http://localhost:${port}`).ask('GET', '/api/games?list=open')).status).toBe(200);
  expect(await new Player(house.url).ask('GET', '/api/games?list=open')).toMatchObject({
    status: 421,
    body: { code: 'wrong-host' },
  });
  // What watches it asks by its number.
  for (const path of ['/api/health', '/api/ready'])
    expect((await new Player(house.url).ask('GET', path)).status).toBe(200);
  await expect(new Player(house.url).socket()).rejects.toThrow('421');
});

test('a request that names its server twice, or an address with a NUL in it, is refused in a sentence of its own', async () => {
  const house = await open({ site: import.meta.dirname });
  const { port } = new URL(house.url);
  const said = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write('GET /api/health HTTP/1.1\r\nhost: a\r\nHOST: b\r\nconnection: close\r\n\r\n'),
    );
    let heard = '';
    socket.on('data', (part) => {
      heard += part;
    });
    socket.on('close', () => resolve(heard));
  });
  expect(said).toMatch(/^HTTP\/1\.1 400 .*"code":"malformed"/s);
  const nul = await new Player(house.url).ask('GET', '/%00');
  expect(nul).toMatchObject({ status: 400, body: { sentence: 'The server can’t read this request.' } });
});

test('a proxy that nobody told of is told of once', async () => {
  const onWarning = vi.fn();
  const house = await open({ onWarning });
  for (let i = 0; i < 2; i += 1)
    await new Player(house.url).ask('GET', '/api/health', undefined, { 'x-forwarded-for': '192.0.2.1' });
  expect(onWarning).toHaveBeenCalledOnce();
  expect(onWarning.mock.calls[0]?.[0]).toContain('MARSHALL_PROXY=1');
});

test('an address has so many connections, never more than a quarter of what the process can open', async () => {
  expect(mostConnections(1024)).toBe(896);
  const server = createServer();
  // 16 connections in all, and so 4 of an address.
  boundConnections(server, 250, 80);
  expect(server.maxConnections).toBe(16);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const from = (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    return socket;
  };
  const all = Array.from({ length: 4 }, () => from('127.0.0.1'));
  await Promise.all(all.map((socket) => once(socket, 'connect')));
  const fifth = from('127.0.0.1');
  await once(fifth, 'close');
  all[0]?.destroy();
  await expect.poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(3);
  const next = from('127.0.0.1');
  await once(next, 'connect');
  const answer = new Promise((resolve) => next.once('data', (data) => resolve(String(data).slice(0, 12))));
  server.on('request', (_request, response) => response.end());
  next.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await answer).toBe('HTTP/1.1 200');
  server.closeAllConnections();
  server.close();
});

test('a connection on which requests come in a row without waiting for answers is cut', async () => {
  const house = await open();
  const { hostname, port } = new URL(house.url);
  const row = async (requests: number, localAddress = '127.0.0.1') => {
    const socket = connect({ port: Number(port), host: hostname, localAddress });
    const closed = once(socket, 'close');
    const heard: string[] = [];
    socket.on('error', () => undefined).on('data', (data) => heard.push(String(data)));
    socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(requests));
    const answers = () => heard.join('').split('HTTP/1.1 200').length - 1;
    return { socket, closed, answers };
  };
  const few = await row(8);
  await expect.poll(few.answers, { timeout: 10_000 }).toBe(8);
  few.socket.destroy();
  const many = await row(500);
  await many.closed;
  expect(many.answers()).toBeLessThanOrEqual(8);

  // An address that goes on like that is not heard for a while, whatever it asks; others are.
  const loud = '127.0.0.2';
  for (let i = 0; i < 12; i += 1) await (await row(500, loud)).closed;
  const turnedAway = await row(1, loud);
  await turnedAway.closed;
  expect(turnedAway.answers()).toBe(0);
  const other = await row(1);
  await expect.poll(other.answers).toBe(1);
  other.socket.destroy();
});

test('files of the page are counted apart from what is asked of the API', async () => {
  const house = await open({ limits: { ...WIDE, files: { burst: 2, perSecond: 0 } }, site: import.meta.dirname });
  const eve = new Player(house.url);
  const statuses = [];
  for (let i = 0; i < 3; i += 1) statuses.push((await eve.ask('GET', '/edge.test.ts')).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await eve.ask('GET', '/api/health')).status).toBe(200);
});

test('a connection that was told why is cut off though it does not close', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const socket = new PassThrough();
  unreadableRequest(Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(socket.destroyed).toBe(true);
});

test('every socket hears 1001 and a sentence when the server stops', async () => {
  const place = await sqlite.place();
  const store = await sqlite.open(place);
  const server = await testServer(store);
  const ann = await Player.guest(server.url, 'Ann');
  const playing = (await ann.socket()).socket;
  const watching = new WebSocket(`${server.url.replace('http', 'ws')}/api/watch`);
  await once(watching, 'open');
  const closed = [playing, watching].map(async (socket) => {
    const [code, reason] = await once(socket, 'close');
    return [code, String(reason)];
  });
  await server.close();
  const said = [1001, 'The server is stopping. Try again in a minute.'];
  expect(await Promise.all(closed)).toEqual([said, said]);
  await store.close();
  await sqlite.remove(place);
});

test('what was removed in the same moment is gone, and no fault of the store', () => {
  expect(heardOf(new StoreError('unknown'))).toMatchObject({ fault: false, error: { why: { status: 409 } } });
  expect(heardOf(new StoreError('disk-full'))).toMatchObject({ fault: true, error: { why: { status: 503 } } });
});
