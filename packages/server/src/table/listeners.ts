// Those who look on at a table, told together: what many see is written once.
import type { GameEvent, Viewer } from '@marshall/rules';
import type { ApiError } from '../http/errors.ts';
import type { FeedCounts } from './feed.ts';
import type { Shown } from './loading.ts';
import type { Listener } from './terms.ts';

export class Listeners {
  readonly #all = new Set<Listener>();
  readonly #fault: (error: unknown) => void;

  /** `fault` is told when one of them fails; the others hear what they are told all the same. */
  constructor(fault: (error: unknown) => void) {
    this.#fault = fault;
  }

  get size(): number {
    return this.#all.size;
  }

  /** Whether several look on with the same eyes. */
  share(viewer: Viewer): boolean {
    let found = 0;
    for (const listener of this.#all) if (listener.viewer === viewer) found += 1;
    return found > 1;
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
    const textOf = (events: readonly GameEvent[]): string => {
      const known = texts.get(events);
      if (known !== undefined) return known;
      const text = JSON.stringify(events);
      texts.set(events, text);
      return text;
    };
    for (const listener of this.#all)
      try {
        tellOne(listener, feeds, entries, actors, textOf);
      } catch (error) {
        this.#fault(error);
      }
  }

  /** Tells that something outside the play has changed. */
  stir(): void {
    for (const listener of this.#all) listener.stirred();
  }

  /** Tells that nobody plays here any more, and lets everybody go. */
  dismiss(why: ApiError): void {
    for (const listener of [...this.#all]) listener.over(why);
    this.#all.clear();
  }
}

function tellOne(
  listener: Listener,
  feeds: FeedCounts,
  entries: readonly Shown[],
  actors: readonly (string | undefined)[],
  textOf: (events: readonly GameEvent[]) => string,
): void {
  const { viewer } = listener;
  const feed = feeds[viewer] ?? 0;
  let n = feed;
  for (const shown of entries) if (shown.has(viewer)) n -= 1;
  if (n === feed) return;
  for (const shown of entries) {
    const events = shown.get(viewer);
    if (events === undefined) continue;
    n += 1;
    listener.fed(n, events, textOf(events));
  }
  listener.changed(actors.includes(viewer));
}
