// Brings the sockets of a game together in one process: a connection that asks for a socket is given to the process of its game.
import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import { SOCKET_PATH } from '../live/sockets.ts';
import type { Peers } from './peers.ts';

/** The game that an address of a socket names: any other address is served wherever it is asked for. */
const GAME = new RegExp(`^${SOCKET_PATH}\\?(?:[^#]*&)?game=([\\w-]{1,64})(?:[&#]|$)`);

/**
 * Serves the connections that are given to this process instead of listening. Called once all who serve sockets listen. A connection may have served other requests before, as those of proxies do: so
 * it is looked at when a socket is asked for, not when it comes.
 */
export function gatherSockets(server: Server, peers: Peers): void {
  /** What was given to us stays, also where the process that it belongs to was away. */
  const given = new WeakSet<object>();
  const serve = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request, connection, head) => {
    const game = GAME.exec(request.url ?? '')?.[1];
    if (game === undefined || peers.isMine(game) || given.has(connection) || !(connection instanceof Socket)) {
      for (const listener of serve) Reflect.apply(listener, server, [request, connection, head]);
      return;
    }
    // It may be cut before it has left.
    connection.on('error', () => connection.destroy());
    quiet(connection);
    peers.give(game, connection, textOf(request, head));
  });
  // Requests that do not come to their end are looked for from then on.
  server.emit('listening');
  let open = 0;
  peers.onGiven((connection, request) => {
    // Counted here, because what is given was not accepted here.
    if (open >= server.maxConnections) {
      connection.destroy();
      return;
    }
    open += 1;
    connection.once('close', () => {
      open -= 1;
    });
    // As connections of a server that listens are: a caller may end their side before they are answered.
    connection.allowHalfOpen = true;
    if (request !== undefined) {
      given.add(connection);
      connection.unshift(Buffer.from(request, 'latin1'));
    }
    server.emit('connection', connection);
  });
}

/** A request as it came. */
function textOf({ method, url, httpVersion, rawHeaders }: IncomingMessage, head: Buffer): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n${head.toString('latin1')}`;
}

/**
 * Reads no more of a connection that is sent to another process: until that is confirmed both have it, and what we read
 * would be lost. Node has no documented way to say so. Where this one is gone, a caller whose first words were lost
 * asks again after a while.
 */
export function quiet(connection: Socket): void {
  const handle: unknown = Reflect.get(connection, '_handle');
  if (typeof handle !== 'object' || handle === null || !('readStop' in handle)) return;
  if (typeof handle.readStop === 'function') handle.readStop();
}
