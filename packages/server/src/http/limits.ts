// How much one caller may ask for: a bucket that fills at a steady rate and holds a burst.
import { COUNTS, type Counts, KEEP, type Keep, QUOTAS, type Quotas } from '../quotas/table.ts';

export interface Rate {
  /** Tokens that a bucket holds. */
  readonly burst: number;
  /** Tokens that come back in a second. */
  readonly perSecond: number;
}

const SWEEP_EVERY = 1000;

/**
 * Milliseconds that only go forward. The clock of the day may be set back, and a bucket that used it would stay
 * empty for as long as that was.
 */
const steady = (): number => performance.now();

/** One caller's bucket; it is full at first. */
export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
    this.#tokens = rate.burst;
  }

  /** Takes tokens; false when there are fewer. */
  take(tokens = 1, now: number = steady()): boolean {
    const left = this.#now(now);
    if (left < tokens) return false;
    this.#tokens = left - tokens;
    this.#at = now;
    return true;
  }

  /** How many tokens are left, and in how many whole seconds there is one, and all of them. */
  state(now: number = steady()): Allowance {
    const left = this.#now(now);
    const { burst, perSecond } = this.#rate;
    const until = (tokens: number) => (perSecond === 0 ? FOREVER : Math.ceil(Math.max(0, tokens - left) / perSecond));
    return { limit: burst, remaining: Math.floor(left), next: until(1), full: until(burst) };
  }

  isFull(now: number): boolean {
    return this.#now(now) >= this.#rate.burst;
  }

  #now(now: number): number {
    return Math.min(this.#rate.burst, this.#tokens + ((now - this.#at) / 1000) * this.#rate.perSecond);
  }
}

/** What is said of a bucket to its caller, in tokens and seconds. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  readonly next: number;
  readonly full: number;
}

/** Seconds that are said where nothing comes back. */
const FOREVER = 86_400;

/** Buckets by key; those that are full again are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();
  #takes = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes tokens; false when the bucket has fewer. */
  take(key: string, tokens = 1, now: number = steady()): boolean {
    this.#takes += 1;
    if (this.#takes % SWEEP_EVERY === 0) this.#sweep(now);
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate);
    this.#buckets.set(key, bucket);
    return bucket.take(tokens, now);
  }

  state(key: string): Allowance {
    return (this.#buckets.get(key) ?? new Bucket(this.#rate)).state();
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

/**
 * Every limit of the server. Unless said otherwise they count by address, as that is known before anything is read: of
 * IPv6 by the /64 (see address.ts).
 */
export interface Limits {
  /** Whatever is asked of the API: requests, and sockets that are opened. */
  readonly requests: Rate;
  /** Files of the page. */
  readonly files: Rate;
  /** Guesses at secrets: signing in, recovering. */
  readonly secrets: Rate;
  /** New guests. */
  readonly guests: Rate;
  /** Large things: files, imports, verifications, forks, long records, joins that go far back. */
  readonly heavy: Rate;
  /** Messages, on one socket. */
  readonly messages: Rate;
  /** Messages on all sockets of an address; a long one counts as several. */
  readonly traffic: Rate;
  /** Connections at the same time; never more than a quarter of all that the process may have. */
  readonly connections: number;
  /** Sockets at the same time, and watchers of the game on the front page. */
  readonly sockets: number;
  readonly watchers: number;
  /** Games one socket may look at. */
  readonly joins: number;
  /** What somebody may use up in a time, and have at a time. */
  readonly quotas: Quotas;
  readonly counts: Counts;
  /** For how long things are kept that nobody uses. */
  readonly keep: Keep;
  /** Bytes of a request body, of an imported file, and of a message on a socket. */
  readonly body: number;
  readonly file: number;
  readonly message: number;
  /** Bytes that may wait for a slow socket before it is let go, and for all slow sockets of the process together. */
  readonly waiting: number;
  readonly waitingInAll: number;
  /** Bytes of positions that may wait until spectators of delayed games see them: of one game, and of the process. */
  readonly delayed: number;
  readonly delayedInAll: number;
}

export const LIMITS: Limits = {
  requests: { burst: 100, perSecond: 20 },
  files: { burst: 1000, perSecond: 100 },
  secrets: { burst: 10, perSecond: 0.1 },
  guests: { burst: 20, perSecond: 0.2 },
  heavy: { burst: 10, perSecond: 0.2 },
  messages: { burst: 120, perSecond: 40 },
  traffic: { burst: 2000, perSecond: 400 },
  connections: 250,
  sockets: 100,
  watchers: 20,
  joins: 50,
  quotas: QUOTAS,
  counts: COUNTS,
  keep: KEEP,
  body: 64 * 1024,
  file: 4 * 1024 * 1024,
  message: 64 * 1024,
  waiting: 4 * 1024 * 1024,
  waitingInAll: 128 * 1024 * 1024,
  delayed: 4 * 1024 * 1024,
  delayedInAll: 64 * 1024 * 1024,
};
