// Messages to a socket, written to its connection at the end of the turn: however many, one write.
import type { Writable } from 'node:stream';

/** Bytes up to which a connection keeps up; more than a system and a stream hold by themselves. */
const LITTLE = 128 * 1024;

/**
 * Writes WebSocket text frames (RFC 6455, 5.2: from a server, whole, unmasked). The library writes head and text of each
 * message apart, which costs twice as much as one string; nothing is compressed here, so that the order stays. What
 * waits is bounded by the sender: `pending` for one socket, `waitingInAll` for the process.
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

  /** Whether more waits than a connection takes at once. */
  get isSlow(): boolean {
    return this.pending > LITTLE;
  }

  /** Sends a text, given as its bytes, once this turn is over. */
  send(bytes: string): void {
    if (this.#waiting === '' && unwritten.push(this) === 1) process.nextTick(writeAll);
    this.#waiting += headOf(bytes.length) + bytes;
    if (this.isSlow) slow.add(this);
  }

  /** Writes at once what waits. */
  flush(): void {
    const frames = this.#waiting;
    this.#waiting = '';
    if (frames !== '' && this.#wire.writable) this.#wire.write(frames, 'latin1');
  }

  /** Resolves when the connection has taken nearly all, or is gone. */
  async drained(): Promise<void> {
    this.flush();
    while (this.isSlow && this.#wire.writable) await moved(this.#wire);
  }

  /** Nothing more will be sent. */
  gone(): void {
    this.#waiting = '';
    slow.delete(this);
  }
}

/** Resolves when a connection has taken what waited, or is closed. */
function moved(wire: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      wire.off('drain', done).off('close', done);
      resolve();
    };
    wire.on('drain', done).on('close', done);
  });
}

/** Those for which more waits than a connection takes at once. */
const slow = new Set<Frames>();

/** Bytes that wait for slow sockets of this process. */
export function waitingInAll(): number {
  let sum = 0;
  for (const frames of slow)
    if (frames.isSlow) sum += frames.pending;
    else slow.delete(frames);
  return sum;
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
