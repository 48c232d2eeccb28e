// What the host decided, known to every process within a second: who is kept out or may not talk, and what everybody is told.
import { ApiError } from '../http/errors.ts';
import { StoreError } from '../store/errors.ts';
import type { Ban, BanKind, Notice, Store } from '../store/store.ts';

/** Milliseconds between two looks at the store: asking in between costs no query. */
const LOOK = 1000;

export interface BulletinOptions {
  /** Milliseconds between two looks. */
  readonly look?: number;
  fault(error: unknown): void;
}

export class Bulletin {
  readonly #store: Store;
  readonly #look: number;
  readonly #fault: BulletinOptions['fault'];
  readonly #listeners = new Set<() => void>();
  #bans: ReadonlyMap<string, Ban> = new Map();
  #notices: readonly Notice[] = [];
  #written = '';
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(store: Store, { look = LOOK, fault }: BulletinOptions) {
    this.#store = store;
    this.#look = look;
    this.#fault = fault;
  }

  /** Reads it once, so that nobody slips in at the start, and goes on looking. */
  async start(): Promise<void> {
    await this.refresh();
    const next = () => {
      if (!this.#closed) this.#timer = setTimeout(() => void this.refresh().finally(next), this.#look).unref();
    };
    next();
  }

  /** Looks at the store now; where that is away, what was known holds. */
  async refresh(): Promise<void> {
    try {
      const [bans, notices] = [await this.#store.house.bans(), await this.#store.house.notices()];
      const written = JSON.stringify([bans, notices]);
      if (written === this.#written) return;
      this.#written = written;
      this.#bans = new Map(bans.map((ban) => [keyOf(ban.kind, ban.subject), ban]));
      this.#notices = notices;
      for (const listener of this.#listeners) listener();
    } catch (error) {
      // A store that is away is told of by whatever else is asked of it.
      if (!(error instanceof StoreError)) this.#fault(error);
    }
  }

  /** Is told after every change of bans or notices. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What everybody is to be told now. */
  get notices(): readonly Notice[] {
    const now = this.#store.clock.now();
    return this.#notices.filter(({ until }) => until > now);
  }

  /** Why nobody from an address, or an account, is let in now. */
  keptOut(address: string, account?: string): ApiError | undefined {
    const ban = this.#ban('address', address) ?? (account === undefined ? undefined : this.#ban('account', account));
    if (ban === undefined) return undefined;
    const { until, reason, kind } = ban;
    return new ApiError(403, 'banned', { until, reason, whom: kind === 'address' ? 'address' : 'account' });
  }

  /** Turns away people who are kept out. */
  letIn(address: string, account?: string): void {
    const no = this.keptOut(address, account);
    if (no !== undefined) throw no;
  }

  /** Turns away people who may play but not talk. The store itself is asked, so that it holds from that moment on. */
  async letTalk(account: string): Promise<void> {
    const ban = await this.#store.house.banned([{ kind: 'talk', subject: account }]);
    if (ban !== undefined) throw new ApiError(403, 'muted', { until: ban.until, reason: ban.reason });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #ban(kind: BanKind, subject: string): Ban | undefined {
    const ban = this.#bans.get(keyOf(kind, subject));
    return ban?.until !== undefined && ban.until <= this.#store.clock.now() ? undefined : ban;
  }
}

const keyOf = (kind: BanKind, subject: string): string => `${kind} ${subject}`;
