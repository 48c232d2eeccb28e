// One socket: parses what comes in, answers in order, and is let go when it is silent, too loud or too slow.
import type { Writable } from 'node:stream';
import type { Viewer } from '@marshall/rules';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { AccountDesk, Caller } from '../accounts/desk.ts';
import { ApiError, malformed, sayError } from '../http/errors.ts';
import { Buckets, type Limits } from '../http/limits.ts';
import type { Teller } from '../lobby/info.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Game as GameRow } from '../store/store.ts';
import { readArrangement } from '../table/arrangement.ts';
import type { Outcome } from '../table/terms.ts';
import { Turns } from '../table/turns.ts';
import { isSeated, whyNotLookOn } from './eyes.ts';
import { Frames } from './frames.ts';
import type { House } from './house.ts';
import { Join } from './join.ts';
import { Later } from './later.ts';
import { type ClientMessage, clientMessage, commandId, type ServerMessage } from './protocol.ts';

export interface Around {
  readonly house: House;
  readonly lobby: Lobby;
  readonly teller: Teller;
  readonly desk: AccountDesk;
  readonly limits: Limits;
  fault(error: unknown): void;
  /** Asks to be told when a game that has not begun changes. */
  waitFor(game: string, connection: Connection): void;
}

const GOING_AWAY = 1001;
const POLICY = 1008;
/** Messages beyond the rate before the socket is closed. */
const PATIENCE = { burst: 200, perSecond: 1 } as const;

export class Connection {
  readonly caller: Caller | undefined;
  readonly #socket: WebSocket;
  readonly #frames: Frames;
  readonly #around: Around;
  readonly #turns = new Turns();
  readonly #rate: Buckets;
  readonly #joins = new Map<string, Join>();
  readonly #later: Later;
  readonly #patience = new Buckets(PATIENCE);
  #alive = true;

