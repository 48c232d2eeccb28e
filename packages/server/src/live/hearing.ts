// How much is heard of one socket: frames within a rate, and no more waiting for their answers than may come at once.
import { Bucket, type Rate } from '../http/limits.ts';

/** Frames beyond that before the socket is closed. */
const PATIENCE = { burst: 200, perSecond: 1 } as const;

export class Hearing {
  readonly #most: number;
  readonly #rate: Bucket;
  readonly #patience = new Bucket(PATIENCE);
  #unanswered = 0;

  constructor(rate: Rate) {
    this.#most = rate.burst;
    this.#rate = new Bucket(rate);
  }

  /** Counts a frame of any kind, and says what becomes of it. */
  take(): 'heard' | 'too-fast' | 'too-loud' {
    if (this.#unanswered < this.#most && this.#rate.take()) return 'heard';
    return this.#patience.take() ? 'too-fast' : 'too-loud';
  }

  /** Counts a message until it is answered. */
  until(answered: Promise<void>): void {
    this.#unanswered += 1;
    void answered.finally(() => {
      this.#unanswered -= 1;
    });
  }
}
