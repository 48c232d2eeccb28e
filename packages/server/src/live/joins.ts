// The games that one socket looks at: who may, what they missed, and what they are told when seats or votes change.
import type { Viewer } from '@marshall/rules';
import type { Language } from '@marshall/words';
import type { Caller } from '../accounts/desk.ts';
import { ApiError, bodyOf, heardOf, tooFast } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import type { Rates } from '../http/rates.ts';
import type { Teller } from '../lobby/info.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Game as GameRow } from '../store/store.ts';
import { readArrangement, readSummary } from '../table/arrangement.ts';
import { sequenceAt } from '../table/past.ts';
import type { DelayedGames } from './delayed.ts';
import { isSeated, whyNotLookOn } from './eyes.ts';
import type { House } from './house.ts';
import { Join, type Outlet, SHORT_BACKLOG } from './join.ts';
import { seatOf } from './own-seat.ts';
import type { ClientMessage, ServerMessage } from './protocol.ts';
import type { Talk } from './talk.ts';

/** What is asked about games. */
export interface Halls {
  readonly house: House;
  readonly talk: Talk;
  readonly lobby: Lobby;
  readonly teller: Teller;
  readonly limits: Limits;
  readonly rates: Rates;
  readonly delayed: DelayedGames;
  fault(error: unknown): void;
}

/** The socket, as its games need it. */
export interface Line {
  readonly caller: Caller | undefined;
  readonly address: string;
  readonly language: Language;
  readonly isOpen: boolean;
  say(message: ServerMessage): void;
  send(bytes: string): void;
  /** Resolves when it has taken nearly all. */
  drained(): Promise<void>;
  /** Asks to be told when a game that has not begun changes. */
  waitFor(game: string): void;
}

/** Messages that a join counts as: it reads game, names and talk. */
const JOIN = 5;

export class Joins implements Outlet {
  readonly #line: Line;
  readonly #around: Halls;
  readonly #joins = new Map<string, Join>();

  constructor(line: Line, around: Halls) {
    this.#line = line;
    this.#around = around;
  }

