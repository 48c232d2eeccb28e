// The game of officers on the front page, told to everyone who watches: it moves while somebody looks.
import type { FastifyInstance, FastifyRequest, preValidationHookHandler } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { type Languages, languageOf } from '../http/language.ts';
import { callerOf } from '../http/rates.ts';
import { noSocket } from '../http/route.ts';
import { Hearing } from '../live/hearing.ts';
import { silence } from '../live/parting.ts';
import type { Counting } from '../processes/counting.ts';
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
  readonly counting: Counting;
  readonly languages: Languages;
}

const MOST_WATCHERS = 500;
/** Pings and pongs of a watcher; a browser sends one in half a minute. */
const FRAMES = { burst: 20, perSecond: 1 } as const;

/** Adds the feed to a server; the result lets all watchers go. */
export function registerWatch(
  server: FastifyInstance,
  options: WatchOptions,
  guard: preValidationHookHandler,
): () => void {
  let begun: WatchedGame | undefined;
  // The first who looks begins it: a server that nobody watches starts sooner and keeps no game for it.
  const game = (): WatchedGame => {
    begun ??= new WatchedGame(options.seed, options.languages);
    return begun;
  };
  const watchers = audience((language) => game().snapshot(language), {
    most: MOST_WATCHERS,
    heartbeat: options.heartbeat,
  });
  const clock = setInterval(() => {
    // Nobody looks, nothing moves.
    if (watchers.size() === 0) return;
    try {
      watchers.tell(game().step());
    } catch (error) {
      // A game that cannot go on is a bug of ours, and no reason to bring down the tables: the next one begins.
      server.log.error(error, 'a watched game was broken off');
      watchers.tell(game().restart());
    }
  }, options.pace);
  const places = options.counting.places('watchers', options.perAddress);
  const admit = async (request: FastifyRequest): Promise<void> => {
    if (places.full(callerOf(request))) throw new ApiError(429, 'too-many:watchers');
  };
  server.route({
    method: 'GET',
    url: WATCH_PATH,
    preValidation: [guard, admit],
    handler: noSocket,
    wsHandler: (socket, request) => {
      socket.on('close', places.take(callerOf(request)));
      const hearing = new Hearing(FRAMES);
      const language = languageOf(request.headers, options.languages);
      const { server: say } = language.speaker();
      const mayStay = () => {
        if (socket.readyState !== socket.OPEN) return false;
        const heard = hearing.take() === 'heard';
        if (!heard) silence(socket, say('closing:loud'));
        return heard;
      };
      // Watchers have nothing to say.
      socket.on('message', () => mayStay() && silence(socket, say('closing:quiet')));
      // The library leaves pings to us (server.ts).
      socket.on('ping', (data) => mayStay() && socket.pong(data));
      socket.on('pong', mayStay);
      watchers.welcome(socket, language);
    },
  });
  return () => {
    clearInterval(clock);
    watchers.leave();
  };
}
