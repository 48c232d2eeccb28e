// One socket: parses what comes in, answers in order, and is let go when it is silent, too loud or too slow.
import { randomBytes } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { Viewer } from '@marshall/rules';
import { type Language, type ServerSaid, told } from '@marshall/words';
import type { WebSocket } from 'ws';
import type { AccountDesk, Caller } from '../accounts/desk.ts';
import { ApiError, bodyOf, heardOf, malformed, tooFast } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import type { Rates } from '../http/rates.ts';
import type { Teller } from '../lobby/info.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { hushedSeats, hushOf } from '../people/hush.ts';
import { noticeWords } from '../people/notice.ts';
import type { Game as GameRow, Notice } from '../store/store.ts';
import { readArrangement, readSummary } from '../table/arrangement.ts';
import { sequenceAt } from '../table/past.ts';
import type { Outcome } from '../table/terms.ts';
import { Turns } from '../table/turns.ts';
import type { DelayedGames } from './delayed.ts';
import { isSeated, whyNotLookOn } from './eyes.ts';
import { bytesOf, Frames, waitingInAll } from './frames.ts';
import { Hearing } from './hearing.ts';
import type { House } from './house.ts';
import { Join, SHORT_BACKLOG } from './join.ts';
import { part, shortOf, silence } from './parting.ts';
import { type ClientMessage, clientMessage, type ServerMessage } from './protocol.ts';
import { idIn, idOf, parseJson } from './reading.ts';

export interface Around {
  readonly house: House;
  readonly lobby: Lobby;
  readonly teller: Teller;
  readonly desk: AccountDesk;
  readonly limits: Limits;
  readonly rates: Rates;
  readonly delayed: DelayedGames;
  fault(error: unknown): void;
  /** Asks to be told when a game that has not begun changes. */
  waitFor(game: string, connection: Connection): void;
}

/** Messages that a join counts as: it reads game, names and talk. */
const JOIN = 5;

/** Who is at the other end. */
export interface Person {
  readonly caller: Caller | undefined;
  /** Who the limits count. */
  readonly address: string;
  readonly language: Language;
}

export class Connection {
  readonly caller: Caller | undefined;
  readonly #socket: WebSocket;
  readonly #frames: Frames;
  readonly #around: Around;
  readonly address: string;
  /** What is read there. */
  readonly #language: Language;
  readonly #turns = new Turns();
  readonly #hearing: Hearing;
  readonly #joins = new Map<string, Join>();
  #alive = true;
  /** The notices it was told last, as text. */
  #notices = '[]';
  /** What the next pong must say. */
  #beaten = Buffer.alloc(0);

