// How much is heard of one socket: frames within a rate, and no more waiting for their answers than may come at once.
import { Bucket, type Rate } from '../http/limits.ts';

/** Frames beyond that before the socket is closed. */
const PATIENCE = { burst: 200, perSecond: 1 } as const;

/** Bytes of a message that count as one of the address. */
const LONG = 4096;

export class Hearing {
  readonly #most: number;
  readonly #rate: Bucket;
  readonly #ofAddress: (tokens: number) => boolean;
  /** Made when it is first tried. */
  #patience: Bucket | undefined;
  #unanswered = 0;

  /** `ofAddress` takes from what all sockets of the same address may say. */
  constructor(rate: Rate, ofAddress: (tokens: number) => boolean = () => true) {
    this.#most = rate.burst;
    this.#rate = new Bucket(rate);
    this.#ofAddress = ofAddress;
  }

  /** Counts a frame of any kind, and says what becomes of it. */
  take(bytes = 0): 'heard' | 'too-fast' | 'too-loud' {
    const heard = this.#unanswered < this.#most && this.#rate.take() && this.#ofAddress(1 + Math.floor(bytes / LONG));
    if (heard) return 'heard';
    this.#patience ??= new Bucket(PATIENCE);
    return this.#patience.take() ? 'too-fast' : 'too-loud';
  }

  /** Counts a message until it is answered. */
  until(answered: Promise<void>): void {
    this.#unanswered += 1;
    const done = () => {
      this.#unanswered -= 1;
    };
    answered.then(done, done);
  }
}
