import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { storeKind } from '../testing/stores.ts';
import { errorSchema } from './errors.ts';
import { SECURITY_HEADERS } from './origin.ts';
import { unreadableRequest } from './outside.ts';

const open = houses(storeKind('sqlite'));

/** Sends bytes to a server and reads what comes until it closes. */
async function raw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

/** An answer as it stands on the wire; its headers and body must be those of every error. */
function read(answer: string): { readonly status: number; readonly code: string; readonly sentence: string } {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('cache-control')).toBe('no-store');
  return { status: Number(first.split(' ')[1]), ...errorSchema.parse(JSON.parse(body)) };
}

test('what is no request, or too large a one, is told so as every error is', async () => {
  const house = await open();
  expect(read(await raw(house.url, 'WHAT IS THIS\r\n\r\n'))).toEqual({
    status: 400,
    code: 'malformed',
    sentence: 'The server can’t read this request. Send HTTP/1.1.',
  });
  const large = `GET /api/me HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(read(await raw(house.url, large))).toMatchObject({ status: 431, code: 'too-large' });
  expect(await new Player(house.url).get('/api/health')).toEqual({ ok: true });
});

test('a caller who does not send the whole request is told so', async () => {
  const socket = new PassThrough();
  unreadableRequest(Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  expect(read(await text(socket))).toEqual({
    status: 408,
    code: 'too-slow',
    sentence: 'The request took too long to arrive. Send it again.',
  });
  const gone = new PassThrough();
  unreadableRequest(Object.assign(new Error('gone'), { code: 'ECONNRESET' }), gone);
  expect(gone.destroyed).toBe(true);
  expect(gone.read()).toBeNull();
});

test('an address that is none is told so, with or without a route', async () => {
  const house = await open();
  for (const path of ['/api/games/%zz', '/%', '/api/%c0%af'])
    expect(read(await raw(house.url, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`))).toMatchObject({
      status: 400,
      code: 'malformed',
      sentence: 'The server can’t read this address. Write two digits from 0 to f after each %.',
    });
});

test('a socket that is asked for in a wrong way is refused as every error is', async () => {
  const house = await open();
  const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
  const version = 'sec-websocket-version: 13';
  for (const path of ['/api/socket', '/api/watch'])
    for (const lines of [
      ['upgrade: h2c', key, version],
      ['upgrade: websocket', version],
      ['upgrade: websocket', 'sec-websocket-key: short', version],
      ['upgrade: websocket', key],
      ['upgrade: websocket', key, 'sec-websocket-version: 7'],
      ['upgrade: websocket', key, version, 'sec-websocket-protocol: ,'],
    ]) {
      const head = [`GET ${path} HTTP/1.1`, `host: ${new URL(house.url).host}`, 'connection: upgrade', ...lines];
      expect(read(await raw(house.url, `${head.join('\r\n')}\r\n\r\n`)), lines.join()).toEqual({
        status: 400,
        code: 'malformed',
        sentence: 'The server can’t open this socket. Send a WebSocket handshake of version 13.',
      });
    }
  expect(await new Player(house.url).get('/api/health')).toEqual({ ok: true });
});
