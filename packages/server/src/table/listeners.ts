// Those who look on at a table, told together: what many see is written once.
import type { GameEvent } from '@marshall/rules';
import type { FeedCounts } from './feed.ts';
import type { Shown } from './loading.ts';
import type { Listener } from './terms.ts';

export class Listeners {
  readonly #all = new Set<Listener>();

  get size(): number {
    return this.#all.size;
  }

  add(listener: Listener): void {
    this.#all.add(listener);
  }

  delete(listener: Listener): void {
    this.#all.delete(listener);
  }

  /** Tells entries that are durable: `feeds` is how far every feed has come with them, `texts` what is written already. */
  tell(
    feeds: FeedCounts,
    entries: readonly Shown[],
    actors: readonly (string | undefined)[],
    texts: Map<readonly GameEvent[], string> = new Map(),
  ): void {
    for (const listener of this.#all) {
      const items = entries.flatMap((shown) => {
        const events = shown.get(listener.viewer);
        return events === undefined ? [] : [events];
      });
      let n = (feeds[listener.viewer] ?? 0) - items.length;
      for (const events of items) {
        const text = texts.get(events) ?? JSON.stringify(events);
        texts.set(events, text);
        n += 1;
        listener.fed(n, events, text);
      }
      if (items.length > 0) listener.changed(actors.includes(listener.viewer));
    }
  }

  /** Tells that something outside the play has changed. */
  stir(): void {
    for (const listener of this.#all) listener.stirred();
  }
}
