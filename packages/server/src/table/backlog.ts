// What a viewer missed: read back from the log, as far as his number asks.
import type { Viewer } from '@marshall/rules';
import type { Store } from '../store/store.ts';
import { readEntry } from './entry.ts';
import { type FeedItem, visible } from './feed.ts';
import type { Loaded } from './loading.ts';

const FIRST_STEP = 64;

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
    // One entry more than is looked for: an undo is told in what its entry took back.
    const from = Math.max(0, loaded.sequence - step - 1);
    const kept = await store.log.read(gameId, from, loaded.sequence - from);
    const log = kept.map(({ body }) => readEntry(body));
    const first = loaded.sequence - step - 1 < 0 ? 0 : 1;
    const shown = log.slice(first).flatMap((entry, i) => {
      const events = visible(entry, log[i + first - 1], viewer);
      return events.length === 0 ? [] : [events];
    });
    const items = shown.map((events, i) => ({ n: feed - shown.length + i + 1, events }));
    if (from === 0 || (items[0]?.n ?? feed + 1) <= after + 1) return items.filter(({ n }) => n > after);
  }
}
