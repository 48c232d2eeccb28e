// Who each person has blocked. Only that person is told.
import { ApiError } from '../http/errors.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds for which a list is believed: another process may have changed it. */
const LASTS = 1000;
const MOST_KEPT = 10_000;
export const MOST_BLOCKED = 500;

export class Blocks {
  readonly #store: Store;
  readonly #known = new Map<string, { readonly until: number; readonly blocked: Promise<ReadonlySet<string>> }>();
  /** What was known last, for those who cannot wait. */
  readonly #last = new Map<string, ReadonlySet<string>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Who an account has blocked. */
  of(account: string | undefined): Promise<ReadonlySet<string>> {
    if (account === undefined) return NOBODY;
    const known = this.#known.get(account);
    if (known !== undefined && known.until > performance.now()) return known.blocked;
    if (this.#known.size >= MOST_KEPT) this.#known.clear();
    const blocked = this.#store.house.blocked(account).then((ids) => this.#keep(account, new Set(ids)));
    this.#known.set(account, { until: performance.now() + LASTS, blocked });
    // The next caller asks again.
    blocked.catch(() => this.#known.delete(account));
    return blocked;
  }

  /** The same at once, as it was known last; where that is a while ago, it is asked for meanwhile. */
  last(account: string | undefined): ReadonlySet<string> {
    if (account === undefined) return NO_ONE;
    void this.of(account).catch(() => undefined);
    return this.#last.get(account) ?? NO_ONE;
  }

  #keep(account: string, blocked: ReadonlySet<string>): ReadonlySet<string> {
    this.#last.delete(account);
    const [oldest] = this.#last.keys();
    if (this.#last.size >= MOST_KEPT && oldest !== undefined) this.#last.delete(oldest);
    this.#last.set(account, blocked);
    return blocked;
  }

  async block(account: string, blocked: string): Promise<void> {
    if (!(await this.#store.house.block(account, blocked, MOST_BLOCKED)))
      throw new ApiError(409, 'too-many:blocked', { most: MOST_BLOCKED });
    this.#known.delete(account);
    await this.of(account);
  }

  async unblock(account: string, blocked: string): Promise<boolean> {
    const done = await this.#store.house.unblock(account, blocked);
    this.#known.delete(account);
    await this.of(account);
    return done;
  }

  /** Notes a message as read for those who do not hear its author: nothing is left that would count as unread. */
  async passOver(
    author: string,
    gameId: string,
    conversation: string,
    number: number,
    people: readonly string[],
  ): Promise<void> {
    for (const blocker of await this.#store.house.blockers(author, people)) {
      const rows = await this.#store.messages.unread(blocker, [gameId]);
      const waiting = rows.find((row) => row.conversation === conversation);
      if (waiting !== undefined && waiting.unread === waiting.hushed)
        await this.#store.messages.markRead(blocker, gameId, conversation, number);
    }
  }
}

const NO_ONE: ReadonlySet<string> = new Set();
const NOBODY: Promise<ReadonlySet<string>> = Promise.resolve(NO_ONE);
