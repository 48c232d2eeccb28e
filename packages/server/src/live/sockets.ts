// All sockets of this process: let in, counted, kept alive, told of games that have not begun, and let go.
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest, preValidationHookHandler } from 'fastify';
import type { WebSocket } from 'ws';
import type { Caller } from '../accounts/desk.ts';
import { ApiError } from '../http/errors.ts';
import { strangerOf } from '../http/identify.ts';
import { languageOf } from '../http/language.ts';
import type { Places } from '../http/limits.ts';
import { callerOf } from '../http/rates.ts';
import { noSocket, type Services } from '../http/route.ts';
import type { Counting } from '../processes/counting.ts';
import { type Around, Connection } from './connection.ts';
import { DelayedGames } from './delayed.ts';
import { GOING_AWAY } from './parting.ts';

export const SOCKET_PATH = '/api/socket';

export interface SocketsOptions {
  /** Milliseconds between two heartbeats. */
  readonly heartbeat: number;
  /** Where the sockets of an address are counted. */
  readonly counting: Counting;
  fault(error: unknown): void;
  identify(request: FastifyRequest): Promise<Caller | undefined>;
}

interface Admitted {
  readonly caller: Caller | undefined;
  readonly response: ServerResponse;
}

const REVOKED = 4401;
const BANNED = 4403;
const BEATS_AT_ONCE = 50;

export class Sockets {
  readonly #services: Services;
  readonly #around: Around;
  readonly #identify: SocketsOptions['identify'];
  readonly #connections = new Set<Connection>();
  /** Who looks at games that have not begun. */
  readonly #waiting = new Map<string, Set<Connection>>();
  readonly #places: Places;
  readonly #admitted = new WeakMap<FastifyRequest, Admitted>();
  readonly #pulse: NodeJS.Timeout;
  readonly #unsubscribe: () => void;
  #closed = false;

  constructor(services: Services, { heartbeat, counting, fault, identify }: SocketsOptions) {
    this.#services = services;
    this.#places = counting.places('sockets', services.limits.sockets);
    const delayed = new DelayedGames(services.talk, services.limits);
    this.#around = { ...services, delayed, fault, waitFor: (game, connection) => this.#waitFor(game, connection) };
    this.#identify = identify;
    // Counted from the end of a beat, which takes as long as the store does: everybody has that time to answer the ping.
    const next = () => (this.#closed ? undefined : this.#pulse.refresh());
    this.#pulse = setTimeout(() => void this.#beat().finally(next), heartbeat).unref();
    this.#unsubscribe = services.store.subscribe((game) => {
      const waiting = this.#waiting.get(game);
      if (waiting === undefined) return;
      this.#waiting.delete(game);
      // A listener who still waits after being told waits again.
      for (const connection of waiting) void connection.refresh(game);
    });
  }

  register(server: FastifyInstance, guard: preValidationHookHandler): void {
    const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const caller = await this.#identify(request);
      if (this.#places.full(callerOf(request))) throw new ApiError(429, 'too-many:sockets');
      this.#admitted.set(request, { caller, response: reply.raw });
    };
    server.route({
      method: 'GET',
      url: SOCKET_PATH,
      preValidation: [guard, admit],
      handler: noSocket,
      wsHandler: (socket, request) => this.#welcome(socket, request),
    });
  }

  /** A session or token proves nothing any more; where nobody knows which, every one is asked for again. */
  revoked(proof: string | undefined): void {
    if (proof === undefined) void this.#prove();
    for (const connection of this.#connections)
      if (connection.caller?.proof === proof && proof !== undefined) connection.close(REVOKED, 'closing:ended');
  }

  /** Bans or notices have changed: who is kept out now is told why and let go, everybody else hears the notices. */
  bulletinChanged(): void {
    const { bulletin } = this.#services;
    for (const connection of this.#connections) {
      const no = bulletin.keptOut(connection.address, connection.caller?.account.id);
      if (no === undefined) connection.notify(bulletin.notices);
      else connection.turnOut(BANNED, no);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#pulse);
    this.#unsubscribe();
    for (const connection of this.#connections) connection.close(GOING_AWAY, 'closing:stops');
  }

  #waitFor(game: string, connection: Connection): void {
    // One that has gone meanwhile would never be taken away.
    if (!this.#connections.has(connection)) return;
    const waiting = this.#waiting.get(game) ?? new Set();
    this.#waiting.set(game, waiting.add(connection));
  }

  #welcome(socket: WebSocket, request: FastifyRequest): void {
    const wire = request.raw.socket;
    const admitted = this.#admitted.get(request);
    // There is nothing more to respond: request and response need not stay as long as the socket. The plugin holds them
    // for its own handler of errors, which the connection's own replaces.
    admitted?.response.detachSocket(wire);
    socket.removeAllListeners('error');
    const address = callerOf(request);
    const language = languageOf(request.headers, this.#services.languages);
    const person = { caller: admitted?.caller, stranger: strangerOf(request), address, language };
    const connection = new Connection(socket, wire, person, this.#around);
    const giveBack = this.#places.take(address);
    this.#connections.add(connection);
    connection.notify(this.#services.bulletin.notices);
    socket.on('message', (data, binary) => connection.hear(binary ? undefined : String(data)));
    socket.on('close', () => {
      this.#connections.delete(connection);
      giveBack();
      for (const [game, waiting] of this.#waiting)
        if (waiting.delete(connection) && waiting.size === 0) this.#waiting.delete(game);
      connection.gone();
    });
  }

  /** Silent callers are gone; those whose session ended elsewhere are let go. */
  async #beat(): Promise<void> {
    for (const [i, connection] of [...this.#connections].entries()) {
      // Between a few of them, play has its turn.
      if (i % BEATS_AT_ONCE === BEATS_AT_ONCE - 1) await pause(1);
      if (!connection.beat()) connection.terminate();
    }
    await this.#prove();
  }

  /** Lets go whose session or token has ended. */
  async #prove(): Promise<void> {
    /** What was asked of the store now: many sockets may show the same proof. */
    const proven = new Map<string, Promise<boolean>>();
    for (const [i, connection] of [...this.#connections].entries()) {
      if (i % BEATS_AT_ONCE === BEATS_AT_ONCE - 1) await pause(1);
      const { caller } = connection;
      if (caller !== undefined) {
        const proves = proven.get(caller.proof) ?? this.#services.desk.stillProves(caller).catch(() => true);
        proven.set(caller.proof, proves);
        if (!(await proves)) connection.close(REVOKED, 'closing:ended');
      }
    }
  }
}
