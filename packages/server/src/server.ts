// The server: the API, the sockets, the page, and the game on the front page, on one store.
import { createServer } from 'node:http';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyRequest } from 'fastify';
import { AccountDesk } from './accounts/desk.ts';
import { Uptime } from './clock/uptime.ts';
import { Checker } from './files/checker.ts';
import { answered, boundConnections } from './http/connections.ts';
import { ApiError, bodyOf, heardOf } from './http/errors.ts';
import { accountOf } from './http/identify.ts';
import { LANGUAGES, type Languages, languageOf } from './http/language.ts';
import { LIMITS, type Limits } from './http/limits.ts';
import {
  ENCRYPTED_HEADERS,
  forgottenProxy,
  isEncrypted,
  isNamedTwice,
  isOwnHost,
  isOwnOrigin,
  SECURITY_HEADERS,
  type Standing,
} from './http/origin.ts';
import { unreadableAddress, unreadableHandshake, unreadableRequest } from './http/outside.ts';
import { servePage } from './http/page.ts';
import { callerOf, Rates, rateHeaders } from './http/rates.ts';
import type { Services } from './http/route.ts';
import { readBodies, serveRoutes } from './http/serve.ts';
import { serveTablePage } from './http/table-page.ts';
import { House } from './live/house.ts';
import { SOCKET_PATH, Sockets } from './live/sockets.ts';
import { Talk } from './live/talk.ts';
import { Teller } from './lobby/info.ts';
import { Lobby } from './lobby/lobby.ts';
import { NoticeDesk } from './notices/desk.ts';
import { Herald, type HeraldPace } from './notices/herald.ts';
import { type NoticeOptions, noticeKeys, sendersFor } from './notices/senders.ts';
import { observe, requestId } from './observed/hooks.ts';
import { Journal } from './observed/journal.ts';
import { Metrics } from './observed/metrics.ts';
import { Blocks } from './people/blocks.ts';
import { Bulletin } from './people/bulletin.ts';
import { Reports } from './people/reports.ts';
import { gatherSockets } from './processes/gathering.ts';
import { ALONE, type Peers } from './processes/peers.ts';
import { QuotaDesk } from './quotas/desk.ts';
import { sweepHourly } from './retention/sweep.ts';
import { StoreError } from './store/errors.ts';
import type { Store } from './store/store.ts';
import { Tables } from './table/tables.ts';
import { type WatchdogOptions, watchLoop } from './table/watchdog.ts';
import { WATCH_PATH } from './watch/feed.ts';
import { registerWatch } from './watch/register.ts';

export interface ServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly store: Store;
  /** The folder of the built page; none serves the API alone. */
  readonly site?: string | undefined;
  readonly limits?: Partial<Limits>;
  /** What is spoken here, by the codes of the languages; all there are unless said. */
  readonly languages?: Languages;
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
  /** What the host has set up for notices; browsers alone are reached unless said. */
  readonly notices?: NoticeOptions;
  /** How often notices are looked for, and how soon they are sent. */
  readonly herald?: HeraldPace;
  /** Milliseconds between two notes that it is at work. */
  readonly attend?: number;
  /** How many proxies of one's own stand before it: as many addresses of x-forwarded-for, from its end, are believed. */
  readonly proxies?: number;
  /** The names it is reached by, with or without a port; any unless said. */
  readonly hosts?: readonly string[];
  /** Finds the program of the thread that checks game files; the one that was built beside this file unless said. */
  readonly checkProgram?: () => Promise<string>;
  /** The same of the threads in which computer commanders think. */
  readonly thinkProgram?: () => Promise<string>;
  /** Watches over the event loop, so that no game stops the server for good; nobody does unless said. */
  readonly watchdog?: WatchdogOptions;
  /** The other processes of the same server, where it has several: then it listens nowhere and is given its connections. */
  readonly peers?: Peers;
  /** Where it writes down what happens; warnings and faults alone, on standard error, unless said. */
  readonly journal?: Journal;
  /** The figures it keeps. */
  readonly metrics?: Metrics;
  /** Is told of faults. */
  readonly onFault?: (error: unknown) => void;
  /** Is told what the host should set otherwise. */
  readonly onWarning?: (sentence: string) => void;
  /** Is told what was removed because nobody used it any more. */
  readonly onRemoval?: (sentence: string) => void;
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

