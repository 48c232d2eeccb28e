// One socket: parses what comes in, answers in order, and is let go when it is silent, too loud or too slow.
import { randomBytes } from 'node:crypto';
import type { Writable } from 'node:stream';
import { type Language, type ServerSaid, told } from '@marshall/words';
import type { WebSocket } from 'ws';
import type { Caller } from '../accounts/desk.ts';
import { ApiError, bodyOf, heardOf, malformed } from '../http/errors.ts';
import { hushedSeats, hushOf } from '../people/hush.ts';
import { noticeWords } from '../people/notice.ts';
import type { Notice } from '../store/store.ts';
import type { Outcome } from '../table/terms.ts';
import { Turns } from '../table/turns.ts';
import { bytesOf, Frames, waitingInAll } from './frames.ts';
import { Hearing } from './hearing.ts';
import { type Halls, Joins, type Line } from './joins.ts';
import { seatOf } from './own-seat.ts';
import { part, shortOf, silence } from './parting.ts';
import { type ClientMessage, clientMessage, type ServerMessage } from './protocol.ts';
import { idIn, idOf, isReadable, parseJson, plainCommand } from './reading.ts';

export interface Around extends Halls {
  /** Asks to be told when a game that has not begun changes. */
  waitFor(game: string, connection: Connection): void;
}

/** Who is at the other end. */
export interface Person {
  readonly caller: Caller | undefined;
  /** What they hear where an account is needed and they have none. */
  readonly stranger: ApiError;
  /** Who the limits count. */
  readonly address: string;
  readonly language: Language;
}

export class Connection implements Line {
  readonly caller: Caller | undefined;
  readonly #socket: WebSocket;
  readonly #frames: Frames;
  readonly #around: Around;
  readonly address: string;
  /** What is read there. */
  readonly language: Language;
  readonly #stranger: ApiError;
  readonly #turns = new Turns();
  readonly #hearing: Hearing;
  readonly #joins: Joins;
  #alive = true;
  /** The notices it was told last, as text. */
  #notices = '[]';
  /** What the next pong must say. */
  #beaten = '';

  /** `wire` is the connection under the socket. */
  constructor(socket: WebSocket, wire: Writable, { caller, stranger, address, language }: Person, around: Around) {
    this.#socket = socket;
    this.#frames = new Frames(wire);
    this.caller = caller;
    this.#around = around;
    this.address = address;
    this.language = language;
    this.#stranger = stranger;
    this.#hearing = new Hearing(around.limits.messages, (tokens) => around.rates.traffic.take(address, tokens));
    this.#joins = new Joins(this, around);
    socket.on('ping', (data) => {
      if (this.#take() === 'heard') socket.pong(data);
    });
    socket.on('pong', (data) => {
      // One that was not asked for proves nothing: it may come from somebody who reads nothing.
      if (this.#take() === 'heard' && data.toString('latin1') === this.#beaten) this.#alive = true;
    });
    // A broken or oversized frame closes the socket; there is nothing else to do about it.
    socket.on('error', () => socket.terminate());
  }

  /** A frame came in: a text, or bytes. */
  hear(data: string | undefined): void {
    const taken = this.#take(data?.length);
    if (taken === 'too-fast') this.#sayError(data === undefined ? undefined : idIn(data), TOO_FAST);
    if (taken !== 'heard') return;
    if (data === undefined) this.#sayError(undefined, NO_TEXT);
    else this.#hearing.until(this.#inTurn(() => this.#answer(data)));
  }

  /** Whether it answered since the last beat and reads what it is sent; asks again. */
  beat(): boolean {
    const alive = this.#alive && this.#keepsUp;
    this.#alive = false;
    this.#beaten = randomBytes(4).toString('hex');
    if (alive && this.isOpen) this.#socket.ping(this.#beaten);
    return alive;
  }

  /** A game that somebody here looks at changed before it began, or began. */
  async refresh(game: string): Promise<void> {
    await this.#inTurn(async () => {
      await this.#joins.refresh(game);
    }).catch((error: unknown) => {
      // The game could not be read; the next news of it tries again. One that is gone has no more news.
      if (!(error instanceof ApiError)) return this.#around.waitFor(game, this);
      this.#joins.turnAwayFrom(game, error);
    });
  }

  /** Lets it go with a code and a word. */
  close(code: number, ...reason: ServerSaid): void {
    this.#part(code, this.language.speaker().server(...reason));
  }

