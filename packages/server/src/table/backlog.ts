// What a viewer missed: read back from the log beside the play, as far as their number asks.
import type { GameEvent, Viewer } from '@marshall/rules';
import type { Store } from '../store/store.ts';
import { breath } from './breath.ts';
import type { LogEntry } from './entry.ts';
import { type FeedItem, lastAfter } from './feed.ts';
import { entriesAfter, type Loaded } from './loading.ts';
import { entryFrom, visibleInTurns } from './long-entry.ts';
import { Turns } from './turns.ts';

/** A moment of a game for one viewer. What the log holds up to it never changes, so that it can be read at leisure. */
export interface Standpoint {
  readonly sequence: number;
  /** Where stands what could be taken back then. */
  readonly lastAt: number;
  /** The number that the viewer's feed had come to. */
  readonly feed: number;
}

/** Before the first entry. */
export const BEGINNING: Standpoint = { sequence: 0, lastAt: 0, feed: 0 };

export function standpointOf({ sequence, lastAt, feeds }: Loaded, viewer: Viewer): Standpoint {
  return { sequence, lastAt, feed: feeds[viewer] ?? 0 };
}

/** Some items of a feed, and the moment after them. */
export interface Page {
  readonly items: readonly FeedItem[];
  readonly at: Standpoint;
}

/** Entries of a page, and characters of them: a game from outside may write much in few. */
const PAGE = 100;
const LONG_PAGE = 128 * 1024;

/** The pages that all tables of the process read: one at a time, so that many who look far back hold up nobody who plays. */
const pages = new Turns();

/** The items of a viewer's feed between two moments, page by page; without an end, as far as the log goes. */
export async function* pagesBetween(
  store: Store,
  gameId: string,
  viewer: Viewer,
  from: Standpoint,
  upTo?: number,
): AsyncGenerator<Page> {
  const reader = new Reader(store, gameId, viewer, from, upTo);
  while (reader.more)
    yield await pages.run(async () => {
      const page = await reader.next();
      // Others at the same process have their turn.
      await breath();
      return page;
    });
}

/** The rows of a game's log, page by page, in the same turns. */
export async function* rowsOf(store: Store, gameId: string): AsyncGenerator<readonly LogRow[]> {
  for (let after = 0; ; ) {
    const page = await pages.run(async () => {
      const rows = await store.log.read(gameId, after, PAGE);
      await breath();
      return rows;
    });
    for (let from = 0; from < page.length; ) {
      const length = fitting(page, from);
      yield page.slice(from, from + length);
      from += length;
      await breath();
    }
    if (page.length < PAGE) return;
    after = page.at(-1)?.sequence ?? after;
  }
}

/** How many rows, from one of them on, are read in one turn of the event loop; one at least. */
function fitting(rows: readonly LogRow[], from: number): number {
  let characters = 0;
  const end = rows.findIndex(({ body }, i) => {
    if (i < from) return false;
    characters += body.length;
    return characters > LONG_PAGE;
  });
  return end < 0 ? rows.length - from : Math.max(1, end - from);
}

type LogRow = Awaited<ReturnType<Store['log']['read']>>[number];

/** The same at once, for the few that came while the pages before them were read. */
export async function itemsSince(
  store: Store,
  gameId: string,
  viewer: Viewer,
  from: Standpoint,
): Promise<readonly FeedItem[]> {
  const reader = new Reader(store, gameId, viewer, from);
  const items: FeedItem[] = [];
  while (reader.more) items.push(...(await reader.next()).items);
  return items;
}

/** Reads the log from a moment on, and gives what a viewer may know of it. */
class Reader {
  readonly #store: Store;
  readonly #gameId: string;
  readonly #viewer: Viewer;
  readonly #from: Standpoint;
  readonly #upTo: number;
  #at: Standpoint;
  #read: number;
  #last: LogEntry | undefined;
  /** What was read from the store and is not told yet. */
  #rows: readonly LogRow[] = [];
  /** Whether there may be more in the store. */
  #full = true;
  more = true;

  constructor(store: Store, gameId: string, viewer: Viewer, from: Standpoint, upTo: number = Number.POSITIVE_INFINITY) {
    this.#store = store;
    this.#gameId = gameId;
    this.#viewer = viewer;
    this.#from = from;
    this.#upTo = upTo;
    this.#at = from;
    // From what could be taken back then: an undo is told in that.
    this.#read = Math.max(0, Math.min(from.sequence, from.lastAt - 1));
  }

  async next(): Promise<Page> {
    if (this.#rows.length === 0) {
      this.#rows = await this.#store.log.read(this.#gameId, this.#read, PAGE);
      this.#full = this.#rows.length === PAGE;
    }
    const length = fitting(this.#rows, 0);
    const rows = this.#rows.slice(0, length);
    this.#rows = this.#rows.slice(length);
    this.more = this.#full || this.#rows.length > 0;
    const items: FeedItem[] = [];
    for (const { sequence, body } of rows) {
      if (sequence > this.#upTo) {
        this.more = false;
        break;
      }
      this.#read = sequence;
      await breath();
      const item = await this.#follow(sequence, await entryFrom(body));
      if (item !== undefined) items.push(item);
    }
    return { items, at: this.#at };
  }

  async #follow(sequence: number, entry: LogEntry): Promise<FeedItem | undefined> {
    const before = this.#last;
    this.#last = lastAfter(before, entry);
    if (sequence <= this.#from.sequence) return undefined;
    const events = await visibleInTurns(entry, before, this.#viewer);
    const feed = this.#at.feed + (events.length > 0 ? 1 : 0);
    this.#at = { sequence, lastAt: this.#last === before ? this.#at.lastAt : sequence, feed };
    return events.length > 0 ? { n: feed, events } : undefined;
  }
}

const FIRST_STEP = 64;

/** The items of a viewer's feed after a number, up to a moment. The log is read from its end, in growing steps, until it holds them all. */
export async function itemsAfter(
  store: Store,
  gameId: string,
  { sequence: end, feed }: Standpoint,
  viewer: Viewer,
  after: number,
): Promise<readonly FeedItem[]> {
  if (feed <= after) return [];
  for (let step = Math.max(FIRST_STEP, 2 * (feed - after)); ; step *= 4) {
    const from = Math.max(0, end - step);
    const shown: (readonly GameEvent[])[] = [];
    let last: LogEntry | undefined;
    for await (const { sequence, entry } of entriesAfter(store, gameId, from)) {
      if (sequence > end) break;
      // An undo is told in what it took back: where that was not read, those items are not known yet.
      if (entry.command?.type === 'undo' && last === undefined) shown.length = 0;
      else {
        const events = await visibleInTurns(entry, last, viewer);
        if (events.length > 0) shown.push(events);
      }
      last = lastAfter(last, entry);
    }
    const items = shown.map((events, i) => ({ n: feed - shown.length + i + 1, events }));
    if (from === 0 || (items[0]?.n ?? feed + 1) <= after + 1) return items.filter(({ n }) => n > after);
  }
}