const TIMES = {
  /** Milliseconds in which the head of a request, and the whole of it, must have come. */
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  /** Milliseconds for which a connection waits for the next request: a little more than proxies do. */
  keepAliveTimeout: 72_000,
  /** Milliseconds between two looks for connections whose time is over. */
  connectionsCheckingInterval: 5_000,
} as const;
/** Milliseconds in which an answer must move on, where somebody reads it: a connection on which nothing happens is cut. */
const SILENCE = 90_000;
/**
 * A message comes in one frame, or in a few; its bytes in a few dozen parts. Of each socket one frame is heard in a turn
 * of the event loop: thousands may stand in what was read at once, and all of them would be heard before anybody else.
 */
const FRAMES = { maxFragments: 32, maxBufferedChunks: 1024, allowSynchronousEvents: false } as const;

/** Starts the server and resolves once it listens. */
export async function startServer(options: ServerOptions): Promise<MarshallServer> {
  const limits: Limits = { ...LIMITS, ...options.limits };
  const { languages = LANGUAGES } = options;
  const { journal = new Journal('warn'), metrics = new Metrics(), peers = ALONE } = options;
  const { counting } = peers;
  const kept = metrics.measured(options.store);
  const heartbeat = options.heartbeat ?? 30_000;
  const fault = (error: unknown): void => {
    metrics.fault(error instanceof StoreError ? 'store' : 'program');
    if (options.onFault === undefined) journal.fault(error);
    else options.onFault(error);
  };
  const checker = new Checker(options.checkProgram);
  const uptime = new Uptime(kept, { fault, ...(options.attend === undefined ? {} : { every: options.attend }) });
  const store = uptime.watching(kept);
  const tables = new Tables(store, {
    outages: uptime.outages,
    settled: uptime.settled,
    pace: options.pace ?? 300,
    idle: options.idle ?? 60_000,
    sweep: options.sweep ?? 2_000,
    peers,
    thinkProgram: options.thinkProgram,
    opens: (game) => checker.opens(game),
    fault,
  });
  const standing: Standing = { hosts: options.hosts, proxies: options.proxies ?? 0 };
  const rates = new Rates(limits, counting);
  const quotas = new QuotaDesk(store, limits.quotas, limits.counts);
  const bulletin = new Bulletin(store, { fault });
  const blocks = new Blocks(store);
  const desk = new AccountDesk(store, (account) => bulletin.letIn('', account));
  const keys = await noticeKeys(store);
  const senders = sendersFor(options.notices ?? {}, keys);
  const herald = new Herald(store, senders, {
    outages: uptime.outages,
    languages,
    pace: options.herald,
    fault,
    warn: (sentence, figures) => journal.warn(sentence, figures),
  });
  let stopping = false;
  const services: Services = {
    store,
    tables,
    outages: uptime.outages,
    desk,
    lobby: new Lobby(store, quotas),
    teller: new Teller(store, blocks, uptime.outages),
    house: new House(store, tables, { bulletin, quotas }),
    talk: new Talk(store, { quotas, bulletin, blocks }),
    bulletin,
    blocks,
    reports: new Reports(store, quotas),
    quotas,
    notices: new NoticeDesk(store, keys, senders, options.notices ?? {}, languages),
    checker,
    limits,
    rates,
    languages,
    stopping: () => stopping,
    secureCookies: options.secureCookies ?? false,
  };
  const server = fastify({
    bodyLimit: limits.body,
    forceCloseConnections: true,
    trustProxy: (_address, hop) => hop < standing.proxies,
    serverFactory: (handle) => {
      const http = createServer(TIMES, answered(handle));
      http.setTimeout(SILENCE);
      return http;
    },
    genReqId: requestId,
    frameworkErrors: unreadableAddress,
    clientErrorHandler: unreadableRequest,
  });
  observe(server, journal, metrics);
  boundConnections(server.server, standing.proxies === 0 ? limits.connections : undefined, undefined, counting);
  server.addHook('onSend', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (isEncrypted(request.raw, standing)) reply.headers(ENCRYPTED_HEADERS);
    if (!request.url.startsWith('/api/')) return;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.headers(rateHeaders(rates.requests(callerOf(request))));
  });
  server.setErrorHandler(async (failure, request, reply) => {
    const { error, fault: isFault } = heardOf(failure);
    if (isFault) fault(failure);
    const { status, retryAfter } = error.why;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.code(status).send(bodyOf(error, languageOf(request.headers, languages)));
  });
  readBodies(server);
  const letGo: (() => void)[] = [];
  await server.register(fastifyWebsocket, {
    // Pings are answered where they are counted, in live/connection.ts.
    options: { maxPayload: limits.message, perMessageDeflate: false, autoPong: false, ...FRAMES },
    // The plugin's own would close all sockets first, without a word.
    preClose: (done) => {
      for (const close of letGo) close();
      server.websocketServer.close();
      done();
    },
  });
  server.websocketServer.on('wsClientError', unreadableHandshake);
  // After the hooks of the sockets, which close the connection of one that is not let in.
  const warn = options.onWarning ?? ((sentence: string) => journal.warn(sentence));
  server.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    // An address may be written in many ways, its route in one.
    const asks = request.ws || url === undefined || url.startsWith('/api/');
    rates.count(asks ? 'requests' : 'files', callerOf(request));
    if (isNamedTwice(request.raw)) throw TWO_HOSTS;
    if (!isOwnHost(request.raw, standing) && !PROBES.has(url ?? '')) throw WRONG_HOST;
    if (request.ws && !SOCKET_PATHS.has(url ?? '')) throw NO_SOCKET;
    // Files of the page are let through: it says why nothing else is.
    if (asks) bulletin.letIn(callerOf(request));
  });
  server.addHook('onRequest', forgottenProxy(standing, warn));
  const identify = async (request: FastifyRequest) => {
    const caller = await accountOf(desk, request);
    if (caller !== undefined) bulletin.letIn(caller.address, caller.account.id);
    return caller;
  };
  const sockets = new Sockets(services, { heartbeat, counting, fault, identify });
  const ownPages = (request: FastifyRequest): void => {
    if (!isOwnOrigin(request.raw, standing)) throw FOREIGN;
  };
  const guard = async (request: FastifyRequest) => ownPages(request);
  letGo.push(
    store.onRevoked((proof) => sockets.revoked(proof)),
    bulletin.onChange(() => sockets.bulletinChanged()),
    () => bulletin.close(),
    () => uptime.close(),
    () => sockets.close(),
  );
  server.addHook('preClose', async () => checker.close());
  sockets.register(server, guard);
  const watch = {
    seed: `${Date.now()}`,
    pace: options.watchPace ?? 300,
    heartbeat,
    perAddress: limits.watchers,
    counting,
    languages,
  };
  letGo.push(registerWatch(server, watch, guard));
  const tell = options.onRemoval ?? ((sentence: string) => journal.info(sentence));
  letGo.push(sweepHourly(store, limits.keep, { tell, fault }));
  serveRoutes(server, services, identify, ownPages);
  serveTablePage(server, services, options.site);
  await servePage(server, options.site);
  await bulletin.start();
  await uptime.start();
  herald.start();
  try {
    if (peers === ALONE) await server.listen({ host: options.host, port: options.port });
    else {
      await server.ready();
      gatherSockets(server.server, peers);
    }
  } catch (error) {
    tables.close();
    bulletin.close();
    uptime.close();
    await herald.close();
    await server.close();
    throw error;
  }
  metrics.read({
    tables: () => tables.size,
    sockets: () => server.websocketServer.clients.size,
    checks: () => checker.size,
  });
  const unwatch = options.watchdog === undefined ? undefined : watchLoop(options.watchdog);
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: urlOf(options.host, port),
    port,
    tables: () => tables.size,
    async close() {
      stopping = true;
      tables.close();
      await herald.close();
      await server.close();
      // Those that were given to it are not closed by a server that doesn't listen.
      server.server.closeAllConnections();
      await unwatch?.();
    },
  };
}

/** A page of another site may not speak through somebody's browser. */
const FOREIGN = new ApiError(403, 'foreign');
const TWO_HOSTS = new ApiError(400, 'malformed');
const WRONG_HOST = new ApiError(421, 'wrong-host');
const NO_SOCKET = new ApiError(404, 'not-found:socket');
/** What watches a server asks it by its number, whatever its names are. */
const PROBES: ReadonlySet<string> = new Set(['/api/health', '/api/ready']);
const SOCKET_PATHS: ReadonlySet<string> = new Set([SOCKET_PATH, WATCH_PATH]);

/** Where a browser on this machine finds a server. */
export function urlOf(host: string, port: number): string {
  // A server that listens everywhere is reached through this machine's own name.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
