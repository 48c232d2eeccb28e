// One pair of eyes at one table: what they are told, when, and that they never hear more than their seat may know.
import type { GameEvent, Viewer } from '@marshall/rules';
import type { GameInfo } from '../lobby/shapes.ts';
import type { Message } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import type { Listener } from '../table/terms.ts';
import { markOf } from './conversations.ts';
import { bytesOf } from './frames.ts';
import type { PositionsWanted, ServerMessage } from './protocol.ts';

/** Positions that follow each other more quickly are told once, with the last. */
const BREATH = 30;

/** Where a join writes to: the bytes of a message, at once or, for spectators of a delayed game, later. */
export interface Outlet {
  /** `passing`: only the newest of its kind counts. */
  send(bytes: string, passing?: boolean): void;
  /** Something outside the play has changed: seats, messages. */
  stirred(): void;
}

/** Whose eyes they are, and what was asked for with them. */
export interface Looking {
  readonly game: string;
  readonly viewer: Viewer;
  readonly account: string | undefined;
  readonly positions: PositionsWanted;
  /** The last number of the feed that is known already; undefined where nothing of before is asked for. */
  readonly since: number | undefined;
  /** Milliseconds by which these eyes see the play later. */
  readonly delay: number;
}

export class Join implements Listener {
  readonly game: string;
  readonly viewer: Viewer;
  readonly account: string | undefined;
  readonly since: number | undefined;
  readonly delay: number;
  readonly #outlet: Outlet;
  readonly #positions: PositionsWanted;
  readonly #head: string;
  readonly #feedHead: string;
  table: Table | undefined;
  /** The number of the last message that was told. */
  lastMessage = 0;
  #asked: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastPosition = 0;
  #stop: (() => void) | undefined;
  #left = false;

  constructor({ game, viewer, account, positions, since, delay }: Looking, outlet: Outlet) {
    this.game = game;
    this.viewer = viewer;
    this.account = account;
    this.since = since;
    this.delay = delay;
    this.#positions = positions;
    this.#outlet = outlet;
    // Ids are plain ASCII: each character is a byte.
    this.#head = `"game":${JSON.stringify(game)},"seat":${JSON.stringify(viewer)}`;
    this.#feedHead = `{"type":"feed",${this.#head},"n":`;
  }

  /** Sits down at a table that plays: first what was missed, then the position, then whatever comes. */
  async enter(table: Table, id: string | undefined, info: GameInfo): Promise<void> {
    const stop = await table.listen(this, this.since, (missed, feed) => {
      this.table = table;
      if (id !== undefined) this.say({ type: 'joined', id, game: this.game, seat: this.viewer, feed, info });
      for (const { n, events } of missed) this.fed(n, events, JSON.stringify(events));
      this.#asked = table.question;
      if (this.#positions !== 'none') this.#sendPosition(table);
      if (table.ended) this.#open(table);
    });
    if (this.#left) stop();
    else this.#stop = stop;
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#stop?.();
  }

  say(message: ServerMessage): void {
    this.#outlet.send(bytesOf(JSON.stringify(message)));
  }

  tell(message: Message, key: string): void {
    if (message.number <= this.lastMessage) return;
    this.lastMessage = message.number;
    const { conversation, author: from, text, at, number } = message;
    this.say({
      type: 'said',
      game: this.game,
      seat: this.viewer,
      conversation,
      from,
      text,
      at,
      mark: markOf(key, number),
    });
  }

  // ---- what the table tells ----

  fed(n: number, _events: readonly GameEvent[], text: string): void {
    this.#outlet.send(`${this.#feedHead}${n},"events":${sharedBytes(text)}}`);
  }

  changed(acted: boolean): void {
    const { table } = this;
    if (table === undefined) return;
    if (table.ended) this.#open(table);
    if (this.#positions === 'none') return;
    if (this.#positions !== 'all' && !table.ended) {
      const { viewer } = this;
      if (viewer === 'spectator' || !table.waiting.includes(viewer)) {
        // An undo may ask the same question again, under the same number.
        this.#asked = undefined;
        return;
      }
      if (this.#asked === table.question && !acted) return;
      this.#asked = table.question;
      if (this.#positions === 'asked') this.#sendPosition(table);
      else this.#outlet.send(bytesOf(`{"type":"asked",${this.#head},${table.askedText(viewer)}}`));
      return;
    }
    if (this.#timer !== undefined) return;
    const wait = this.#lastPosition + BREATH - Date.now();
    if (wait <= 0 || table.ended) this.#sendPosition(table);
    else this.#timer = setTimeout(() => this.#sendLater(table), wait);
  }

  stirred(): void {
    this.#outlet.stirred();
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

  #sendPosition(table: Table): void {
    this.#lastPosition = Date.now();
    this.#outlet.send(bytesOf(`{"type":"position",${this.#head},${table.positionText(this.viewer)}}`), true);
  }

  #open(table: Table): void {
    if (table.meta.secret !== '')
      this.say({ type: 'opened', game: this.game, seat: this.viewer, secret: table.meta.secret });
  }
}

/** The text that was told last, and its bytes. */
let told = { text: '', bytes: '' };

/** The bytes of a text that several are told one after the other. */
function sharedBytes(text: string): string {
  if (told.text !== text) told = { text, bytes: bytesOf(text) };
  return told.bytes;
}
