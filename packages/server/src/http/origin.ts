// Which pages may speak for a browser's user, and what every answer tells browsers.
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** What is known of where a server stands. */
export interface Standing {
  /** The names it is reached by, with or without a port; undefined where it answers to any. */
  readonly hosts: readonly string[] | undefined;
  /** How many proxies of one's own stand before it. */
  readonly proxies: number;
}

/** Whether a request comes from a page of this server, or from no page at all. */
export function isOwnOrigin(request: IncomingMessage, standing: Standing): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (!URL.canParse(origin)) return false;
  const { host: named, protocol } = new URL(origin);
  // A page that came without encryption may have been written by anybody on the way.
  return named === host && !(isEncrypted(request, standing) && protocol !== 'https:');
}

/**
 * Whether a request calls the server by one of its names. A page of another site can have its own name lead here (DNS
 * rebinding) and is then of the same origin for the browser: only a list of names tells.
 */
export function isOwnHost({ headers: { host } }: IncomingMessage, { hosts }: Standing): boolean {
  if (hosts === undefined) return true;
  const named = host?.toLowerCase();
  return named !== undefined && hosts.some((own) => named === own || named.replace(/:\d+$/, '') === own);
}

/** Whether a request names its server twice: a proxy before it may have read the other name. */
export function isNamedTwice({ rawHeaders }: IncomingMessage): boolean {
  let names = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === 'host') names += 1;
  return names > 1;
}

/** Whether a request came encrypted: on this connection, or to the proxy before it. */
export function isEncrypted({ headers, socket }: IncomingMessage, { proxies }: Standing): boolean {
  if ('encrypted' in socket && socket.encrypted === true) return true;
  const forwarded = headers['x-forwarded-proto'];
  return proxies > 0 && typeof forwarded === 'string' && forwarded.split(',').at(-1)?.trim() === 'https';
}

/** Said where a request came encrypted: browsers then come encrypted for a year. */
export const ENCRYPTED_HEADERS = { 'strict-transport-security': 'max-age=31536000' } as const;

/** Headers of every answer. */
export const SECURITY_HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** Says once that a proxy stands before the server of which nobody told it: all people behind it share their limits. */
export function forgottenProxy({ proxies }: Standing, warn: (sentence: string) => void) {
  let said = proxies > 0;
  return async ({ headers }: FastifyRequest): Promise<void> => {
    if (said || headers['x-forwarded-for'] === undefined) return;
    said = true;
    warn(
      'Requests come with x-forwarded-for, but MARSHALL_PROXY is not set: if they come through a proxy of yours, set ' +
        'MARSHALL_PROXY=1, or everybody behind it shares the limits of one address.',
    );
  };
}
