// Those who watch: told together, counted, and let go when they fall silent or cannot keep up.
import type { Language } from '@marshall/words';
import type { WebSocket } from 'ws';
import { GOING_AWAY, part } from '../live/parting.ts';
import type { FeedMessage } from './feed.ts';

/** What there is to tell, to readers of a language. */
export type Telling = (language: Language) => FeedMessage;

export interface Audience {
  welcome(socket: WebSocket, language: Language): void;
  tell(message: Telling | undefined): void;
  size(): number;
  leave(): void;
}

/** Bytes that may wait for a slow watcher before they are let go; they come back and start from a snapshot. */
const MOST_WAITING = 1 << 20;

/** An empty audience; newcomers get a snapshot. */
export function audience(snapshot: Telling, limits: { readonly most: number; readonly heartbeat: number }): Audience {
  /** What each watcher reads, and whether they have answered the last heartbeat. */
  const watchers = new Map<WebSocket, { readonly language: Language; alive: boolean }>();
  const pulse = setInterval(() => {
    for (const [socket, watcher] of watchers) {
      if (!watcher.alive) {
        socket.terminate();
        continue;
      }
      watcher.alive = false;
      socket.ping();
    }
  }, limits.heartbeat);

  return {
    welcome(socket, language) {
      if (watchers.size >= limits.most) {
        part(socket, TRY_LATER, language.speaker().server('closing:full'));
        return;
      }
      const watcher = { language, alive: true };
      watchers.set(socket, watcher);
      socket.on('pong', () => {
        watcher.alive = true;
      });
      socket.on('close', () => watchers.delete(socket));
      // A broken or oversized frame closes the socket; there is nothing else to do about it.
      socket.on('error', () => socket.terminate());
      socket.send(JSON.stringify(snapshot(language)));
    },
    tell(message) {
      if (message === undefined) return;
      /** Written once for all who read the same language. */
      const texts = new Map<Language, string>();
      for (const [socket, { language }] of watchers) {
        const text = texts.get(language) ?? JSON.stringify(message(language));
        texts.set(language, text);
        if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
        else socket.send(text);
      }
    },
    size: () => watchers.size,
    leave() {
      clearInterval(pulse);
      for (const [socket, { language }] of watchers)
        part(socket, GOING_AWAY, language.speaker().server('closing:stops'));
      watchers.clear();
    },
  };
}

const TRY_LATER = 1013;
