// How many connections there may be: fewer than the process can open, and of one address only a share of them.
import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { COUNTED_HERE, type Counting } from '../processes/counting.ts';
import { callerAt } from './address.ts';
import type { Rate } from './limits.ts';

/** Open files that are assumed where the system does not say. */
const ASSUMED = 1024;
/** One address never has more than this part of all connections. */
const SHARE = 4;
/** How often connections of an address may be cut for what comes on them before no new one is taken for a while. */
const CUTS: Rate = { burst: 10, perSecond: 0.5 };

/** Bounds the connections of a server; `perAddress` is undefined behind a proxy, whose address is that of everybody. */
export function boundConnections(
  server: Server,
  perAddress: number | undefined,
  files: number = openFiles(),
  counting: Counting = COUNTED_HERE,
): void {
  server.maxConnections = mostConnections(files);
  server.on('connection', stopInARow);
  if (perAddress === undefined) return;
  const places = counting.places('connections', Math.min(perAddress, Math.floor(server.maxConnections / SHARE)));
  const cuts = counting.buckets('cuts', CUTS);
  server.on('connection', (socket) => {
    const caller = callerAt(socket.remoteAddress ?? '');
    // Nothing is said: a caller who opens that many would not read it, and every byte is work.
    if (places.full(caller) || cuts.state(caller).remaining <= 0) {
      socket.destroy();
      return;
    }
    socket.once('close', places.take(caller));
    whenCut.set(socket, () => cuts.take(caller));
  });
}

/** Requests that may wait on a connection for the answers of those before them. Browsers and proxies send one at a time. */
const IN_A_ROW = 8;

/** How many wait on each connection. */
const waiting = new WeakMap<Socket, number>();
/** Counts that a connection was cut. */
const whenCut = new WeakMap<Socket, () => void>();

/** Ends a connection on which too many requests come in a row. */
function cut(socket: Socket): void {
  if (!socket.destroyed) whenCut.get(socket)?.();
  socket.destroy();
}

/** Counts requests until they are answered, and takes no more of a connection than may wait. */
export function answered(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    if (isLoud(socket)) {
      cut(socket);
      return;
    }
    waiting.set(socket, (waiting.get(socket) ?? 0) + 1);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}

function isLoud(socket: Socket): boolean {
  return socket.destroyed || (waiting.get(socket) ?? 0) >= IN_A_ROW;
}

/** What a parser is told for a request after which what follows is no HTTP, and is not read. */
const NO_MORE = 2;

/**
 * Cuts a connection on which too many requests come in a row in the middle of what was read: more than a thousand may
 * stand in that, and Node would make an object of each although the connection is destroyed. Its parser is not
 * documented; where it is another, they are made and not answered.
 */
function stopInARow(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser !== 'object' || parser === null || !('onIncoming' in parser)) return;
  const { onIncoming } = parser;
  if (typeof onIncoming !== 'function') return;
  parser.onIncoming = (...request: readonly unknown[]): unknown => {
    if (!isLoud(socket)) return Reflect.apply(onIncoming, parser, request);
    cut(socket);
    return NO_MORE;
  };
}

/** As many as leave the process some files for its store, its page and its threads. */
export function mostConnections(files: number): number {
  return Math.max(16, files - Math.min(512, Math.max(64, Math.floor(files / 8))));
}

/** How many files this process may have open. */
function openFiles(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    if (limit !== undefined) return Number(limit);
  } catch {
    // Not Linux.
  }
  return ASSUMED;
}
