// A clock that a test sets: a store by it, and all who ask the store for the time.
import type { Instant, Store } from '../store/store.ts';

export class TestClock {
  #now: Instant;

  constructor(now: Instant = Date.UTC(2026, 10, 16, 12)) {
    this.#now = now;
  }

  readonly now = (): Instant => this.#now;

  /** Lets so many milliseconds pass. */
  pass(millis: number): Instant {
    this.#now += millis;
    return this.#now;
  }

  /** The same store by this clock. */
  of(store: Store): Store {
    return { ...store, clock: { now: this.now } };
  }
}