  /** Looks on at a game: as a seat of the caller's, or as a spectator. */
  async join(message: ClientMessage & { type: 'join' }): Promise<void> {
    const { id, game, seat, spectator, invitation, since, heard, positions } = message;
    const { lobby, limits, rates, talk } = this.#around;
    const key = keyOf(game, seat);
    if (!rates.traffic.take(this.#line.address, JOIN)) throw tooFast(1);
    if (!this.#joins.has(key) && this.#joins.size >= limits.joins) throw new ApiError(429, 'too-many:joins');
    const row = await lobby.game(game);
    const account = this.#line.caller?.account.id;
    const asSeat = spectator !== true && (seat !== undefined || isSeated(row, account));
    const viewer: Viewer = asSeat ? seatOf(row, account, seat) : 'spectator';
    const no = whyNotLookOn(row, viewer, account, invitation);
    if (no !== undefined) throw no;
    if (since !== undefined && row.sequence > 0) await this.#countBacklog(game, viewer, since);
    const lastMessage = await talk.lastHeard(row, viewer, heard);
    await talk.knowBlocked(account);
    // Whatever is in the list leaves when the socket goes; what came into it later would stay forever.
    if (!this.#line.isOpen) return;
    const delay = viewer === 'spectator' && row.status !== 'finished' ? readArrangement(row.meta).delay * 1000 : 0;
    this.#leaveAt(key);
    const looking = { game, viewer, account, invitation, positions, since, delay, language: this.#line.language };
    const join = new Join(looking, this);
    join.lastMessage = lastMessage;
    this.#joins.set(key, join);
    await this.#enter(join, id);
  }

  // ---- what a join asks of its socket ----

  send(bytes: string): void {
    this.#line.send(bytes);
  }

  drained(): Promise<void> {
    return this.#line.drained();
  }

  over(join: Join, why: ApiError): void {
    this.#turnAway(join, why, undefined);
  }

  blocked({ account }: Join): ReadonlySet<string> {
    return this.#around.talk.blockedBy(account);
  }

  /** A game that somebody here looks at changed before it began, or began. */
  async refresh(game: string): Promise<void> {
    for (const join of this.#joins.values()) if (join.game === game && join.waits) await this.#enter(join, undefined);
  }

  /** Nobody here looks on at a game any more; they are told why. */
  turnAwayFrom(game: string, why: ApiError): void {
    for (const join of [...this.#joins.values()]) if (join.game === game) this.#turnAway(join, why, undefined);
  }

  /** Looks on no more at a game. */
  leave(game: string, seat: string | undefined): void {
    this.#leaveAt(keyOf(game, seat));
  }

  /** The socket is gone. */
  gone(): void {
    for (const key of this.#joins.keys()) this.#leaveAt(key);
  }

  /** Counts how far back somebody looks: a little as messages, much as a large thing, of a seat for its account alone. */
  async #countBacklog(game: string, viewer: Viewer, since: number): Promise<void> {
    const { house, rates } = this.#around;
    const table = await house.table(game);
    const missed = (await table.standpoint(viewer)).feed - since;
    if (missed > SHORT_BACKLOG)
      rates.count('heavy', viewer === 'spectator' ? this.#line.address : `seat of ${this.#line.caller?.account.id}`);
    else if (missed > 0 && !rates.traffic.take(this.#line.address, Math.ceil(missed / 10))) throw tooFast(1);
  }

  /** Tells a game that has not begun, or sits down at its table. */
  async #enter(join: Join, id: string | undefined): Promise<void> {
    const { house, lobby, teller, talk } = this.#around;
    const { game, viewer: seat, since } = join;
    // Asked for before it is read, so that no change is lost between.
    this.#line.waitFor(game);
    const row = await lobby.game(game);
    join.seats = seatsIn(row);
    join.voted = votedIn(row);
    const begun = row.sequence > 0;
    const later = begun && join.delay > 0;
    // Told at once to delayed spectators too: all it tells them is when the play begins for them.
    const told = {
      info: await teller.tell(row, join.account, this.#line.language, join.invitation),
      ...(later ? { begins: Date.now() + (this.#isPast(row, join.delay) ? 0 : join.delay) } : {}),
    };
    const no = whyNotLookOn(row, seat, join.account, join.invitation);
    if (id === undefined) this.#line.say({ type: 'game', ...told });
    if (no !== undefined) return this.#turnAway(join, no, id);
    if (id !== undefined && (later || !begun))
      this.#line.say({ type: 'joined', id, game, seat, feed: later ? (since ?? 0) : 0, ...told });
    if (!begun) return talk.tellMessages(join, row);
    if (later) return this.#enterLate(join);
    const table = await house.table(game);
    const hearsMuch = new Promise<true>((resolve) => {
      join.onMuch = () => resolve(true);
    });
    const entered = join.enter(table, id, told.info).then(() => talk.tellMessages(join, row));
    // A reader who missed much is answered before they have heard it all: that may take as long as their line does.
    if (await Promise.race([hearsMuch, entered.then(() => false)]))
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
    for (const [key, other] of this.#joins) if (other === join) this.#leaveAt(key);
    const { game } = join;
    const body = bodyOf(why, this.#line.language);
    this.#line.say(id === undefined ? { type: 'error', game, ...body } : { type: 'error', id, game, ...body });
  }

  #leaveAt(key: string): void {
    const join = this.#joins.get(key);
    if (join === undefined) return;
    join.leave();
    this.#joins.delete(key);
  }

  /** Seats, status or messages of a game in play have changed. */
  stirred(join: Join): void {
    const { table } = join;
    if (table === undefined) return;
    join.inTurn(async () => {
      const { row } = table;
      // A caretaker may sit there now: a person who was taken out of the game hears nothing more as that seat.
      const no = whyNotLookOn(row, join.viewer, join.account, join.invitation);
      if (no !== undefined) return this.#turnAway(join, no, undefined);
      const isVoted = join.voted !== undefined && join.voted !== votedIn(row);
      if (isVoted || (join.seats !== undefined && join.seats !== seatsIn(row)))
        this.#line.say({
          type: 'game',
          info: await this.#around.teller.tell(row, join.account, this.#line.language, join.invitation),
        });
      join.seats = seatsIn(row);
      join.voted = votedIn(row);
      // Every deadline has moved.
      if (isVoted) join.changed(true);
      await this.#around.talk.tellMessages(join, row);
    });
  }
}

/** Who sits where, as text: the same text for all who look at a game. */
const seatsIn = (row: GameRow): string =>
  shared(row.seats.map(({ seat, account, bot }) => `${seat} ${account} ${bot}`).join());

/** What was voted about the clock, as text: pauses and more time. */
function votedIn({ meta }: GameRow): string {
  const { pauses, extra, calls, ballots } = readArrangement(meta);
  return shared(JSON.stringify([pauses, extra, calls, ballots]));
}

/** Texts that several sockets keep, each once. */
const texts = new Map<string, string>();
const MOST_TEXTS = 512;

function shared(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(text, text);
  return text;
}

/** One pair of eyes for each seat that is named. */
const keyOf = (game: string, seat: string | undefined): string => `${game} ${seat ?? ''}`;
