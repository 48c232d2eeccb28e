import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoreError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { Player } from '../testing/player.ts';
import { begunGame, testServer, WIDE } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { Journal } from './journal.ts';
import { Metrics } from './metrics.ts';

const lines: string[] = [];
const journal = new Journal('debug', { write: (line: string) => void lines.push(line) });
const metrics = new Metrics();
const kind = storeKind('sqlite');
let place: string;
let store: Store;
let server: Awaited<ReturnType<typeof testServer>>;

beforeAll(async () => {
  place = await kind.place();
  store = await kind.open(place);
  server = await testServer(store, { journal, metrics });
});

afterAll(async () => {
  await server.close();
  await store.close();
  await kind.remove(place);
});

test('every request is a line with its id, route, status and time, and nothing that proves who somebody is', async () => {
  const ann = await Player.guest(server.url, 'Ann the Unmistakable');
  const game = await begunGame([ann], {}, ['random']);
  const answer = await fetch(`${server.url}/api/games/${game}`, { headers: { cookie: 'marshall=forged-secret' } });
  const id = answer.headers.get('x-request-id') ?? '';
  expect(id).toMatch(/^[\w-]{8}$/);
  await expect.poll(() => lines.filter((line) => line.includes(id)).length).toBe(1);
  const line: unknown = JSON.parse(lines.find((text) => text.includes(id)) ?? '{}');
  expect(line).toMatchObject({ route: 'GET /api/games/:id', address: '127.0.0.1', ms: expect.any(Number) });
  const all = lines.join('');
  for (const secret of ['forged-secret', game, 'Unmistakable']) expect(all).not.toContain(secret);
  const { secret } = JSON.parse((await store.games.get(game))?.meta ?? '{}');
  expect(all).not.toContain(secret);
});

test('a fault that comes a thousand times is told once, with how often it came', () => {
  const written: string[] = [];
  const quiet = new Journal('info', { write: (line: string) => void written.push(line) });
  for (let i = 0; i < 1000; i += 1) quiet.fault(new StoreError('unreachable'));
  for (let i = 0; i < 1000; i += 1) quiet.fault(new Error('something else'));
  expect(written.map((line) => JSON.parse(line).msg)).toEqual([
    expect.stringContaining('The database isn’t answering.'),
    'something else',
  ]);
  // A store that is away is no fault of the program: no stack. Anything else has one, in the same line.
  expect(JSON.parse(written[0] ?? '{}').stack).toBeUndefined();
  expect(JSON.parse(written[1] ?? '{}').stack).toContain('observed.test.ts');
});

test('somebody who is turned away a thousand times does not fill the log', () => {
  const written: string[] = [];
  const quiet = new Journal('info', { write: (line: string) => void written.push(line) });
  for (let i = 0; i < 1000; i += 1) quiet.often('Requests are turned away.', `127.0.0.${i % 2}`, { status: 429 });
  expect(written).toHaveLength(2);
});

test('requests that are turned away are told of once for an address', async () => {
  const narrow = await testServer(store, { journal, limits: { ...WIDE, requests: { burst: 3, perSecond: 0 } } });
  const before = lines.length;
  for (let i = 0; i < 20; i += 1) await fetch(`${narrow.url}/api/session`);
  await expect.poll(() => lines.slice(before).filter((line) => line.includes('"status":429')).length).toBe(1);
  await narrow.close();
  expect(lines.slice(before).filter((line) => line.includes('"status":429'))).toHaveLength(1);
});

test('Prometheus reads requests, appends, tables and the event loop at an address of its own', async () => {
  const figures = await metrics.serve('127.0.0.1', 0);
  const text = await (await fetch(figures.url)).text();
  expect(text).toMatch(/marshall_requests_total\{route="POST \/api\/guests",status="200"\} 1/);
  expect(text).toMatch(/marshall_append_seconds_count\{result="kept"\} [1-9]/);
  expect(text).toMatch(/marshall_tables \d/);
  // What has not happened yet is told as well: an alert sees the first fault only where there was none before.
  expect(text).toMatch(/marshall_append_seconds_count\{result="failed"\} 0/);
  for (const kind of ['store', 'program'])
    expect(text).toMatch(new RegExp(`marshall_faults_total\\{kind="${kind}"\\} \\d`));
  expect(text).toMatch(/marshall_sockets 0/);
  expect(text).toMatch(/marshall_thread_heap_bytes\{thread="store"\} [1-9]/);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(figures.url.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  await figures.close();
});
