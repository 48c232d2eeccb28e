// Notes that a server is at work, and knows when none was: that time counts for nobody.
import { StoreError } from '../store/errors.ts';
import type { Store, Stretch } from '../store/store.ts';

/** Milliseconds between two notes, and how long a gap between them must be to count. */
const EVERY = 20_000;
const LONGEST_GAP = 60_000;
/** Outages that ended longer ago concern no clock that runs. */
const REMEMBERED = 60 * 86_400_000;

export interface UptimeOptions {
  /** Milliseconds between two notes. */
  readonly every?: number;
  fault(error: unknown): void;
}

export class Uptime {
  readonly #store: Store;
  readonly #options: UptimeOptions;
  #outages: readonly Stretch[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, options: UptimeOptions) {
    this.#store = store;
    this.#options = options;
  }

  /** When no server was at work, as far as a clock that runs may ask. */
  readonly outages = (): readonly Stretch[] => this.#outages;

  /** Looks back once, before anybody's time is judged, and goes on noting. */
  async start(): Promise<void> {
    await this.note();
    this.#timer = setInterval(() => void this.note(), this.#options.every ?? EVERY).unref();
  }

  /** Notes that a server is at work now. */
  async note(): Promise<void> {
    const now = this.#store.clock.now();
    try {
      await this.#store.times.attend(now, LONGEST_GAP);
      this.#outages = await this.#store.times.outages(now - REMEMBERED);
    } catch (error) {
      // A store that is away is told of by whatever else is asked of it.
      if (!(error instanceof StoreError)) this.#options.fault(error);
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
