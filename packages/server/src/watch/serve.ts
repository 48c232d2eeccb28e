// Serves the built page and the feed of a running game. No accounts and no store: there is nothing to send but public facts.
import fastifyStatic from '@fastify/static';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { audience } from './audience.ts';
import { WATCH_PATH } from './feed.ts';
import { WatchedGame } from './watched-game.ts';

export interface WatchOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder of the built page. */
  readonly site: string;
  /** Games follow from it. */
  readonly seed: string;
  /** Milliseconds between two commands. */
  readonly pace?: number;
  /** Milliseconds between two heartbeats. */
  readonly heartbeat?: number;
}

export interface WatchServer {
  /** Where a browser on this machine finds it. */
  readonly url: string;
  close(): Promise<void>;
}

const PACE = 300;
const HEARTBEAT = 30_000;
const MOST_WATCHERS = 500;
/** Spectators have nothing to say. */
const LARGEST_MESSAGE = 1024;

/** Starts the server and resolves once it listens. */
export async function startWatch(options: WatchOptions): Promise<WatchServer> {
  const server = fastify({ bodyLimit: LARGEST_MESSAGE, forceCloseConnections: true });
  const game = new WatchedGame(options.seed);
  const watchers = audience(() => game.snapshot(), { most: MOST_WATCHERS, heartbeat: options.heartbeat ?? HEARTBEAT });
  // Nobody looks, nothing moves.
  const clock = setInterval(() => {
    if (watchers.size() > 0) watchers.tell(game.step());
  }, options.pace ?? PACE);

  server.addHook('onClose', async () => {
    clearInterval(clock);
    watchers.leave();
  });
  secure(server);
  await server.register(fastifyWebsocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } });
  server.get(WATCH_PATH, { websocket: true, preValidation: sameOrigin }, (socket) => watchers.welcome(socket));
  await server.register(fastifyStatic, {
    root: options.site,
    cacheControl: false,
    setHeaders: (response, path) => {
      // Names under assets change with their content.
      response.setHeader(
        'cache-control',
        /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('There is nothing here.\n'));

  await server.listen({ host: options.host, port: options.port });
  return { url: urlOf(server, options.host), close: () => server.close() };
}

/** A page of another site may not listen in through somebody's browser. */
async function sameOrigin(request: FastifyRequest): Promise<void> {
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  throw Object.assign(new Error('Only pages of this server may watch.'), { statusCode: 403 });
}

function secure(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
}

const HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
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

function urlOf(server: FastifyInstance, host: string): string {
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  // A server that listens everywhere is reached through this machine's own name.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
