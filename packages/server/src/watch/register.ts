// The game of random players on the front page, told to whoever watches: it moves while somebody looks.
import type { FastifyInstance, FastifyRequest, preValidationHookHandler } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { Places } from '../http/limits.ts';
import { audience } from './audience.ts';
import { WATCH_PATH } from './feed.ts';
import { WatchedGame } from './watched-game.ts';

export interface WatchOptions {
  /** Games follow from it. */
  readonly seed: string;
  /** Milliseconds between two commands. */
  readonly pace: number;
  /** Milliseconds between two heartbeats. */
  readonly heartbeat: number;
  /** Watchers from one address. */
  readonly perAddress: number;
}

const MOST_WATCHERS = 500;

/** Adds the feed to a server. */
export function registerWatch(server: FastifyInstance, options: WatchOptions, guard: preValidationHookHandler): void {
  const game = new WatchedGame(options.seed);
  const watchers = audience(() => game.snapshot(), { most: MOST_WATCHERS, heartbeat: options.heartbeat });
  const clock = setInterval(() => {
    // Nobody looks, nothing moves.
    if (watchers.size() === 0) return;
    try {
      watchers.tell(game.step());
    } catch (error) {
      // A game that cannot go on is a bug of ours, and no reason to bring down the tables: the next one begins.
      server.log.error(error, 'a watched game was broken off');
      watchers.tell(game.restart());
    }
  }, options.pace);
  server.addHook('preClose', async () => {
    clearInterval(clock);
    watchers.leave();
  });
  const places = new Places(options.perAddress);
  const admit = async ({ ip }: FastifyRequest): Promise<void> => {
    if (places.full(ip)) throw new ApiError(429, 'too-many', 'Too many watch from your address; close a page.');
  };
  server.get(WATCH_PATH, { websocket: true, preValidation: [guard, admit] }, (socket, { ip }) => {
    socket.on('close', places.take(ip));
    // Watchers have nothing to say.
    socket.on('message', () => socket.close(1008, 'Nothing is to be said here.'));
    // The library leaves pings to us (server.ts).
    socket.on('ping', (data) => socket.pong(data));
    watchers.welcome(socket);
  });
}
