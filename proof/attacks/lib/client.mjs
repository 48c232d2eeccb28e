// People and attackers: requests and sockets from any address of this machine (127.0.x.y), and raw frames.
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import net from 'node:net';
import WebSocket from 'ws';

/** One request; gives status, headers and body, or an `error`. */
export function ask(url, method, path, { body, cookie, from = '127.0.0.1', headers = {}, agent, raw } = {}) {
  const { hostname, port } = new URL(url);
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Promise((resolve) => {
    const request = http.request(
      {
        hostname,
        port,
        method,
        path,
        localAddress: from,
        agent: agent ?? false,
        headers: {
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(cookie === undefined ? {} : { cookie }),
          ...headers,
        },
      },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', (error) => resolve({ status: 0, error, headers: {}, text: '' }));
        response.on('end', () => {
          const said = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode, headers: response.headers, text: said, json: readJson(said) });
        });
      },
    );
    request.on('error', (error) => resolve({ status: 0, error, headers: {}, text: '' }));
    request.end(text);
  });
}

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A guest: their cookie and their address. */
export async function guest(url, name, from = '127.0.0.1') {
  const answer = await ask(url, 'POST', '/api/guests', { body: { name }, from });
  if (answer.status !== 200) throw new Error(`no guest: ${answer.status} ${answer.text}`);
  const cookie = String(answer.headers['set-cookie']).split(';')[0];
  return { name, cookie, from };
}

/** A request that must be done, of a guest. */
export async function must(url, who, method, path, body) {
  const answer = await ask(url, method, path, { body, cookie: who.cookie, from: who.from });
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.json;
}

/** A game of guests that has begun. */
export async function begun(url, guests, wish = {}) {
  const powers = ['usa', 'china', 'europe', 'ussr', 'africa', 'south-america'];
  const { id } = await must(url, guests[0], 'POST', '/api/games', {
    seats: guests.map((_, i) => ({ power: powers[i], player: 'open' })),
    options: { stages: '37' },
    public: true,
    ...wish,
  });
  for (const [i, who] of guests.entries()) await must(url, who, 'POST', `/api/games/${id}/seats/${powers[i]}/take`, {});
  for (const [i, who] of guests.entries())
    await must(url, who, 'POST', `/api/games/${id}/seats/${powers[i]}/ready`, { ready: true, contribution: 'x' });
  return id;
}

/** A socket of the library's, that counts what it hears; rejects when it is not let in. */
export function line(url, { cookie, from = '127.0.0.1', path = '/api/socket', headers = {} } = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, {
    localAddress: from,
    headers: { ...(cookie === undefined ? {} : { cookie }), ...headers },
    perMessageDeflate: false,
  });
  const heard = { socket, messages: 0, bytes: 0, last: undefined, closed: undefined, types: {} };
  const waiting = new Map();
  socket.on('message', (data) => {
    heard.messages += 1;
    heard.bytes += data.length;
    const message = JSON.parse(String(data));
    heard.last = message;
    heard.types[message.type] = (heard.types[message.type] ?? 0) + 1;
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
    heard.onMessage?.(message);
  });
  const closed = new Promise((resolve) => {
    socket.on('close', (code, reason) => {
      heard.closed = { code, reason: String(reason) };
      for (const answer of waiting.values()) answer({ type: 'closed' });
      resolve(heard.closed);
    });
  });
  let next = 0;
  heard.untilClosed = closed;
  heard.ask = (message, patience = 30_000) => {
    next += 1;
    const id = `a${next}`;
    const answer = new Promise((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, ...message }));
    return Promise.race([answer, sleep(patience).then(() => ({ type: 'silence' }))]);
  };
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(heard));
    socket.on('unexpected-response', (_request, response) => {
      reject(new Error(`not let in: ${response.statusCode}`));
      socket.terminate();
    });
    socket.on('error', reject);
  });
}

/** A bare connection; `text` is what comes back, `closed` when it ended. */
export function wire(port, from = '127.0.0.1', allowHalfOpen = true) {
  const socket = net.connect({ host: '127.0.0.1', port, localAddress: from, allowHalfOpen });
  const state = { socket, text: '', connected: false, closed: false, ended: false };
  socket.on('connect', () => {
    state.connected = true;
  });
  socket.on('data', (chunk) => {
    state.text += chunk.toString('latin1').slice(0, 4096 - state.text.length);
  });
  socket.on('end', () => {
    state.ended = true;
  });
  socket.on('error', () => undefined);
  state.untilClosed = new Promise((resolve) =>
    socket.on('close', () => {
      state.closed = true;
      resolve();
    }),
  );
  state.untilConnected = new Promise((resolve) => {
    socket.on('connect', resolve);
    socket.on('close', resolve);
  });
  return state;
}

/** The head of an upgrade. */
export function upgrade(path, port, more = '') {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n${more}\r\n`;
}

/** A bare connection on which a WebSocket was opened; undefined where it was not let in. */
export async function rawSocket(port, path = '/api/socket', from = '127.0.0.1') {
  const state = wire(port, from);
  await state.untilConnected;
  state.socket.write(upgrade(path, port));
  for (let i = 0; i < 500 && !state.text.includes('\r\n\r\n') && !state.closed; i += 1) await sleep(10);
  return state.text.startsWith('HTTP/1.1 101') ? state : undefined;
}

/** A masked frame. */
export function frame(opcode, payload = Buffer.alloc(0), fin = true) {
  const body = Buffer.from(payload);
  const short = body.length < 126;
  const head = Buffer.alloc((short ? 2 : 4) + 4);
  head[0] = (fin ? 0x80 : 0) | opcode;
  head[1] = 0x80 | (short ? body.length : 126);
  if (!short) head.writeUInt16BE(body.length, 2);
  // A mask of zeros leaves the payload as it is.
  return Buffer.concat([head, body]);
}

/** Writes the same bytes for as long as the other side takes them, up to some milliseconds; gives how many were taken. */
export async function flood(state, bytes, milliseconds) {
  const end = performance.now() + milliseconds;
  const before = state.socket.bytesWritten;
  while (performance.now() < end && !state.closed && state.socket.writable) {
    if (!state.socket.write(bytes))
      await Promise.race([
        new Promise((resolve) => state.socket.once('drain', resolve)),
        state.untilClosed,
        sleep(500),
      ]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return state.socket.bytesWritten - before - state.socket.writableLength;
}

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
