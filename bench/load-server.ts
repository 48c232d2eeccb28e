// One server under load, in a process of its own: `marshall FOLDER`, `postgres DATABASE PROCESSES`, `relay BYTES`, `boardgameio` or `colyseus FOLDER GAMES`.
// Tells its port, and its memory when asked.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { asWorker, Journal, NO_COUNTS, NO_QUOTAS, openStore, startProcesses, startServer } from '@marshall/server';
import type * as boardgame from 'boardgame.io/server';
import { type WebSocket, WebSocketServer } from 'ws';
import { colyseusServer, type Reserved } from './load-colyseus.ts';
import { toy } from './load-toy.ts';

const PLENTY = { burst: 1e9, perSecond: 1e9 };
const [mode, argument = '', more = ''] = process.argv.slice(2);
const modes: Readonly<Record<string, () => Promise<number | Reserved>>> = {
  marshall,
  postgres,
  relay,
  boardgameio,
  colyseus: () => colyseusServer(argument, Number(more)),
};
const worker = asWorker();
/** A store that is left open looks to the next process like one that was copied in the midst of play. */
let closing: () => Promise<void> = async () => undefined;
const started = await modes[mode ?? '']?.();
process.on('message', (wish) => {
  // What the processes of one server say to each other is no question.
  if (worker !== undefined) return;
  // Collecting garbage costs time that is nobody's.
  if (wish === 'heap') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ heap: process.memoryUsage().heapUsed, cpu: user + system });
});
process.on('disconnect', () => void closing().finally(() => process.exit(0)));
if (worker === undefined) process.send?.(typeof started === 'object' ? started : { port: started });

async function marshall(): Promise<number> {
  const store = await openStore({ folder: argument });
  const server = await startServer({ host: '127.0.0.1', port: 0, store, limits: limits(), idle: 600_000 });
  closing = async () => {
    await server.close();
    await store.close();
  };
  return server.port;
}

/** On PostgreSQL: alone, or with several processes, each of which runs this file again. */
async function postgres(): Promise<number> {
  if (worker === undefined && Number(more) > 1) {
    const journal = new Journal('warn');
    const { url } = await startProcesses({ count: Number(more), host: '127.0.0.1', port: 0, journal });
    return Number(new URL(url).port);
  }
  const store = await openStore({ databaseUrl: argument, folder: '' });
  const peers = worker === undefined ? {} : { peers: worker };
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store,
    limits: limits(),
    idle: 600_000,
    ...peers,
  });
  worker?.ready();
  return server.port;
}

function limits() {
  return {
    requests: PLENTY,
    secrets: PLENTY,
    guests: PLENTY,
    messages: PLENTY,
    traffic: PLENTY,
    sockets: 1e6,
    connections: 1e6,
    quotas: NO_QUOTAS,
    counts: NO_COUNTS,
  };
}

/** The least a table could do: a message that comes in goes out to the six of its room, with as many bytes as Marshall sends. */
async function relay(): Promise<number> {
  const rooms = new Map<string, Set<WebSocket>>();
  const payload = 'x'.repeat(Number(argument));
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket, request) => {
    const name = request.url ?? '';
    const room = rooms.get(name) ?? new Set();
    rooms.set(name, room.add(socket));
    socket.on('message', () => {
      for (const other of room) other.send(payload);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

/** boardgame.io's server with a toy game of Marshall's size, in memory. */
async function boardgameio(): Promise<number> {
  // The package has no exports map that plain ES modules could follow.
  const { Server, Origins }: typeof boardgame = createRequire(import.meta.url)('boardgame.io/server');
  const server = Server({ games: [toy], origins: [Origins.LOCALHOST] });
  const { appServer } = await server.run({ port: 0 });
  const address = appServer.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
