// How a socket is let go: with a code and a word, and without waiting for an answer that may not come.
import type { WebSocket } from 'ws';

export const GOING_AWAY = 1001;
export const POLICY = 1008;

/** Milliseconds in which a socket that is closed may say goodbye. */
const PARTING = 1000;

/** Closes a socket; a caller who does not answer that is cut off. The library would wait for half a minute. */
export function part(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), PARTING).unref();
}

/** Closes a socket that says more than it may: nothing more is read of it, not even its goodbye. */
export function silence(socket: WebSocket, reason: string): void {
  part(socket, POLICY, reason);
  socket.pause();
}

/** Bytes that the reason of a closing may have. */
const LONGEST = 123;

/** A sentence as the reason of a closing, which has room for little. */
export function shortOf(sentence: string): string {
  const bytes = Buffer.from(sentence);
  return bytes.length <= LONGEST
    ? sentence
    : `${bytes
        .subarray(0, LONGEST - 6)
        .toString()
        .replace(/\ufffd$/, '')}...`;
}
