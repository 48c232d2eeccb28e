// One pair of eyes at one table: what they are told, when, and that they never hear more than their seat may know.
import type { GameEvent, Seat, Viewer } from '@marshall/rules';
import type { Language } from '@marshall/words';
import type { ApiError } from '../http/errors.ts';
import type { GameInfo } from '../lobby/shapes.ts';
import { hushedSeats, hushText } from '../people/hush.ts';
import { type Message, REMOVAL } from '../store/store.ts';
import { BEGINNING, type Standpoint } from '../table/backlog.ts';
import type { FeedItem } from '../table/feed.ts';
import { writeInTurns } from '../table/long-entry.ts';
import type { Table } from '../table/table.ts';
import type { Listener } from '../table/terms.ts';
import { Turns } from '../table/turns.ts';
import { markOf } from './conversations.ts';
import { bytesOf } from './frames.ts';
import type { PositionsWanted, ServerMessage } from './protocol.ts';
import { saidOf } from './said.ts';
import type { Ear } from './talk.ts';

/** Positions that follow each other more quickly are told once, with the last. */
const BREATH = 30;
/** Items of a feed that are read back at once; more are told page by page, and cost as much as other large things. */
export const SHORT_BACKLOG = 200;
/** Entries that may come while pages are read, so that the rest can be read in the table's turn. */
const TAIL = 20;

/** Where a join writes to: the bytes of a message. */
export interface Outlet {
  send(bytes: string): void;
  /** Resolves when the socket has taken nearly all. */
  drained(): Promise<void>;
  /** Something outside the play has changed: seats, messages. */
  stirred(join: Join): void;
  /** Nobody plays there any more. */
  over(join: Join, why: ApiError): void;
  /** The accounts whose words these eyes do not read. */
  blocked(join: Join): ReadonlySet<string>;
}

/** Whose eyes they are, and what was asked for with them. */
export interface Looking {
  readonly game: string;
  readonly viewer: Viewer;
  readonly account: string | undefined;
  /** What came with the link of a private table. */
  readonly invitation?: string | undefined;
  readonly positions: PositionsWanted;
  /** The last number of the feed that is known already; undefined where nothing of before is asked for. */
  readonly since: number | undefined;
  /** Milliseconds by which these eyes see the play later. */
  readonly delay: number;
  /** What is read there. */
  readonly language: Language;
}

export class Join implements Listener, Ear {
  readonly game: string;
  readonly viewer: Viewer;
  readonly account: string | undefined;
  readonly invitation: string | undefined;
  readonly since: number | undefined;
  readonly delay: number;
  readonly positions: PositionsWanted;
  readonly #outlet: Outlet;
  readonly #language: Language;
  readonly #head: string;
  readonly #feedHead: string;
  table: Table | undefined;
  /** The number of the last message that was told. */
  lastMessage = 0;
  /** Who sat where when that was told last. */
  seats: string | undefined;
  /** What was voted about the clock when it was last told. */
  voted: string | undefined;
  #asked: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastPosition = 0;
  #stop: (() => void) | undefined;
  #left = false;
  #entering = false;
  /** Messages are told one bundle after the other; most sockets hear none. */
  #turns: Turns | undefined;
  /** Is told when it shows that much was missed, which is told for as long as the socket takes. */
  onMuch: () => void = nothing;

  constructor({ game, viewer, account, invitation, positions, since, delay, language }: Looking, outlet: Outlet) {
    this.game = game;
    this.viewer = viewer;
    this.account = account;
    this.invitation = invitation;
    this.since = since;
    this.delay = delay;
    this.#language = language;
    this.positions = positions;
    this.#outlet = outlet;
    // Ids are plain ASCII: each character is a byte.
    this.#head = `"game":${JSON.stringify(game)},"seat":${JSON.stringify(viewer)}`;
    this.#feedHead = `{"type":"feed",${this.#head},"n":`;
  }

  /** Whether it waits for a game to begin; one that is still told what was missed is not told it again. */
  get waits(): boolean {
    return this.table === undefined && !this.#entering;
  }

  get left(): boolean {
    return this.#left;
  }

  /** Sits down at a table that plays: first what was missed, then the position, then whatever comes. */
  async enter(table: Table, id: string | undefined, info: GameInfo): Promise<void> {
    // What was missed is read beside the play and may take long: a table that was forgotten meanwhile would tell nothing.
    const release = table.hold();
    this.#entering = true;
    try {
      await this.#sitDown(table, id, info);
    } finally {
      this.#entering = false;
      this.onMuch = nothing;
      release();
    }
  }

