import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPower, isZone, POWERS } from '@marshall/rules';
import { afterAll, afterEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { PLAIN } from '../http/language.ts';
import { type MarshallServer, type ServerOptions, startServer } from '../server.ts';
import type { Store } from '../store/store.ts';
import { storeKind } from '../testing/stores.ts';
import { type FeedMessage, WATCH_PATH } from './feed.ts';
import { WatchedGame } from './watched-game.ts';

const site = mkdtempSync(join(tmpdir(), 'marshall-site-'));
mkdirSync(join(site, 'assets'));
writeFileSync(join(site, 'index.html'), '<!doctype html><title>Marshall</title>');
writeFileSync(join(site, 'assets', 'page-1a2b.js'), 'export {};');
afterAll(() => rmSync(site, { recursive: true }));

const running: MarshallServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

const data = mkdtempSync(join(tmpdir(), 'marshall-data-'));
let store: Store | undefined;
afterAll(async () => {
  await store?.close();
  rmSync(data, { recursive: true });
});

async function start(settings: Partial<ServerOptions> = {}): Promise<MarshallServer> {
  store ??= await storeKind('sqlite').open(data);
  const server = await startServer({ host: '127.0.0.1', port: 0, site, store, watchPace: 5, ...settings });
  running.push(server);
  return server;
}

const connect = (server: MarshallServer, options: WebSocket.ClientOptions = {}): WebSocket =>
  new WebSocket(`${server.url.replace('http', 'ws')}${WATCH_PATH}`, options);

/** The first messages of a socket. */
function hear(socket: WebSocket, count: number): Promise<FeedMessage[]> {
  return new Promise((resolve, reject) => {
    const heard: FeedMessage[] = [];
    socket.on('error', reject);
    socket.on('message', (data) => {
      heard.push(JSON.parse(String(data)));
      // More may come before anybody looks.
      if (heard.length === count) resolve([...heard]);
    });
  });
}

test('a watcher gets a snapshot, then updates whose lines go on counting', async () => {
  const socket = connect(await start());
  const [snapshot, ...updates] = await hear(socket, 12);
  socket.close();
  expect(snapshot?.type).toBe('snapshot');
  expect(updates.every(({ type }) => type === 'update')).toBe(true);
  const numbers = [snapshot, ...updates].flatMap((message) => message?.log.map(({ n }) => n) ?? []);
  expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
});

test('an address has so many places among the watchers, and gets them back', async () => {
  const server = await start({ limits: { watchers: 2 } });
  const sockets = [connect(server), connect(server)];
  await Promise.all(sockets.map((socket) => hear(socket, 1)));
  await expect(hear(connect(server), 1)).rejects.toThrow('429');
  const closed = new Promise((resolve) => sockets[0]?.on('close', resolve));
  sockets[0]?.close();
  await closed;
  await expect
    .poll(async () => {
      const socket = connect(server);
      sockets.push(socket);
      return hear(socket, 1).then(
        ([first]) => first?.type,
        () => undefined,
      );
    })
    .toBe('snapshot');
  for (const socket of sockets) socket.close();
});

test('two watchers are told the same', async () => {
  const server = await start({ watchPace: 20 });
  const [one, two] = [connect(server), connect(server)];
  const [first, second] = await Promise.all([hear(one, 6), hear(two, 6)]);
  one.close();
  two.close();
  const updates = new Set(first.filter(({ type }) => type === 'update').map((message) => JSON.stringify(message)));
  const shared = second.filter((message) => updates.has(JSON.stringify(message)));
  expect(shared.length).toBeGreaterThan(0);
});

test('the page is served with its headers; what is not there is not found', async () => {
  const { url } = await start();
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Marshall</title>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const asset = await fetch(`${url}/assets/page-1a2b.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  const missing = await fetch(`${url}/../package.json`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a page of another site may not watch', async () => {
  const socket = connect(await start(), { origin: 'http://elsewhere.example' });
  const [status] = await new Promise<[number]>((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve([response.statusCode ?? 0]));
    socket.on('error', () => undefined);
  });
  expect(status).toBe(403);
});

test('a watcher who sends too much is let go, the others are not', async () => {
  const server = await start();
  const [loud, calm] = [connect(server), connect(server)];
  await Promise.all([hear(loud, 1), hear(calm, 1)]);
  const closed = new Promise((resolve) => loud.on('close', resolve));
  loud.send('x'.repeat(5000));
  await closed;
  expect(await hear(calm, 2)).toHaveLength(2);
  calm.close();
});

test('a watcher that answers no heartbeat is let go', async () => {
  const socket = connect(await start({ heartbeat: 20 }), { autoPong: false });
  await new Promise((resolve) => socket.on('close', resolve));
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});

test('a taken port is told apart', async () => {
  const { url } = await start();
  const port = Number(new URL(url).port);
  store ??= await storeKind('sqlite').open(data);
  await expect(startServer({ host: '127.0.0.1', port, store })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('games of officers follow each other, each told in public facts with a snapshot of its own', () => {
  const game = new WatchedGame('whole games');
  let cycle = 0;
  let rests = false;
  for (let steps = 0; ; steps++) {
    expect(steps).toBeLessThan(20_000);
    const telling = game.step();
    if (telling === undefined && !rests) {
      rests = true;
      const { view } = game.snapshot();
      expect(view.ended?.how).toMatch(/^The game ends /);
      checkShape(game.snapshot());
    }
    // A view is made where it is looked at: a whole game has thousands.
    if (telling === undefined || (steps % 50 !== 0 && !rests)) continue;
    const message = telling(PLAIN);
    checkShape(message);
    if (rests) {
      expect(message.type).toBe('snapshot');
      expect(message.view.cycle).toBeLessThanOrEqual(1);
      break;
    }
    expect(message.view.cycle).toBeGreaterThanOrEqual(cycle);
    cycle = message.view.cycle;
    expect(message.view.seats.every(({ name }) => name.startsWith('officer'))).toBe(true);
  }
});

/** The shape that the page decodes: every field, and no others. */
function checkShape({ view, log }: FeedMessage): void {
  expect(Object.keys(view).filter((key) => key !== 'asked' && key !== 'ended')).toEqual([
    'cycle',
    'stage',
    'stageName',
    'waitingFor',
    'seats',
    'market',
    'zones',
    'pieces',
    'clouds',
  ]);
  expect(view.stage).toBeGreaterThanOrEqual(0);
  expect(view.stage).toBeLessThanOrEqual(7);
  for (const seat of view.seats) {
    expect(POWERS).toContain(seat.power);
    expect(Object.keys(seat)).toEqual(
      'power name loans armies navies companies territories grain oil minerals nukes lStars out cubes'.split(' '),
    );
  }
  for (const { spot, price } of Object.values(view.market))
    expect([spot >= 0, spot <= 17, price >= 1]).toEqual([true, true, true]);
  for (const [zone, { holder }] of Object.entries(view.zones)) {
    expect(isZone(zone)).toBe(true);
    if (holder !== undefined) expect(isPower(holder)).toBe(true);
  }
  for (const piece of view.pieces) expect([isZone(piece.zone), piece.count > 0]).toEqual([true, true]);
  for (const line of log) expect(line.clause).toMatch(/^[BMTACQX]-/);
}
