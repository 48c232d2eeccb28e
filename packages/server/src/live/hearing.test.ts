// Whatever a socket sends counts, and no more of it waits than may come at once.
import { EventEmitter, once } from 'node:events';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type WebSocket from 'ws';
import { ApiError } from '../http/errors.ts';
import { PLAIN } from '../http/language.ts';
import { LIMITS } from '../http/limits.ts';
import { Rates } from '../http/rates.ts';
import { Gate } from '../testing/gate.ts';
import { houses } from '../testing/house.ts';
import { begunGame, WIDE } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { type Around, Connection } from './connection.ts';

const sqlite = storeKind('sqlite');
const posts = new Gate();
const open = houses({
  ...sqlite,
  open: async (place) => {
    const store = await sqlite.open(place);
    return { ...store, messages: { ...store.messages, post: posts.before(store.messages.post) } };
  },
});

const SENDS: Readonly<Record<string, (socket: WebSocket) => void>> = {
  pings: (socket) => socket.ping(),
  pongs: (socket) => socket.pong(),
  bytes: (socket) => socket.send(Buffer.from([1])),
};

test.each(Object.keys(SENDS))(
  '%s count as messages do: first they are not answered, then the socket is closed',
  async (kind) => {
    const house = await open({ limits: { ...WIDE, messages: { burst: 20, perSecond: 0.1 } } });
    const line = await (await house.guest('Ann')).socket();
    let pongs = 0;
    line.socket.on('pong', () => {
      pongs += 1;
    });
    const closed = once(line.socket, 'close').then(([code]) => code);
    for (let i = 0; i < 300; i += 1) SENDS[kind]?.(line.socket);
    expect(await closed).toBe(1008);
    if (kind === 'pongs') return;
    const answered = kind === 'pings' ? pongs : line.all('error').filter(({ code }) => code === 'malformed').length;
    expect(answered).toBeGreaterThanOrEqual(20);
    expect(answered).toBeLessThan(30);
  },
);

test('where answers are slow, no more messages wait than may come at once', async () => {
  const house = await open({ limits: { ...WIDE, messages: { burst: 5, perSecond: 1e6 } } });
  const players = await house.guests('Ann', 'Bob');
  const game = await begunGame(players);
  const line = await players[0]?.socket();
  if (line === undefined) throw new Error('a line');
  posts.shut();
  for (let i = 0; i < 8; i += 1) {
    line.send({ type: 'say', id: `${i}`, game, to: 'all', text: `word ${i}` });
    // The rate lets each of them through.
    await pause(1);
  }
  await line.until((message) => message.type === 'error' && message.id === '7');
  expect(line.all('error').map(({ id, code }) => [id, code])).toEqual(['5', '6', '7'].map((id) => [id, 'too-fast']));
  posts.open();
  await line.until((message) => message.type === 'done' && message.id === '4');
  expect(await line.ask({ type: 'say', game, to: 'all', text: 'again' })).toMatchObject({ type: 'done' });
  expect(line.all('done')).toHaveLength(6);
  line.close();
});

test('a caller who answers every heartbeat and reads nothing is let go', () => {
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    // Answers as it is asked.
    ping: (data: Buffer) => socket.emit('pong', data),
  });
  const stuck = new Writable({ write: () => undefined });
  const limits = { ...LIMITS, waiting: 50 };
  const around = { limits, rates: new Rates(limits) } as unknown as Around;
  const person = { caller: undefined, stranger: new ApiError(401, 'nobody'), address: 'here', language: PLAIN };
  const connection = new Connection(socket as unknown as WebSocket, stuck, person, around);
  expect(connection.beat()).toBe(true);
  expect(connection.beat()).toBe(true);
  // What is said to that is longer than 50 bytes.
  connection.hear(undefined);
  expect(connection.beat()).toBe(false);
});