  async #sitDown(table: Table, id: string | undefined, info: GameInfo): Promise<void> {
    const { viewer, since } = this;
    let at = await table.standpoint(viewer);
    const joined = (feed: number) => {
      if (id !== undefined) this.say({ type: 'joined', id, game: this.game, seat: viewer, feed, info });
    };
    const missing = since === undefined ? 0 : at.feed - since;
    // The entries of a file from outside may be few and long, and so may the first one of an old fork.
    const isRich = () => table.meta.imported !== undefined || (table.meta.fork !== undefined && since === 0);
    const isLong = since !== undefined && (missing > SHORT_BACKLOG || (missing > 0 && isRich()));
    // A reader who missed much hears at once that they are in, and the rest as fast as they can take it.
    if (isLong) {
      joined(at.feed);
      this.onMuch();
      at = await this.#catchUp(table, BEGINNING, since);
    }
    const missed = isLong || since === undefined ? [] : (await table.feed(viewer, since, at)).items;
    if (this.#left) return;
    const stop = await table.listen(this, since === undefined ? undefined : at, (rest, feed) => {
      this.table = table;
      if (!isLong) joined(feed);
      this.#feed(missed);
      this.#feed(rest);
      this.#asked = table.question;
      if (this.positions !== 'none') this.#sendPosition(table);
      if (table.ended) this.open(table);
    });
    if (this.#left) stop();
    else this.#stop = stop;
  }

  /** Tells what was missed from a moment on, page by page, until hardly more can have come; gives how far that is. */
  async #catchUp(table: Table, from: Standpoint, since: number): Promise<Standpoint> {
    for (let at = from; ; ) {
      for await (const page of table.pages(this.viewer, at)) {
        if (this.#left) return at;
        await this.feedPage(page.items, since);
        at = page.at;
      }
      const now = await table.standpoint(this.viewer);
      if (now.sequence - at.sequence <= TAIL) return at;
    }
  }

  /** Tells items that are newer than a number, and waits until the socket has taken them. */
  async feedPage(items: readonly FeedItem[], since: number): Promise<void> {
    for (const { n, events } of items)
      if (n > since) this.#tellFeed(n, await writeInTurns(events, (text) => hushText(text, this.#hushed)));
    await this.drained();
  }

  drained(): Promise<void> {
    return this.#outlet.drained();
  }

  /** Watches a table late; `stop` ends that. */
  enterLate(table: Table, stop: () => void): void {
    this.table = table;
    if (this.#left) stop();
    else this.#stop = stop;
  }

  /** Runs a job when those before it are done; what it tells is told again with the next where it fails. */
  inTurn(job: () => Promise<void>): void {
    this.#turns ??= new Turns();
    this.#turns.run(job).catch(() => undefined);
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#stop?.();
  }

  say(message: ServerMessage): void {
    this.send(bytesOf(JSON.stringify(message)));
  }

  send(bytes: string): void {
    if (!this.#left) this.#outlet.send(bytes);
  }

  tell(message: Message, key: string): void {
    if (message.number <= this.lastMessage) return;
    this.lastMessage = message.number;
    const seen = { game: this.game, seat: this.viewer };
    const { conversation, at } = message;
    if (message.author === REMOVAL)
      for (const number of message.text.split(','))
        this.say({
          type: 'removed',
          ...seen,
          conversation,
          of: markOf(key, Number(number)),
          at,
          mark: markOf(key, message.number),
        });
    else this.say({ type: 'said', ...seen, ...saidOf(message, key, this.#language) });
  }

  passOver(number: number): void {
    this.lastMessage = Math.max(this.lastMessage, number);
  }

  // ---- what the table tells ----

  fed(n: number, _events: readonly GameEvent[], text: string): void {
    this.#tellFeed(n, hushText(text, this.#hushed));
  }

  changed(acted: boolean): void {
    const { table } = this;
    if (table === undefined) return;
    if (table.ended) this.open(table);
    if (this.positions === 'none') return;
    if (this.positions !== 'all' && !table.ended) {
      const { viewer } = this;
      if (viewer === 'spectator' || !table.waiting.includes(viewer)) {
        // An undo may ask the same question again, under the same number.
        this.#asked = undefined;
        return;
      }
      if (this.#asked === table.question && !acted) return;
      this.#asked = table.question;
      if (this.positions === 'asked') this.#sendPosition(table);
      else this.#sendAsked(table, viewer);
      return;
    }
    if (this.#timer !== undefined) return;
    const wait = this.#lastPosition + BREATH - performance.now();
    if (wait <= 0 || table.ended) this.#sendPosition(table);
    else this.#timer = setTimeout(() => this.#sendLater(table), wait);
  }

  stirred(): void {
    this.#outlet.stirred(this);
  }

  present(seats: readonly string[]): void {
    if (this.positions === 'all') this.say({ type: 'here', game: this.game, seat: this.viewer, seats });
  }

  over(why: ApiError): void {
    this.#outlet.over(this, why);
  }

  /** Tells a position as the table writes it. */
  showPosition(members: string): void {
    this.send(bytesOf(hushText(`{"type":"position",${this.#head},${members}}`, this.#hushed)));
  }

  /** The seats whose words are not read here. */
  get #hushed(): readonly string[] {
    const blocked = this.#outlet.blocked(this);
    return blocked.size === 0 || this.table === undefined ? NO_SEATS : hushedSeats(this.table.row, blocked);
  }

  /** Tells the secret of the dice, once the game is over. */
  open(table: Table): void {
    if (table.meta.secret !== '')
      this.say({ type: 'opened', game: this.game, seat: this.viewer, secret: table.meta.secret });
  }

  #tellFeed(n: number, text: string): void {
    this.send(`${this.#feedHead}${n},"events":${sharedBytes(text)}}`);
  }

  #feed(items: readonly FeedItem[]): void {
    for (const { n, events } of items) this.fed(n, events, JSON.stringify(events));
  }

  #sendLater(table: Table): void {
    table
      .read(() => {
        this.#timer = undefined;
        if (!this.#left) this.#sendPosition(table);
      })
      // The game could not be read; whatever changes it next tells its position.
      .catch(() => {
        this.#timer = undefined;
      });
  }

  #sendAsked(table: Table, seat: Seat): void {
    const asked = table.askedText(seat, this.#language, this.positions === 'answers');
    this.send(bytesOf(`{"type":"asked",${this.#head},${asked}}`));
  }

  #sendPosition(table: Table): void {
    this.#lastPosition = performance.now();
    this.showPosition(table.positionText(this.viewer, this.#language));
  }
}

const NO_SEATS: readonly string[] = [];

const nothing = (): void => undefined;

/** The text that was told last, and its bytes. */
let told = { text: '', bytes: '' };

/** The bytes of a text that several are told one after the other. */
function sharedBytes(text: string): string {
  if (told.text !== text) told = { text, bytes: bytesOf(text) };
  return told.bytes;
}
