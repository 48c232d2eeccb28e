import type { ChangeListener } from './store.ts';

/** The subscribers of one store. */
export class Changes {
  readonly #listeners = new Set<ChangeListener>();

  subscribe(listener: ChangeListener): () => void {
    // A wrapper of its own lets the same function subscribe twice and leave once.
    const subscription: ChangeListener = (gameId, sequence) => listener(gameId, sequence);
    this.#listeners.add(subscription);
    return () => {
      this.#listeners.delete(subscription);
    };
  }

  /** Tells everybody; a listener that throws is a bug, which shows, but takes the news from nobody else. */
  tell(gameId: string, sequence: number): void {
    for (const listener of this.#listeners) {
      try {
        listener(gameId, sequence);
      } catch (error) {
        setImmediate(() => {
          throw error;
        });
      }
    }
  }
}