  /** `wire` is the connection under the socket. */
  constructor(socket: WebSocket, wire: Writable, caller: Caller | undefined, around: Around) {
    this.#socket = socket;
    this.#frames = new Frames(wire);
    this.caller = caller;
    this.#around = around;
    this.#rate = new Buckets(around.limits.messages);
    // Whoever hears later more than can wait for him comes back and resumes where he was.
    this.#later = new Later(
      around.limits.delayed,
      (text) => this.#send(text),
      () => this.terminate(),
    );
    socket.on('pong', () => {
      this.#alive = true;
    });
    // A broken or oversized frame closes the socket; there is nothing else to do about it.
    socket.on('error', () => socket.terminate());
  }

  /** A frame came in. */
  hear(data: string | undefined): void {
    if (data === undefined) {
      this.#say({ type: 'error', code: 'malformed', sentence: 'Send text, not bytes.' });
      return;
    }
    if (!this.#rate.take('')) {
      if (!this.#patience.take('')) this.close(POLICY, 'Too many messages.');
      else this.#say({ type: 'error', ...idIn(data), code: 'too-fast', sentence: TOO_FAST });
      return;
    }
    void this.#turns.run(() => this.#answer(data));
  }

  /** Whether it answered since the last beat; asks again. */
  beat(): boolean {
    const alive = this.#alive;
    this.#alive = false;
    if (alive && this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
    return alive;
  }

  /** A game that somebody here looks at changed before it began, or began. */
  async refresh(game: string): Promise<void> {
    await this.#turns
      .run(async () => {
        for (const join of this.#joins.values())
          if (join.game === game && join.table === undefined) await this.#enter(join, undefined, undefined);
      })
      // The game could not be read; the next news of it tries again.
      .catch(() => this.#around.waitFor(game, this));
  }

  close(code: number = GOING_AWAY, reason = 'The server stops.'): void {
    this.#frames.flush();
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** The socket is gone. */
  gone(): void {
    for (const key of this.#joins.keys()) this.#leave(key);
  }

  async #answer(data: string): Promise<void> {
    let id: string | undefined;
    try {
      const json = parseJson(data);
      const message = clientMessage.safeParse(json);
      // So that the sender knows what is not understood.
      id = message.success ? message.data.id : identified.safeParse(json).data?.id;
      if (!message.success) throw malformed(message.error);
      await this.#handle(message.data);
    } catch (error) {
      const { body, fault } = sayError(error);
      if (fault) this.#around.fault(error);
      this.#say(id === undefined ? { type: 'error', ...body } : { type: 'error', id, ...body });
    }
  }

  async #handle(message: ClientMessage): Promise<void> {
    const { house } = this.#around;
    const { id, game, seat } = message;
    if (message.type === 'join') return this.#join(message);
    if (message.type === 'leave') {
      this.#leave(keyOf(game, seat));
      return this.#say({ type: 'left', id });
    }
    if (this.caller === undefined)
      throw new ApiError(401, 'nobody', 'Say who you are first: open the page, or use a bot token.');
    const account = this.caller.account.id;
    switch (message.type) {
      case 'command':
        return this.#sayOutcome(id, await house.command(game, account, seat, id, message.command, message.question));
      case 'undo':
        return this.#sayOutcome(id, await house.undo(game, account, seat, id));
      case 'options':
        return this.#say({ type: 'options', id, offers: await house.options(game, account, seat, message.draft) });
      case 'why': {
        const refusal = await house.why(game, account, seat, message.command);
        return this.#say(refusal === undefined ? { type: 'why', id } : { type: 'why', id, refusal });
      }
      case 'position': {
        const table = await house.table(game);
        const viewer = house.seatOf(table.row, account, seat);
        const { asks, ...position } = await table.position(viewer);
        const told = { type: 'position', game, seat: viewer, ...position } as const;
        return this.#say(asks === undefined ? told : { ...told, asks });
      }
      case 'say':
        await house.say(game, account, seat, message.to, message.text);
        return this.#say({ type: 'done', id });
      case 'read':
        await house.read(game, account, seat, message.conversation, message.upTo);
        return this.#say({ type: 'done', id });
    }
  }

  async #join({ id, game, seat, spectator, since, heard, positions }: ClientMessage & { type: 'join' }): Promise<void> {
    const { house, lobby, limits } = this.#around;
    const key = keyOf(game, seat);
    if (!this.#joins.has(key) && this.#joins.size >= limits.joins)
      throw new ApiError(429, 'too-many', 'This socket looks at too many games; leave one.');
    const row = await lobby.game(game);
    const account = this.caller?.account.id;
    const asSeat = spectator !== true && (seat !== undefined || isSeated(row, account));
    const viewer: Viewer = asSeat ? house.seatOf(row, account, seat) : 'spectator';
    const no = whyNotLookOn(row, viewer, account);
    if (no !== undefined) throw no;
    const delay = viewer === 'spectator' && row.status !== 'finished' ? readArrangement(row.meta).delay * 1000 : 0;
    this.#leave(key);
    const join = new Join(game, viewer, account, positions, delay, {
      // What is said before the game begins is no play.
      send: (text, passing = false) =>
        delay === 0 || join.table === undefined ? this.#send(text) : this.#later.send(join, text, passing),
      stirred: () => void this.#turns.run(() => this.#stirred(join)).catch(() => undefined),
    });
    this.#joins.set(key, join);
    join.lastMessage = await house.lastHeard(row, viewer, heard);
    await this.#enter(join, since, id);
  }

  /** Tells a game that has not begun, or sits down at its table. */
  async #enter(join: Join, since: number | undefined, id: string | undefined): Promise<void> {
    const { house, lobby, teller, waitFor } = this.#around;
    // Asked for before it is read, so that no change is lost between.
    waitFor(join.game, this);
    const row = await lobby.game(join.game);
    const begun = row.sequence > 0;
    const later = begun && join.delay > 0;
    // Told at once also to whoever hears the play later: it tells him nothing of that but when it begins for him.
    const told = { info: await teller.tell(row, join.account), ...(later ? { begins: Date.now() + join.delay } : {}) };
    const no = whyNotLookOn(row, join.viewer, join.account);
    if (id === undefined) this.#say({ type: 'game', ...told });
    if (no !== undefined) return this.#turnAway(join, no, id);
    if (id !== undefined && (later || !begun))
      this.#say({ type: 'joined', id, game: join.game, seat: join.viewer, feed: later ? (since ?? 0) : 0, ...told });
    if (begun) await join.enter(await house.table(join.game), since, later ? undefined : id, told.info);
    await this.#tellMessages(join, row);
  }

  #turnAway(join: Join, { body }: ApiError, id: string | undefined): void {
    for (const [key, other] of this.#joins) if (other === join) this.#leave(key);
    this.#say({ type: 'error', ...(id === undefined ? {} : { id }), ...body });
  }

  #leave(key: string): void {
    const join = this.#joins.get(key);
    if (join === undefined) return;
    join.leave();
    this.#later.forget(join);
    this.#joins.delete(key);
  }

  /** Seats, status or messages of a game in play have changed. */
  async #stirred(join: Join): Promise<void> {
    const { table } = join;
    if (table === undefined) return;
    await this.#tellMessages(join, table.row);
  }

  async #tellMessages(join: Join, row: GameRow): Promise<void> {
    const { messageKey } = readArrangement(row.meta);
    for (;;) {
      const messages = await this.#around.house.messagesAfter(row, join.viewer, join.lastMessage);
      if (messages.length === 0) return;
      for (const message of messages) join.tell(message, messageKey);
    }
  }

  #sayOutcome(id: string, outcome: Outcome): void {
    if (outcome.kind === 'refused') this.#say({ type: 'refused', id, ...outcome.refusal });
    else if (outcome.kind === 'accepted') this.#say({ type: 'accepted', id, feed: outcome.feed });
    else this.#say({ type: 'again', id });
  }

  #say(message: ServerMessage): void {
    this.#send(JSON.stringify(message));
  }

  #send(text: string): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    // Whoever cannot keep up comes back and resumes where he was.
    if (this.#frames.pending > this.#around.limits.waiting) {
      socket.terminate();
      return;
    }
    this.#frames.send(text);
  }
}

/** One pair of eyes for each seat that is named. */
const keyOf = (game: string, seat: string | undefined): string => `${game} ${seat ?? ''}`;

const identified = z.object({ id: commandId });
const TOO_FAST = 'Too many messages at once; wait a moment.';

/** The id of a message that is not read otherwise, so that its sender knows which one must be sent again. */
function idIn(data: string): { readonly id?: string } {
  try {
    return identified.safeParse(JSON.parse(data)).data ?? {};
  } catch {
    return {};
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'malformed', 'This is not JSON that can be read.');
  }
}
