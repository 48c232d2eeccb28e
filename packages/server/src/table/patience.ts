// What could not be done is tried again, after pauses that grow while it fails.

const FIRST_PAUSE = 50;
const LAST_PAUSE = 30_000;

export class Patience {
  #pause = FIRST_PAUSE;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  /** It failed: it is tried again later, once for all that wait for it. */
  failed(again: () => void): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(again, this.#pause);
    this.#timer.unref();
    this.#pause = Math.min(2 * this.#pause, LAST_PAUSE);
  }

  /** It was done. */
  done(): void {
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
