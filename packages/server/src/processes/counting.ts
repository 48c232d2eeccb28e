// Limits that hold for all processes of a server together: each tells the others what it has counted.
import { Buckets, Places, type Rate } from '../http/limits.ts';
import type { Counts } from './messages.ts';

/** Where what limits count is counted. */
export interface Counting {
  buckets(kind: string, rate: Rate): Buckets;
  places(kind: string, most: number): Places;
}

/** For a server of one process. */
export const COUNTED_HERE: Counting = {
  buckets: (_kind, rate) => new Buckets(rate),
  places: (_kind, most) => new Places(most),
};

/** Milliseconds between two tellings: so long somebody may have what each process allows. */
const EVERY = 100;

/** Counts in this process, tells what it counted, and is told what the others did. */
export class CountedTogether implements Counting {
  readonly #from: number;
  readonly #send: (counts: Counts) => void;
  readonly #buckets = new Map<string, Buckets>();
  readonly #places = new Map<string, Places>();
  /** What is to be told: tokens, and callers whose number of places has changed. */
  #spent = new Map<string, Map<string, number>>();
  #changed = new Map<string, Set<string>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(from: number, send: (counts: Counts) => void) {
    this.#from = from;
    this.#send = send;
  }

  buckets(kind: string, rate: Rate): Buckets {
    const buckets = new Buckets(rate, (key, tokens) => {
      const spent = this.#spent.get(kind) ?? new Map<string, number>();
      this.#spent.set(kind, spent.set(key, (spent.get(key) ?? 0) + tokens));
      this.#tellSoon();
    });
    this.#buckets.set(kind, buckets);
    return buckets;
  }

  places(kind: string, most: number): Places {
    const places = new Places(most, (key) => this.#placeChanged(kind, key));
    this.#places.set(kind, places);
    return places;
  }

  /** Hears what another process has counted. */
  hear({ from, spent, taken }: Counts): void {
    for (const [kind, all] of Object.entries(spent))
      for (const [key, tokens] of all) this.#buckets.get(kind)?.spentElsewhere(key, tokens);
    for (const [kind, all] of Object.entries(taken))
      for (const [key, count] of all) this.#places.get(kind)?.takenElsewhere(from, key, count);
  }

  /** A process is gone, and its connections with it. */
  gone(from: number): void {
    for (const places of this.#places.values()) places.goneElsewhere(from);
  }

  /** Tells every place that is taken here: somebody is new. */
  tellAll(): void {
    for (const [kind, places] of this.#places) for (const key of places.keys()) this.#placeChanged(kind, key);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #placeChanged(kind: string, key: string): void {
    const changed = this.#changed.get(kind) ?? new Set<string>();
    this.#changed.set(kind, changed.add(key));
    this.#tellSoon();
  }

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => this.#tell(), EVERY).unref();
  }

  #tell(): void {
    this.#timer = undefined;
    const [spent, changed] = [this.#spent, this.#changed];
    this.#spent = new Map();
    this.#changed = new Map();
    this.#send({
      type: 'counts',
      from: this.#from,
      spent: Object.fromEntries([...spent].map(([kind, all]) => [kind, [...all]])),
      taken: Object.fromEntries(
        [...changed].map(([kind, keys]) => {
          const places = this.#places.get(kind);
          return [kind, [...keys].map((key): [string, number] => [key, places?.taken(key) ?? 0])];
        }),
      ),
    });
  }
}
