// Requests that reach no route because they cannot be read: answered in the same form and with the same headers as all others.
import { STATUS_CODES } from 'node:http';
import type { Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, bodyOf } from './errors.ts';
import { languageOf, PLAIN } from './language.ts';
import { SECURITY_HEADERS } from './origin.ts';

const HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' } as const;

/** Milliseconds in which what was said can be read. */
const PARTING = 1000;

/** An address that is none. */
export function unreadableAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .headers(HEADERS)
    .send(bodyOf(BAD_ADDRESS, languageOf(request.headers)));
}

/** What came on a connection is no request, too much of one, or not the whole of one in time. */
export function unreadableRequest(error: Error & { readonly code?: string }, socket: Writable): void {
  partWith(error, socket, REASONS[error.code ?? ''] ?? NO_REQUEST);
}

/** A socket was asked for in a way that the library does not take. */
export function unreadableHandshake(error: Error, socket: Writable): void {
  partWith(error, socket, NO_HANDSHAKE);
}

function partWith(error: Error & { readonly code?: string }, socket: Writable, said: ApiError): void {
  // Nobody is there any more.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status } = said.why;
  // No header of it was read.
  const body = JSON.stringify(bodyOf(said, PLAIN));
  const headers = {
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  // A caller who does not close their side would keep the connection forever; one that was cut at once might not read why.
  setTimeout(() => socket.destroy(), PARTING).unref();
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

const BAD_ADDRESS = new ApiError(400, 'malformed:address');
const NO_HANDSHAKE = new ApiError(400, 'malformed:handshake');
const NO_REQUEST = new ApiError(400, 'malformed:request');

const REASONS: Readonly<Record<string, ApiError>> = {
  HPE_HEADER_OVERFLOW: new ApiError(431, 'too-large:headers'),
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError(408, 'too-slow'),
};
