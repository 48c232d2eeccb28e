import type { RevocationListener } from './store.ts';

/** Who is told of sessions and bot tokens that prove nothing any more. */
export class Revocations {
  readonly #listeners = new Set<RevocationListener>();

  subscribe(listener: RevocationListener): () => void {
    const subscription: RevocationListener = (proof) => listener(proof);
    this.#listeners.add(subscription);
    return () => {
      this.#listeners.delete(subscription);
    };
  }

  /** Tells of one; of none in particular where news may have been missed. */
  tell(proof?: string): void {
    for (const listener of this.#listeners) listener(proof);
  }
}
