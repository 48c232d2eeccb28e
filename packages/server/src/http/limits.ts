// How much one caller may ask for: a bucket that fills at a steady rate and holds a burst.

export interface Rate {
  /** Tokens that a bucket holds. */
  readonly burst: number;
  /** Tokens that come back in a second. */
  readonly perSecond: number;
}

const SWEEP_EVERY = 1000;

/** One caller's bucket; it is full at first. */
export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
    this.#tokens = rate.burst;
  }

  /** Takes a token; false when it is empty. */
  take(now: number = Date.now()): boolean {
    const tokens = this.#now(now);
    if (tokens < 1) return false;
    this.#tokens = tokens - 1;
    this.#at = now;
    return true;
  }

  isFull(now: number): boolean {
    return this.#now(now) >= this.#rate.burst;
  }

  #now(now: number): number {
    return Math.min(this.#rate.burst, this.#tokens + ((now - this.#at) / 1000) * this.#rate.perSecond);
  }
}

/** Buckets by key; those that are full again are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();
  #takes = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes a token; false when the bucket is empty. */
  take(key: string, now: number = Date.now()): boolean {
    this.#takes += 1;
    if (this.#takes % SWEEP_EVERY === 0) this.#sweep(now);
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate);
    this.#buckets.set(key, bucket);
    return bucket.take(now);
  }

  #sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}

/** How many are in at the same time, by key. */
export class Places {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  full(key: string): boolean {
    return (this.#taken.get(key) ?? 0) >= this.#most;
  }

  /** Takes a place; the result gives it back. */
  take(key: string): () => void {
    this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
    return () => {
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left <= 0) this.#taken.delete(key);
      else this.#taken.set(key, left);
    };
  }
}

/** Every limit of the server. Unless said otherwise they count by address, as that is known before anything is read. */
export interface Limits {
  /** Whatever is asked of the API: requests, and sockets that are opened. */
  readonly requests: Rate;
  /** Guesses at secrets: signing in, recovering. */
  readonly secrets: Rate;
  /** New guests. */
  readonly guests: Rate;
  /** Large things: files, imports, verifications, forks, long records. */
  readonly heavy: Rate;
  /** Messages, on one socket. */
  readonly messages: Rate;
  /** Sockets at the same time, and watchers of the game on the front page. */
  readonly sockets: number;
  readonly watchers: number;
  /** Games one socket may look at. */
  readonly joins: number;
  /** Running games of one account in which no people sit. */
  readonly unattended: number;
  /** Bytes of a request body, of an imported file, and of a message on a socket. */
  readonly body: number;
  readonly file: number;
  readonly message: number;
  /** Bytes that may wait for a slow socket before it is let go. */
  readonly waiting: number;
  /** Bytes that may wait for a socket until spectators of delayed games hear them. */
  readonly delayed: number;
}

export const LIMITS: Limits = {
  requests: { burst: 100, perSecond: 20 },
  secrets: { burst: 10, perSecond: 0.1 },
  guests: { burst: 20, perSecond: 0.2 },
  heavy: { burst: 10, perSecond: 0.2 },
  messages: { burst: 120, perSecond: 40 },
  sockets: 100,
  watchers: 20,
  joins: 50,
  unattended: 5,
  body: 64 * 1024,
  file: 4 * 1024 * 1024,
  message: 64 * 1024,
  waiting: 4 * 1024 * 1024,
  delayed: 16 * 1024 * 1024,
};