  /** Tells what the host says to everybody, where it was not told yet. */
  notify(notices: readonly Notice[]): void {
    const told = notices.map(({ id, text, until }) => ({ id, text: noticeWords(text, this.language), until }));
    const written = JSON.stringify(told);
    if (written === this.#notices) return;
    this.#notices = written;
    this.say({ type: 'notices', notices: told });
  }

  /** Tells why somebody is kept out, and lets them go. */
  turnOut(code: number, why: ApiError): void {
    this.#sayError(undefined, why);
    this.#part(code, shortOf(bodyOf(why, this.language).sentence));
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** The socket is gone. */
  gone(): void {
    this.#joins.gone();
    this.#frames.gone();
  }

  /** Asks to be told when a game that has not begun changes. */
  waitFor(game: string): void {
    this.#around.waitFor(game, this);
  }

  /** Resolves when it has taken nearly all. */
  drained(): Promise<void> {
    return this.#frames.drained();
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  say(message: ServerMessage): void {
    this.send(bytesOf(JSON.stringify(message)));
  }

  /** Sends a text, given as its bytes. */
  send(bytes: string): void {
    if (!this.isOpen) return;
    // A reader who cannot keep up comes back and resumes where they were.
    if (this.#keepsUp) this.#frames.send(bytes);
    else this.terminate();
  }

  #part(code: number, reason: string): void {
    this.#frames.flush();
    part(this.#socket, code, reason);
  }

  /** Whether no more waits for the socket than may, and for all slow ones together. */
  get #keepsUp(): boolean {
    const { waiting, waitingInAll: most } = this.#around.limits;
    const { isSlow, pending } = this.#frames;
    return pending <= waiting && (!isSlow || waitingInAll() <= most);
  }

  /** Counts a frame. What comes after the socket was closed is not heard, no matter who closed it. */
  #take(bytes?: number): ReturnType<Hearing['take']> | 'closed' {
    if (!this.isOpen) return 'closed';
    const taken = this.#hearing.take(bytes);
    if (taken === 'too-loud') {
      this.#frames.flush();
      silence(this.#socket, this.language.speaker().server('closing:loud'));
    }
    return taken;
  }

  /** Runs a job after those before it, unless the socket was closed until then. */
  #inTurn(job: () => Promise<void>): Promise<void> {
    return this.#turns.run(() => (this.isOpen ? job() : undefined));
  }

  async #answer(data: string): Promise<void> {
    let id: string | undefined;
    try {
      const json = parseJson(data);
      if (!isReadable(data, json)) {
        id = idOf(json);
        throw new ApiError(413, 'too-large');
      }
      const command = plainCommand(json);
      id = command?.id;
      if (command !== undefined) return await this.#handle(command);
      const message = clientMessage.safeParse(json, { reportInput: true });
      // So that the sender knows what is not understood.
      id = message.success ? message.data.id : idOf(json);
      if (!message.success) throw malformed(message.error);
      await this.#handle(message.data);
    } catch (failure) {
      const { error, fault } = heardOf(failure);
      if (fault) this.#around.fault(failure);
      this.#sayError(id, error);
    }
  }

  async #handle(message: ClientMessage): Promise<void> {
    const { house, talk } = this.#around;
    if (message.type === 'ping') return this.say({ type: 'pong', id: message.id });
    const { id, game, seat } = message;
    if (message.type === 'join') return this.#joins.join(message);
    if (message.type === 'leave') {
      this.#joins.leave(game, seat);
      return this.say({ type: 'left', id });
    }
    if (this.caller === undefined) throw this.#stranger;
    const account = this.caller.account.id;
    switch (message.type) {
      case 'command':
        return this.#sayOutcome(
          id,
          await house.command(game, this.caller, seat, id, message.command, message.question),
        );
      case 'undo':
        return this.#sayOutcome(id, await house.undo(game, this.caller, seat, id));
      case 'options':
        return this.say({ type: 'options', id, offers: await house.options(game, account, seat, message.draft) });
      case 'why': {
        const refusal = await house.why(game, account, seat, message.command, this.language);
        return this.say(refusal === undefined ? { type: 'why', id } : { type: 'why', id, refusal });
      }
      case 'position': {
        const table = await house.table(game);
        const viewer = seatOf(table.row, account, seat);
        const seen = await table.position(viewer, this.language);
        const { asks, ...position } = hushOf(hushedSeats(table.row, await talk.knowBlocked(account)))(seen);
        const told = { type: 'position', id, game, seat: viewer, ...position } as const;
        return this.say(asks === undefined ? told : { ...told, asks });
      }
      case 'say':
        await talk.say(game, this.caller, seat, message.to, message.text);
        return this.say({ type: 'done', id });
      case 'read':
        await talk.read(game, account, seat, message.conversation, message.upTo);
        return this.say({ type: 'done', id });
    }
  }

  #sayOutcome(id: string, outcome: Outcome): void {
    if (outcome.kind === 'refused')
      this.say({ type: 'refused', id, ...told(this.language, outcome.refusal, outcome.seated) });
    else if (outcome.kind === 'accepted') this.say({ type: 'accepted', id, feed: outcome.feed });
    else this.say({ type: 'again', id });
  }

  #sayError(id: string | undefined, why: ApiError): void {
    const body = bodyOf(why, this.language);
    this.say(id === undefined ? { type: 'error', ...body } : { type: 'error', id, ...body });
  }
}

const TOO_FAST = new ApiError(429, 'too-fast:messages');
const NO_TEXT = new ApiError(400, 'malformed:bytes');
