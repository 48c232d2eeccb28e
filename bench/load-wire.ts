// The cheapest client of a WebSocket: a plain connection that looks at frames where they lie and copies nothing it need not read.
import { connect, type Socket } from 'node:net';

export interface Wire {
  send(text: string): void;
  /** Sends bytes, one character for each. */
  sendBytes(bytes: string): void;
}

/** What a client is told: one message lies in `bytes` from `start` to `end`, for the moment of the call. */
export type Hears = (bytes: Buffer, start: number, end: number, wire: Wire) => void;

/** All connections of a process read into the same memory: each is done with it before the next one reads. */
const READ = Buffer.allocUnsafe(256 * 1024);
const TEXT = 0x81;
const BYTES = 0x82;
const PING = 0x89;

/** Opens a WebSocket on this machine. */
export function openWire(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  hears: Hears,
): Promise<Wire> {
  return new Promise((resolve, reject) => {
    let greeted = false;
    /** The beginning of a frame whose end has not come. */
    let rest: Buffer | undefined;
    const take = (bytes: Buffer): void => {
      const from = greeted ? 0 : afterGreeting(bytes);
      if (from < 0) rest = Buffer.from(bytes);
      else {
        if (!greeted) resolve(wire);
        greeted = true;
        const read = frames(bytes, from, hears, wire, socket);
        rest = read === bytes.length ? undefined : Buffer.from(bytes.subarray(read));
      }
    };
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: READ,
        callback(length) {
          const bytes = READ.subarray(0, length);
          take(rest === undefined ? bytes : Buffer.concat([rest, bytes]));
          return true;
        },
      },
    });
    const wire: Wire = {
      send: (text) => void socket.write(frame(TEXT, text), 'latin1'),
      sendBytes: (bytes) => void socket.write(frame(BYTES, bytes), 'latin1'),
    };
    socket.on('error', reject);
    const lines = Object.entries({ ...HANDSHAKE, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`);
  });
}

const HANDSHAKE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'bWFyc2hhbGwgYXQgbG9hZA==',
};

/** Where the server's answer ends; below 0 while it is not whole. */
function afterGreeting(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return end;
  const line = bytes.toString('latin1', 0, bytes.indexOf('\r\n'));
  if (!line.includes(' 101 ')) throw new Error(`no WebSocket: ${line}`);
  return end + 4;
}

/** Tells every whole frame and gives where the first that is not whole begins. */
function frames(bytes: Buffer, from: number, hears: Hears, wire: Wire, socket: Socket): number {
  for (let at = from; ; ) {
    if (bytes.length < at + 2) return at;
    const short = bytes[at + 1] ?? 0;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length < at + head) return at;
    const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6);
    const end = at + head + length;
    if (bytes.length < end) return at;
    if (bytes[at] === TEXT || bytes[at] === BYTES) hears(bytes, at + head, end, wire);
    else if (bytes[at] === PING) socket.write(frame(0x8a, bytes.toString('latin1', at + head, end)), 'latin1');
    at = end;
  }
}

/** A client's frame of plain ASCII. A mask of zeros leaves its bytes as they are. */
function frame(kind: number, text: string): string {
  const { length } = text;
  const size =
    length < 126
      ? String.fromCharCode(kind, 0x80 | length)
      : String.fromCharCode(kind, 0x80 | 126, length >> 8, length & 255);
  return `${size}\0\0\0\0${text}`;
}
