// The server: the API, the sockets, the page, and the game on the front page, on one store.
import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { AccountDesk, type Caller } from './accounts/desk.ts';
import { Checker } from './files/checker.ts';
import { bearerIn, sessionIn } from './http/cookie.ts';
import { ApiError, sayError, TOO_FAST } from './http/errors.ts';
import { Buckets, LIMITS, type Limits } from './http/limits.ts';
import { isOwnOrigin, SECURITY_HEADERS } from './http/origin.ts';
import { unreadableAddress, unreadableRequest } from './http/outside.ts';
import type { Services } from './http/route.ts';
import { serveRoutes } from './http/serve.ts';
import { House } from './live/house.ts';
import { Sockets } from './live/sockets.ts';
import { Teller } from './lobby/info.ts';
import { Lobby } from './lobby/lobby.ts';
import type { Store } from './store/store.ts';
import { Tables } from './table/tables.ts';
import { registerWatch } from './watch/register.ts';

export interface ServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly store: Store;
  /** The folder of the built page; none serves the API alone. */
  readonly site?: string | undefined;
  readonly limits?: Partial<Limits>;
  /** Whether cookies are for https alone: so behind a proxy that speaks it. */
  readonly secureCookies?: boolean;
  /** Milliseconds before each command of a computer commander, and of the game on the front page. */
  readonly pace?: number;
  readonly watchPace?: number;
  /** Milliseconds after which a game nobody looks at leaves the memory. */
  readonly idle?: number;
  /** Milliseconds between two looks for overdue answers, and between two heartbeats. */
  readonly sweep?: number;
  readonly heartbeat?: number;
  /** How many proxies of one's own stand before it: as many addresses of x-forwarded-for, from its end, are believed. */
  readonly proxies?: number;
  /** Finds the program of the thread that checks game files; the one that was built beside this file unless said. */
  readonly checkProgram?: () => Promise<string>;
  /** Is told of faults. */
  readonly onFault?: (error: unknown) => void;
}

export interface MarshallServer {
  /** Where a browser on this machine finds it. */
  readonly url: string;
  readonly port: number;
  /** Games in memory. */
  tables(): number;
  /** Lets everybody go, and finishes what is under way; the store stays open. */
  close(): Promise<void>;
}

/** Milliseconds in which the whole of a request must have come. */
const REQUEST_TIME = 120_000;

/** Starts the server and resolves once it listens. */
export async function startServer(options: ServerOptions): Promise<MarshallServer> {
  const limits: Limits = { ...LIMITS, ...options.limits };
  const { store } = options;
  const heartbeat = options.heartbeat ?? 30_000;
  const fault = options.onFault ?? ((error: unknown) => console.error(error));
  const tables = new Tables(store, {
    pace: options.pace ?? 300,
    idle: options.idle ?? 60_000,
    sweep: options.sweep ?? 2_000,
    fault,
  });
  const desk = new AccountDesk(store);
  const checker = new Checker(options.checkProgram);
  const services: Services = {
    store,
    tables,
    desk,
    lobby: new Lobby(store),
    teller: new Teller(store),
    house: new House(store, tables),
    checker,
    limits,
    secureCookies: options.secureCookies ?? false,
  };
  const server = fastify({
    bodyLimit: limits.body,
    forceCloseConnections: true,
    trustProxy: (_address, hop) => hop < (options.proxies ?? 0),
    requestTimeout: REQUEST_TIME,
    frameworkErrors: unreadableAddress,
    clientErrorHandler: unreadableRequest,
  });
  server.addHook('onSend', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  server.setErrorHandler(async (error, _request, reply) => {
    const { status, body, fault: isFault } = sayError(error);
    if (isFault) fault(error);
    return reply.code(status).send(body);
  });
  // JSON is all that is read.
  server.removeContentTypeParser('text/plain');
  await server.register(fastifyWebsocket, {
    // Pings are answered where they are counted, in live/connection.ts.
    options: { maxPayload: limits.message, perMessageDeflate: false, autoPong: false },
  });
  // After the hooks of the sockets, which close the connection of one that is not let in.
  const requests = new Buckets(limits.requests);
  server.addHook('onRequest', async ({ ip, routeOptions: { url } }) => {
    // Files of the page are the only thing that nobody counts. An address may be written in many ways, its route in one.
    if ((url === undefined || url.startsWith('/api/')) && !requests.take(ip)) throw TOO_FAST;
  });
  const identify = (request: FastifyRequest) => callerOf(desk, request);
  const sockets = new Sockets(services, { heartbeat, fault, identify });
  desk.onRevoked = (proof) => sockets.revoked(proof);
  server.addHook('preClose', async () => {
    sockets.close();
    await checker.close();
  });
  sockets.register(server, ownPages);
  const watch = { seed: `${Date.now()}`, pace: options.watchPace ?? 300, heartbeat, perAddress: limits.watchers };
  registerWatch(server, watch, ownPages);
  serveRoutes(server, services, identify);
  await servePage(server, options.site);
  try {
    await server.listen({ host: options.host, port: options.port });
  } catch (error) {
    tables.close();
    await server.close();
    throw error;
  }
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: urlOf(options.host, port),
    port,
    tables: () => tables.size,
    async close() {
      tables.close();
      await server.close();
    },
  };
}

/** Who asks: a session by its cookie, a program by its token. What is shown and proves nothing is an error of its own. */
async function callerOf(desk: AccountDesk, request: FastifyRequest): Promise<Caller | undefined> {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined) {
    const token = bearerIn(authorization);
    const caller = token === undefined ? undefined : await desk.byBotToken(token);
    if (caller === undefined) throw new ApiError(401, 'bad-token', 'This bot token is unknown or was revoked.');
    return caller;
  }
  const token = sessionIn(cookie);
  return token === undefined ? undefined : desk.bySession(token);
}

/** A page of another site may not speak through somebody's browser. */
async function ownPages(request: FastifyRequest): Promise<void> {
  if (!isOwnOrigin(request.headers)) throw new ApiError(403, 'foreign', 'Only pages of this server may do this.');
}

async function servePage(server: FastifyInstance, site: string | undefined): Promise<void> {
  const present = site !== undefined && existsSync(site);
  if (present)
    await server.register(fastifyStatic, {
      root: site,
      cacheControl: false,
      setHeaders: (response, path) => {
        // Names under assets change with their content.
        response.setHeader(
          'cache-control',
          /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  server.setNotFoundHandler((request, reply) => {
    // Pages of the site find their own way by their path: the page is the same.
    if (present && request.method === 'GET' && isPage(request)) return reply.sendFile('index.html');
    return reply.code(404).send({ code: 'not-found', sentence: 'There is nothing here.' });
  });
}

function isPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && !/\.\w+($|\?)/.test(url) && (headers.accept ?? '').includes('text/html');
}

function urlOf(host: string, port: number): string {
  // A server that listens everywhere is reached through this machine's own name.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
