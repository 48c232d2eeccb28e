// Notes that a server is at work, and knows when none was, or none could save: that time counts for nobody.
import { StoreError, type StoreErrorCode } from '../store/errors.ts';
import type { Instant, Store, Stretch } from '../store/store.ts';

/** Milliseconds between two notes, and how long a gap between them must be to count where nothing failed. */
const EVERY = 5000;
const LONGEST_GAP = 2 * EVERY;
/** Outages that ended longer ago concern no clock that runs. */
const REMEMBERED = 60 * 86_400_000;

/** A store that says one of these answers all the same. */
const ANSWERS: ReadonlySet<StoreErrorCode> = new Set(['unknown', 'taken', 'invalid', 'closed']);

export interface UptimeOptions {
  /** Milliseconds between two notes. */
  readonly every?: number;
  fault(error: unknown): void;
}

export class Uptime {
  readonly #store: Store;
  readonly #options: UptimeOptions;
  readonly #every: number;
  #outages: readonly Stretch[] = [];
  /** When it was last noted that a server is at work. */
  #noted: Instant | undefined;
  /** How often something could not be saved, and how much of that has been noted. */
  #failures = 0;
  #told = 0;
  #noting: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, options: UptimeOptions) {
    this.#store = store;
    this.#options = options;
    this.#every = options.every ?? EVERY;
  }

  /** When no server was at work, as far as a clock that runs may ask: also since the last note, where that is in doubt. */
  readonly outages = (): readonly Stretch[] => {
    const now = this.#store.clock.now();
    const from = this.#noted;
    return from === undefined || !this.#isInDoubt(now) ? this.#outages : [...this.#outages, { from, until: now }];
  };

  /** Looks back once, before anybody's time is judged, and goes on noting. */
  async start(): Promise<void> {
    await this.note(LONGEST_GAP);
    this.#timer = setInterval(() => void this.note(), this.#every).unref();
  }

  /** Notes that a server is at work now; a gap longer than `longest` was an outage, and so is any in which a save failed. */
  note(
    longest: number = this.#noted === undefined ? LONGEST_GAP : Math.max(LONGEST_GAP, 2 * this.#every),
  ): Promise<void> {
    this.#noting ??= this.#note(longest).finally(() => {
      this.#noting = undefined;
    });
    return this.#noting;
  }

  /** Learns of outages that this or another process has noted; false where nobody's time can be judged now. */
  readonly settled = async (): Promise<boolean> => {
    const now = this.#store.clock.now();
    if (this.#isInDoubt(now)) await this.note();
    else await this.#look(now).catch((error: unknown) => this.#heard(error));
    return !this.#isInDoubt(this.#store.clock.now());
  };

  /** The same store; what it could not save is noticed here. */
  watching(store: Store): Store {
    return {
      ...store,
      log: { ...store.log, append: (...args) => store.log.append(...args).catch(this.#missed) },
      games: { ...store.games, due: (...args) => store.games.due(...args).catch(this.#missed) },
    };
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #isInDoubt(now: Instant): boolean {
    // Before the first note nobody knows for how long no server was here.
    const since = this.#noted ?? Number.NEGATIVE_INFINITY;
    return this.#failures > this.#told || now - since > Math.max(LONGEST_GAP, 2 * this.#every);
  }

  async #note(longest: number): Promise<void> {
    const now = this.#store.clock.now();
    const failures = this.#failures;
    try {
      await this.#store.times.attend(now, failures > this.#told ? 0 : longest);
      await this.#look(now);
      this.#noted = now;
      // What failed meanwhile is noted the next time.
      this.#told = failures;
    } catch (error) {
      this.#heard(error);
    }
  }

  readonly #missed = (error: unknown): never => {
    if (error instanceof StoreError && !ANSWERS.has(error.code)) this.#failures += 1;
    throw error;
  };

  async #look(now: Instant): Promise<void> {
    this.#outages = await this.#store.times.outages(now - REMEMBERED);
  }

  #heard(error: unknown): void {
    this.#failures += 1;
    // A store that is away is told of by whatever else is asked of it.
    if (!(error instanceof StoreError)) this.#options.fault(error);
  }
}
