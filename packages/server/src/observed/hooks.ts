// Notes every request: who asked for which route, how it ended and how long it took. No address line, no header, no body.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../http/rates.ts';
import type { Journal } from './journal.ts';
import type { Metrics } from './metrics.ts';

/** A name for a request that stands in the log and in its answer. */
export function requestId(): string {
  return randomBytes(6).toString('base64url');
}

const TOO_MANY = 429;

/** Adds the hooks; a route is named by its pattern, so that no id or token gets into the log. */
export function observe(server: FastifyInstance, journal: Journal, metrics: Metrics): void {
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    const route = `${request.method} ${request.routeOptions.url ?? 'nowhere'}`;
    metrics.request(route, status, elapsedTime / 1000);
    const facts = { id: request.id, route, status, ms: Math.round(elapsedTime), address: callerOf(request) };
    // Somebody who asks too often would fill the log as well.
    if (status === TOO_MANY) journal.often('Requests are turned away.', facts.address, facts);
    else if (status >= 500) journal.warn('A request failed.', facts);
    else if (request.method !== 'GET' || status >= 400) journal.info('A request was answered.', facts);
    else journal.debug('A request was answered.', facts);
  });
}
