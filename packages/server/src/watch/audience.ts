// Those who watch: told together, counted, and let go when they fall silent or cannot keep up.
import type { WebSocket } from 'ws';
import { part } from '../live/parting.ts';
import type { FeedMessage } from './feed.ts';

export interface Audience {
  welcome(socket: WebSocket): void;
  tell(message: FeedMessage | undefined): void;
  size(): number;
  leave(): void;
}

/** Bytes that may wait for a slow watcher before he is let go; he comes back and starts from a snapshot. */
const MOST_WAITING = 1 << 20;

/** An empty audience; newcomers get a snapshot. */
export function audience(
  snapshot: () => FeedMessage,
  limits: { readonly most: number; readonly heartbeat: number },
): Audience {
  /** Whether each watcher has answered the last heartbeat. */
  const watchers = new Map<WebSocket, boolean>();
  const pulse = setInterval(() => {
    for (const [socket, alive] of watchers) {
      if (!alive) {
        socket.terminate();
        continue;
      }
      watchers.set(socket, false);
      socket.ping();
    }
  }, limits.heartbeat);

  return {
    welcome(socket) {
      if (watchers.size >= limits.most) {
        part(socket, TRY_LATER, 'Too many watch already; try again later.');
        return;
      }
      watchers.set(socket, true);
      socket.on('pong', () => {
        if (watchers.has(socket)) watchers.set(socket, true);
      });
      socket.on('close', () => watchers.delete(socket));
      // A broken or oversized frame closes the socket; there is nothing else to do about it.
      socket.on('error', () => socket.terminate());
      socket.send(JSON.stringify(snapshot()));
    },
    tell(message) {
      if (message === undefined) return;
      const text = JSON.stringify(message);
      for (const socket of watchers.keys()) {
        if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
        else socket.send(text);
      }
    },
    size: () => watchers.size,
    leave() {
      clearInterval(pulse);
      for (const socket of watchers.keys()) part(socket);
      watchers.clear();
    },
  };
}

const TRY_LATER = 1013;
