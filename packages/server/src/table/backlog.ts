// What a viewer missed: read back from the log, as far as his number asks.
import { setImmediate as breath } from 'node:timers/promises';
import type { GameEvent, Viewer } from '@marshall/rules';
import type { Store } from '../store/store.ts';
import type { LogEntry } from './entry.ts';
import { type FeedItem, lastAfter, visible } from './feed.ts';
import { entriesAfter, type Loaded } from './loading.ts';

const FIRST_STEP = 64;
/** Entries after which others at the same process have their turn. */
const BREATH_EVERY = 100;

/** The items of a viewer's feed after a number. The log is read from its end, in growing steps, until it holds them all. */
export async function itemsAfter(
  store: Store,
  gameId: string,
  loaded: Loaded,
  viewer: Viewer,
  after: number,
): Promise<readonly FeedItem[]> {
  const feed = loaded.feeds[viewer] ?? 0;
  if (feed <= after) return [];
  for (let step = Math.max(FIRST_STEP, 2 * (feed - after)); ; step *= 4) {
    const from = Math.max(0, loaded.sequence - step);
    const shown: (readonly GameEvent[])[] = [];
    let last: LogEntry | undefined;
    for await (const { sequence, entry } of entriesAfter(store, gameId, from)) {
      if (sequence > loaded.sequence) break;
      if (sequence % BREATH_EVERY === 0) await breath();
      // An undo is told in what it took back: where that was not read, those items are not known yet.
      if (entry.command?.type === 'undo' && last === undefined) shown.length = 0;
      else {
        const events = visible(entry, last, viewer);
        if (events.length > 0) shown.push(events);
      }
      last = lastAfter(last, entry);
    }
    const items = shown.map((events, i) => ({ n: feed - shown.length + i + 1, events }));
    if (from === 0 || (items[0]?.n ?? feed + 1) <= after + 1) return items.filter(({ n }) => n > after);
  }
}
