// Messages to a socket, written to its connection at the end of the turn: however many, one write.
import type { Writable } from 'node:stream';

/**
 * Writes WebSocket text frames (RFC 6455, 5.2: from a server, whole, unmasked). The library writes head and text of each
 * message apart, which costs twice as much as one string; nothing is compressed here, so that the order stays.
 */
export class Frames {
  readonly #wire: Writable;
  #waiting = '';

  constructor(wire: Writable) {
    this.#wire = wire;
  }

  /** Bytes that the connection has not taken yet. */
  get pending(): number {
    return this.#wire.writableLength + this.#waiting.length;
  }

  /** Sends a text, given as its bytes, once this turn is over. */
  send(bytes: string): void {
    if (this.#waiting === '' && unwritten.push(this) === 1) process.nextTick(writeAll);
    this.#waiting += headOf(bytes.length) + bytes;
  }

  /** Writes at once what waits. */
  flush(): void {
    const frames = this.#waiting;
    this.#waiting = '';
    if (frames !== '' && this.#wire.writable) this.#wire.write(frames, 'latin1');
  }
}

/** Sockets that were sent something in this turn. */
let unwritten: Frames[] = [];

function writeAll(): void {
  const all = unwritten;
  unwritten = [];
  for (const frames of all) frames.flush();
}

/** A text as its bytes in UTF-8, one character for each: what many are told is turned into them once, and never measured again. */
export function bytesOf(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
}

const TEXT = 0x81;

function headOf(bytes: number): string {
  if (bytes < 126) return String.fromCharCode(TEXT, bytes);
  if (bytes < 65_536) return String.fromCharCode(TEXT, 126, bytes >> 8, bytes & 255);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes));
  return String.fromCharCode(TEXT, 127) + length.toString('latin1');
}
