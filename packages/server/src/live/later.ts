// What spectators of a delayed game hear later: in order, nothing more once they leave, and never more than fits.
import type { Join } from './join.ts';

interface Waiting {
  readonly join: Join;
  readonly bytes: string;
  /** Only the newest of its kind counts. */
  readonly passing: boolean;
  readonly timer: NodeJS.Timeout;
}

/** All that waits for one socket. */
export class Later {
  readonly #most: number;
  readonly #send: (bytes: string) => void;
  readonly #overflow: () => void;
  readonly #waiting = new Set<Waiting>();
  #length = 0;

  /** Where more than `most` bytes would wait, every second passing message is left out; if that is not enough, it is over. */
  constructor(most: number, send: (bytes: string) => void, overflow: () => void) {
    this.#most = most;
    this.#send = send;
    this.#overflow = overflow;
  }

  /** Sends a message of a join when its delay is over. */
  send(join: Join, bytes: string, passing: boolean): void {
    if (this.#length + bytes.length > this.#most) this.#thin();
    if (this.#length + bytes.length > this.#most) {
      this.#overflow();
      return;
    }
    const timer = setTimeout(() => {
      this.#drop(waiting);
      this.#send(bytes);
    }, join.delay);
    const waiting = { join, bytes, passing, timer };
    this.#waiting.add(waiting);
    this.#length += bytes.length;
  }

  /** Somebody looks on no more: what waits for him is not sent. */
  forget(join: Join): void {
    for (const waiting of this.#waiting) if (waiting.join === join) this.#drop(waiting);
  }

  #thin(): void {
    const passing = [...this.#waiting].filter((waiting) => waiting.passing);
    // The newest stays.
    for (const [i, waiting] of passing.reverse().entries()) if (i % 2 === 1) this.#drop(waiting);
  }

  #drop(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    if (this.#waiting.delete(waiting)) this.#length -= waiting.bytes.length;
  }
}