  /** `wire` is the connection under the socket. */
  constructor(socket: WebSocket, wire: Writable, { caller, address, language }: Person, around: Around) {
    this.#socket = socket;
    this.#frames = new Frames(wire);
    this.caller = caller;
    this.#around = around;
    this.address = address;
    this.#language = language;
    this.#hearing = new Hearing(around.limits.messages, (tokens) => around.rates.traffic.take(address, tokens));
    socket.on('ping', (data) => {
      if (this.#take() === 'heard') socket.pong(data);
    });
    socket.on('pong', (data) => {
      // One that was not asked for proves nothing: it may come from somebody who reads nothing.
      if (this.#take() === 'heard' && this.#beaten.equals(data)) this.#alive = true;
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
    this.#beaten = randomBytes(4);
    if (alive && this.#isOpen) this.#socket.ping(this.#beaten);
    return alive;
  }

  /** A game that somebody here looks at changed before it began, or began. */
  async refresh(game: string): Promise<void> {
    await this.#inTurn(async () => {
      for (const join of this.#joins.values()) if (join.game === game && join.waits) await this.#enter(join, undefined);
    }).catch((error: unknown) => {
      // The game could not be read; the next news of it tries again. One that is gone has no more news.
      if (!(error instanceof ApiError)) return this.#around.waitFor(game, this);
      for (const join of [...this.#joins.values()]) if (join.game === game) this.#turnAway(join, error, undefined);
    });
  }

  /** Lets it go with a code and a word. */
  close(code: number, ...reason: ServerSaid): void {
    this.#part(code, this.#language.speaker().server(...reason));
  }

  /** Tells what the host says to everybody, where it was not told yet. */
  notify(notices: readonly Notice[]): void {
    const told = notices.map(({ id, text, until }) => ({ id, text: noticeWords(text, this.#language), until }));
    const written = JSON.stringify(told);
    if (written === this.#notices) return;
    this.#notices = written;
    this.#say({ type: 'notices', notices: told });
  }

  /** Tells why somebody is kept out, and lets them go. */
  turnOut(code: number, why: ApiError): void {
    this.#sayError(undefined, why);
    this.#part(code, shortOf(bodyOf(why, this.#language).sentence));
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** The socket is gone. */
  gone(): void {
    for (const key of this.#joins.keys()) this.#leave(key);
    this.#frames.gone();
  }

  #part(code: number, reason: string): void {
    this.#frames.flush();
    part(this.#socket, code, reason);
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Whether no more waits for the socket than may, and for all slow ones together. */
  get #keepsUp(): boolean {
    const { waiting, waitingInAll: most } = this.#around.limits;
    const { isSlow, pending } = this.#frames;
    return pending <= waiting && (!isSlow || waitingInAll() <= most);
  }

  /** Counts a frame. What comes after the socket was closed is not heard, no matter who closed it. */
  #take(bytes?: number): ReturnType<Hearing['take']> | 'closed' {
    if (!this.#isOpen) return 'closed';
    const taken = this.#hearing.take(bytes);
    if (taken === 'too-loud') {
      this.#frames.flush();
      silence(this.#socket, this.#language.speaker().server('closing:loud'));
    }
    return taken;
  }

  /** Runs a job after those before it, unless the socket was closed until then. */
  #inTurn(job: () => Promise<void>): Promise<void> {
    return this.#turns.run(() => (this.#isOpen ? job() : undefined));
  }

  async #answer(data: string): Promise<void> {
    let id: string | undefined;
    try {
      const json = parseJson(data);
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
    const { house } = this.#around;
    if (message.type === 'ping') return this.#say({ type: 'pong', id: message.id });
    const { id, game, seat } = message;
    if (message.type === 'join') return this.#join(message);
    if (message.type === 'leave') {
      this.#leave(keyOf(game, seat));
      return this.#say({ type: 'left', id });
    }
    if (this.caller === undefined) throw new ApiError(401, 'nobody');
    const account = this.caller.account.id;
    switch (message.type) {
      case 'command':
        return this.#sayOutcome(id, await house.command(game, account, seat, id, message.command, message.question));
      case 'undo':
        return this.#sayOutcome(id, await house.undo(game, account, seat, id));
      case 'options':
        return this.#say({ type: 'options', id, offers: await house.options(game, account, seat, message.draft) });
      case 'why': {
        const refusal = await house.why(game, account, seat, message.command, this.#language);
        return this.#say(refusal === undefined ? { type: 'why', id } : { type: 'why', id, refusal });
      }
      case 'position': {
        const table = await house.table(game);
        const viewer = house.seatOf(table.row, account, seat);
        const seen = await table.position(viewer, this.#language);
        const { asks, ...position } = hushOf(hushedSeats(table.row, await house.knowBlocked(account)))(seen);
        const told = { type: 'position', id, game, seat: viewer, ...position } as const;
        return this.#say(asks === undefined ? told : { ...told, asks });
      }
      case 'say':
        await house.say(game, this.caller, seat, message.to, message.text);
        return this.#say({ type: 'done', id });
      case 'read':
        await house.read(game, account, seat, message.conversation, message.upTo);
        return this.#say({ type: 'done', id });
    }
  }

  async #join(message: ClientMessage & { type: 'join' }): Promise<void> {
    const { id, game, seat, spectator, invitation, since, heard, positions } = message;
    const { house, lobby, limits, rates } = this.#around;
    const key = keyOf(game, seat);
    if (!rates.traffic.take(this.address, JOIN)) throw tooFast(1);
    if (!this.#joins.has(key) && this.#joins.size >= limits.joins) throw new ApiError(429, 'too-many:joins');
    const row = await lobby.game(game);
    const account = this.caller?.account.id;
    const asSeat = spectator !== true && (seat !== undefined || isSeated(row, account));
    const viewer: Viewer = asSeat ? house.seatOf(row, account, seat) : 'spectator';
    const no = whyNotLookOn(row, viewer, account, invitation);
    if (no !== undefined) throw no;
    if (since !== undefined && row.sequence > 0) await this.#countBacklog(game, viewer, since);
    const lastMessage = await house.lastHeard(row, viewer, heard);
    await house.knowBlocked(account);
    // Whatever is in the list leaves when the socket goes; what came into it later would stay forever.
    if (!this.#isOpen) return;
    const delay = viewer === 'spectator' && row.status !== 'finished' ? readArrangement(row.meta).delay * 1000 : 0;
    this.#leave(key);
    const looking = { game, viewer, account, invitation, positions, since, delay, language: this.#language };
    const join = new Join(looking, {
      send: (bytes) => this.#send(bytes),
      drained: () => this.#frames.drained(),
      stirred: () => this.#stirred(join),
      over: (why) => this.#turnAway(join, why, undefined),
      blocked: () => house.blockedBy(account),
    });
    join.lastMessage = lastMessage;
    this.#joins.set(key, join);
    await this.#enter(join, id);
  }

  /** Counts how far back somebody looks: a little as messages, much as a large thing, of a seat for its account alone. */
  async #countBacklog(game: string, viewer: Viewer, since: number): Promise<void> {
    const { house, rates } = this.#around;
    const table = await house.table(game);
    const missed = (await table.standpoint(viewer)).feed - since;
    if (missed > SHORT_BACKLOG)
      rates.count('heavy', viewer === 'spectator' ? this.address : `seat of ${this.caller?.account.id}`);
    else if (missed > 0 && !rates.traffic.take(this.address, Math.ceil(missed / 10))) throw tooFast(1);
  }

  /** Tells a game that has not begun, or sits down at its table. */
  async #enter(join: Join, id: string | undefined): Promise<void> {
    const { house, lobby, teller, waitFor } = this.#around;
    const { game, viewer: seat, since } = join;
    // Asked for before it is read, so that no change is lost between.
    waitFor(game, this);
    const row = await lobby.game(game);
    join.seats = seatsIn(row);
    join.voted = votedIn(row);
    const begun = row.sequence > 0;
    const later = begun && join.delay > 0;
    // Told at once to delayed spectators too: all it tells them is when the play begins for them.
    const told = {
      info: await teller.tell(row, join.account, this.#language, join.invitation),
      ...(later ? { begins: Date.now() + (this.#isPast(row, join.delay) ? 0 : join.delay) } : {}),
    };
    const no = whyNotLookOn(row, seat, join.account, join.invitation);
    if (id === undefined) this.#say({ type: 'game', ...told });
    if (no !== undefined) return this.#turnAway(join, no, id);
    if (id !== undefined && (later || !begun))
      this.#say({ type: 'joined', id, game, seat, feed: later ? (since ?? 0) : 0, ...told });
    if (!begun) return house.tellMessages(join, row);
    if (later) return this.#enterLate(join);
    const table = await house.table(game);
    const entered = join.enter(table, id, told.info).then(() => house.tellMessages(join, row));
    // A reader who missed much is answered before they have heard it all: that may take as long as their line does.
    if (await Promise.race([join.hearsMuch, entered.then(() => false)]))
      entered.catch((error: unknown) => this.#failed(join, id, error));
    else await entered;
  }

  /** A reader who was told that they joined is also told when that game is taken away meanwhile. */
  async #enterLate(join: Join): Promise<void> {
    const { house, delayed } = this.#around;
    try {
      const table = await house.table(join.game);
      join.enterLate(table, await delayed.enter(table, join));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#turnAway(join, error, undefined);
    }
  }

  /** Whether it is known how a game stood so many milliseconds ago. */
  #isPast(row: GameRow, delay: number): boolean {
    return sequenceAt(readSummary(row.summary)?.past, this.#around.house.now() - delay) !== undefined;
  }

  /** What was missed could not be read to its end: they join again from where they were. */
  #failed(join: Join, id: string | undefined, failure: unknown): void {
    const { error, fault } = heardOf(failure);
    if (fault) this.#around.fault(failure);
    this.#turnAway(join, error, id);
  }

  #turnAway(join: Join, why: ApiError, id: string | undefined): void {
    for (const [key, other] of this.#joins) if (other === join) this.#leave(key);
    const { game } = join;
    const body = bodyOf(why, this.#language);
    this.#say(id === undefined ? { type: 'error', game, ...body } : { type: 'error', id, game, ...body });
  }

  #leave(key: string): void {
    const join = this.#joins.get(key);
    if (join === undefined) return;
    join.leave();
    this.#joins.delete(key);
  }

  /** Seats, status or messages of a game in play have changed. */
  #stirred(join: Join): void {
    const { table } = join;
    if (table === undefined) return;
    join.inTurn(async () => {
      const { row } = table;
      // A caretaker may sit there now: a person who was taken out of the game hears nothing more as that seat.
      const no = whyNotLookOn(row, join.viewer, join.account, join.invitation);
      if (no !== undefined) return this.#turnAway(join, no, undefined);
      const isVoted = join.voted !== undefined && join.voted !== votedIn(row);
      if (isVoted || (join.seats !== undefined && join.seats !== seatsIn(row)))
        this.#say({
          type: 'game',
          info: await this.#around.teller.tell(row, join.account, this.#language, join.invitation),
        });
      join.seats = seatsIn(row);
      join.voted = votedIn(row);
      // Every deadline has moved.
      if (isVoted) join.changed(true);
      await this.#around.house.tellMessages(join, row);
    });
  }

  #sayOutcome(id: string, outcome: Outcome): void {
    if (outcome.kind === 'refused')
      this.#say({ type: 'refused', id, ...told(this.#language, outcome.refusal, outcome.seated) });
    else if (outcome.kind === 'accepted') this.#say({ type: 'accepted', id, feed: outcome.feed });
    else this.#say({ type: 'again', id });
  }

  #sayError(id: string | undefined, why: ApiError): void {
    const body = bodyOf(why, this.#language);
    this.#say(id === undefined ? { type: 'error', ...body } : { type: 'error', id, ...body });
  }

  #say(message: ServerMessage): void {
    this.#send(bytesOf(JSON.stringify(message)));
  }

  #send(bytes: string): void {
    if (!this.#isOpen) return;
    // A reader who cannot keep up comes back and resumes where they were.
    if (this.#keepsUp) this.#frames.send(bytes);
    else this.terminate();
  }
}

/** Who sits where, as text. */
const seatsIn = (row: GameRow): string => row.seats.map(({ seat, account, bot }) => `${seat} ${account} ${bot}`).join();

/** What was voted about the clock, as text: pauses and more time. */
function votedIn({ meta }: GameRow): string {
  const { pauses, extra, calls, ballots } = readArrangement(meta);
  return JSON.stringify([pauses, extra, calls, ballots]);
}

/** One pair of eyes for each seat that is named. */
const keyOf = (game: string, seat: string | undefined): string => `${game} ${seat ?? ''}`;

const TOO_FAST = new ApiError(429, 'too-fast:messages');
const NO_TEXT = new ApiError(400, 'malformed:bytes');
