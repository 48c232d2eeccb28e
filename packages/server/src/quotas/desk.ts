// Counts what somebody uses, and says when there is more where they have used it up.
import type { Caller } from '../accounts/desk.ts';
import { ApiError } from '../http/errors.ts';
import type { Maker, QuotaUse, Store } from '../store/store.ts';
import { type Counts, type Good, HOLDERS, type Holder, type Quotas } from './table.ts';

/** Who uses something, and where they are. */
export interface User {
  readonly account?: string;
  /** Their address, or its network. */
  readonly address: string;
}

/** A use, and what is said of it. */
interface Use extends QuotaUse {
  readonly good: Good;
  readonly holder: Holder;
}

const PER_SECOND = 1000;
const REMEMBERED = 10_000;
/** Moves that are taken from a quota together: the store is asked once for all of them. */
const MOVES_AT_ONCE = 50;

export class QuotaDesk {
  readonly #store: Store;
  readonly #quotas: Quotas;
  readonly #counts: Counts;
  /** Quotas that are used up, and until when. */
  readonly #usedUpUntil = new Map<string, number>();
  /** Moves that were taken from the quota of an account or an address and not made yet. */
  readonly #movesLeft = { account: new Map<string, number>(), address: new Map<string, number>() };

  constructor(store: Store, quotas: Quotas, counts: Counts) {
    this.#store = store;
    this.#quotas = quotas;
    this.#counts = counts;
  }

  /** A message at a table. */
  message(user: User, game: string, text: string): Promise<void> {
    return this.#use({ messages: 1, messageBytes: Buffer.byteLength(text) }, { ...user, game });
  }

  /** A file that is brought here. */
  file(user: User, bytes: number): Promise<void> {
    return this.#use({ imports: 1, importBytes: bytes }, user);
  }

  guest(user: User): Promise<void> {
    return this.#use({ guests: 1 }, user);
  }

  /** Something that is changed, and of which tables are told: without a word of one's own, but they read it. */
  change({ account, address }: Caller): Promise<void> {
    return this.#use({ changes: 1 }, { account: account.id, address });
  }

  /** Whether somebody may do something in a game: undefined where that is known, as it mostly is. `moved` counts it. */
  move(caller: Caller): Promise<void> | undefined {
    const { account, address } = this.#movesLeft;
    if ((account.get(caller.account.id) ?? 0) > 0 && (address.get(caller.address) ?? 0) > 0) return undefined;
    return this.#takeMoves(caller);
  }

  /** Somebody has done something in a game. */
  moved(caller: Caller): void {
    const { account, address } = this.#movesLeft;
    account.set(caller.account.id, (account.get(caller.account.id) ?? 0) - 1);
    address.set(caller.address, (address.get(caller.address) ?? 0) - 1);
  }

  async #takeMoves({ account, address }: Caller): Promise<void> {
    for (const [holder, name] of [
      ['account', account.id],
      ['address', address],
    ] as const) {
      const left = this.#movesLeft[holder];
      if ((left.get(name) ?? 0) > 0) continue;
      const most = Math.min(MOVES_AT_ONCE, ...(this.#quotas.commands[holder] ?? []).map((allowed) => allowed.most));
      await this.#use({ commands: most }, { [holder]: name });
      if (left.size >= REMEMBERED) left.clear();
      left.set(name, (left.get(name) ?? 0) + most);
    }
  }

  /** A report to the host. */
  report(user: User): Promise<void> {
    return this.#use({ reports: 1 }, user);
  }

  /** A new table, where neither the maker nor their address has many that have not begun. */
  async table(user: User, isPublic: boolean): Promise<void> {
    const { openOfAccount, openOfAddress, publicOfAccount, publicOfAddress } = this.#counts;
    for (const [of, mostOpen, mostPublic, holder] of [
      [{ owner: user.account ?? '' }, openOfAccount, publicOfAccount, 'account'],
      [{ origin: user.address }, openOfAddress, publicOfAddress, 'address'],
    ] as const) {
      const now = await this.#store.games.open(of);
      if (now.open >= mostOpen) throw new ApiError(429, 'too-many:open', { tables: now.open, holder });
      if (isPublic && now.public >= mostPublic)
        throw new ApiError(429, 'too-many:public', { tables: now.public, holder });
    }
    await this.#use({ games: 1 }, user);
  }

  /** Whether a game may begin in which computer commanders play: not where many go on in which no person acts. */
  async begin(owner: string, origin: string | undefined, people: boolean): Promise<void> {
    const { aloneOfAccount, aloneOfAddress, leftOfAccount, leftOfAddress } = this.#counts;
    const [ofAccount, ofAddress] = people ? [leftOfAccount, leftOfAddress] : [aloneOfAccount, aloneOfAddress];
    await this.#mustHaveFew({ owner }, ofAccount, 'account', people);
    if (origin !== undefined) await this.#mustHaveFew({ origin }, ofAddress, 'address', people);
  }

  async #mustHaveFew(of: Maker, most: number, holder: 'account' | 'address', people: boolean): Promise<void> {
    const games = await this.#store.games.unattended(of, this.#counts.away * PER_SECOND);
    if (games >= most) throw new ApiError(429, 'too-many:alone', { games, holder, people });
  }

  async #use(amounts: Partial<Record<Good, number>>, holders: Partial<Record<Holder, string>>): Promise<void> {
    const uses: Use[] = [];
    // Always in this order, so that two who count at once never wait for each other.
    for (const holder of HOLDERS)
      for (const [good, amount] of Object.entries(amounts) as [Good, number][])
        for (const { most, seconds } of this.#quotas[good][holder] ?? []) {
          const name = holders[holder];
          if (name === undefined) continue;
          uses.push({
            key: `${good} ${seconds} ${holder} ${name}`,
            most,
            window: seconds * PER_SECOND,
            amount,
            good,
            holder,
          });
        }
    if (uses.length === 0) return;
    const known = uses.find(({ key }) => this.#isUsedUp(key));
    if (known !== undefined) throw this.#usedUp(known, this.#usedUpUntil.get(known.key) ?? 0);
    const result = await this.#store.quotas.use(uses);
    if (result.ok) return;
    const use = uses[result.index];
    if (use === undefined) throw new Error('a quota that nobody asked for is used up');
    // Asking again for as much is answered without asking the store; of what is measured in bytes less may be left.
    if (!use.good.endsWith('Bytes')) this.#remember(use.key, result.again);
    throw this.#usedUp(use, result.again);
  }

  #isUsedUp(key: string): boolean {
    return (this.#usedUpUntil.get(key) ?? 0) > this.#store.clock.now();
  }

  #remember(key: string, until: number): void {
    if (this.#usedUpUntil.size >= REMEMBERED) this.#usedUpUntil.clear();
    this.#usedUpUntil.set(key, until);
  }

  #usedUp({ good, holder, window }: Use, again: number): ApiError {
    const wait = Math.max(1, Math.ceil((again - this.#store.clock.now()) / PER_SECOND));
    const used = { good, holder, window: window / PER_SECOND, wait };
    return new ApiError(429, 'quota', used, { figures: { seconds: wait } }, wait);
  }
}
