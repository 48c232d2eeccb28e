// Those who look on at a table, told together: what many see is written once.
import type { GameEvent, Viewer } from '@marshall/rules';
import type { ApiError } from '../http/errors.ts';
import type { FeedCounts } from './feed.ts';
import type { Shown } from './loading.ts';
import type { Listener } from './terms.ts';

export class Listeners {
  readonly #all = new Set<Listener>();
  /** The seats that somebody looks on with, as it was told last. */
  #present = '';
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

  /** Somebody who has come hears who is here, and the other players that they are: those who only watch are not told. */
  greet(listener: Listener): void {
    const seats = this.#seats();
    if (!this.#tellPresent(seats) && listener.viewer !== 'spectator') listener.present(seats);
  }

  delete(listener: Listener): void {
    if (this.#all.delete(listener)) this.#tellPresent(this.#seats());
  }

  /** Tells who is here, if that has changed. */
  #tellPresent(seats: readonly string[]): boolean {
    const text = seats.join();
    if (text === this.#present) return false;
    this.#present = text;
    for (const listener of this.#all) if (listener.viewer !== 'spectator') listener.present(seats);
    return true;
  }

  #seats(): readonly string[] {
    const seats = new Set<string>();
    for (const { viewer } of this.#all) if (viewer !== 'spectator') seats.add(viewer);
    return [...seats].sort();
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
