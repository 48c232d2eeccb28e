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

  /** Takes tokens that were given out elsewhere, where nobody knew how many were left here: it may owe some then. */
  owe(tokens: number, now: number = steady()): void {
    this.#tokens = Math.max(-this.#rate.burst, this.#now(now) - tokens);
    this.#at = now;
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
  readonly #tell: ((key: string, tokens: number) => void) | undefined;
  readonly #buckets = new Map<string, Bucket>();
  #takes = 0;

  /** `tell` is told what was taken, so that other processes count it too. */
  constructor(rate: Rate, tell?: (key: string, tokens: number) => void) {
    this.#rate = rate;
    this.#tell = tell;
  }

  /** Takes tokens; false when the bucket has fewer. */
  take(key: string, tokens = 1, now: number = steady()): boolean {
    this.#takes += 1;
    if (this.#takes % SWEEP_EVERY === 0) this.#sweep(now);
    const taken = this.#bucket(key).take(tokens, now);
    if (taken) this.#tell?.(key, tokens);
    return taken;
  }

  /** Another process has taken tokens. */
  spentElsewhere(key: string, tokens: number): void {
    this.#bucket(key).owe(tokens);
  }

  state(key: string): Allowance {
    return (this.#buckets.get(key) ?? new Bucket(this.#rate)).state();
  }

  #bucket(key: string): Bucket {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}

/** How many are in at the same time, by key. */
export class Places {
  readonly #most: number;
  readonly #tell: ((key: string) => void) | undefined;
  readonly #taken = new Map<string, number>();
  /** Those that other processes have taken, by process. */
  readonly #elsewhere = new Map<number, Map<string, number>>();

  /** `tell` is told whose number has changed, so that other processes know it too. */
  constructor(most: number, tell?: (key: string) => void) {
    this.#most = most;
    this.#tell = tell;
  }

  full(key: string): boolean {
    let taken = this.taken(key);
    for (const there of this.#elsewhere.values()) taken += there.get(key) ?? 0;
    return taken >= this.#most;
  }

  /** Takes a place; the result gives it back. */
  take(key: string): () => void {
    this.#set(key, this.taken(key) + 1);
    return () => this.#set(key, this.taken(key) - 1);
  }

  /** How many are taken in this process. */
  taken(key: string): number {
    return this.#taken.get(key) ?? 0;
  }

  keys(): Iterable<string> {
    return this.#taken.keys();
  }

  /** Another process has so many now. */
  takenElsewhere(process: number, key: string, count: number): void {
    const there = this.#elsewhere.get(process) ?? new Map<string, number>();
    this.#elsewhere.set(process, there);
    if (count === 0) there.delete(key);
    else there.set(key, count);
  }

  /** Another process is gone. */
  goneElsewhere(process: number): void {
    this.#elsewhere.delete(process);
  }

  #set(key: string, count: number): void {
    if (count <= 0) this.#taken.delete(key);
    else this.#taken.set(key, count);
    this.#tell?.(key);
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
