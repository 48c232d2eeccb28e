// Requests that reach no route, as they cannot be read: answered in the same form and with the same headers as all others.
import { STATUS_CODES } from 'node:http';
import type { Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from './errors.ts';
import { SECURITY_HEADERS } from './origin.ts';

const HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' } as const;

/** Milliseconds in which what was said can be read. */
const PARTING = 1000;

/** An address that is none. */
export function unreadableAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(400).headers(HEADERS).send(BAD_ADDRESS);
}

/** What came on a connection is no request, too much of one, or not the whole of one in time. */
export function unreadableRequest(error: Error & { readonly code?: string }, socket: Writable): void {
  // Nobody is there any more.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, said] = REASONS[error.code ?? ''] ?? NO_REQUEST;
  const body = JSON.stringify(said);
  const headers = {
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  // Whoever does not close his side would keep the connection for ever; one that was cut at once might not read why.
  setTimeout(() => socket.destroy(), PARTING).unref();
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

const BAD_ADDRESS: ErrorBody = {
  code: 'malformed',
  sentence: 'This address cannot be read; write what follows a % as two digits from 0 to f.',
};

type Reason = readonly [number, ErrorBody];

const NO_REQUEST: Reason = [
  400,
  { code: 'malformed', sentence: 'This is not a request that can be read; send HTTP/1.1.' },
];

const REASONS: Readonly<Record<string, Reason>> = {
  HPE_HEADER_OVERFLOW: [431, { code: 'too-large', sentence: 'The headers are too large; send fewer or shorter ones.' }],
  ERR_HTTP_REQUEST_TIMEOUT: [408, { code: 'too-slow', sentence: 'The request did not come in time; send it again.' }],
};
