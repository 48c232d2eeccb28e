/**
 * What a table server keeps: one interface, for the embedded store and for PostgreSQL alike.
 * Bodies, meta, summaries and questions are JSON text that the store never reads.
 * Every promise of a write resolves only after the write is durable; failures are `StoreError`s.
 */
import type { Accounts } from './books/accounts.ts';
import type { Diary } from './books/diary.ts';
import type { Games } from './books/games.ts';
import type { HouseBook } from './books/house.ts';
import type { GameLog } from './books/log.ts';
import type { Messages } from './books/messages.ts';
import type { NoticeBook } from './books/notices.ts';
import type { QuotaBook } from './books/quotas.ts';
import type { Retention } from './books/retention.ts';
import type { Instant, TimeBook } from './books/times.ts';
import type { Trials } from './books/trials.ts';

export * from './books/accounts.ts';
export * from './books/diary.ts';
export * from './books/games.ts';
export * from './books/house.ts';
export * from './books/log.ts';
export * from './books/messages.ts';
export * from './books/notices.ts';
export * from './books/quotas.ts';
export * from './books/retention.ts';
export * from './books/times.ts';
export * from './books/trials.ts';

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly games: Games;
  readonly log: GameLog;
  readonly accounts: Accounts;
  readonly messages: Messages;
  readonly quotas: QuotaBook;
  readonly retention: Retention;
  readonly trials: Trials;
  readonly house: HouseBook;
  readonly times: TimeBook;
  readonly diary: Diary;
  readonly notices: NoticeBook;
  /** The time by which deadlines are set and judged: the same for every process of a store, and never set by a jump. */
  readonly clock: StoreClock;
  /**
   * Tells the listener of every game whose log, seats or messages changed, here or in another process, with the
   * sequence its log has then; the same news may come twice, and the result ends the subscription.
   */
  subscribe(listener: ChangeListener): () => void;
  /** Tells the listener of every session and bot token that proves nothing any more, here or in another process. */
  onRevoked(listener: RevocationListener): () => void;
  /** Whether something can be saved now: it is tried, once a second at most. Never throws. */
  health(): Promise<Health>;
  /** Whether the database answers and has this program's schema; never throws. */
  ready(): Promise<Health>;
  /** Finishes the writes under way and lets go of the database. */
  close(): Promise<void>;
}

export type ChangeListener = (gameId: string, sequence: number) => void;

/** Is given the hash of what was revoked; `undefined` where some of the news may have been missed: then all is to be asked again. */
export type RevocationListener = (proof: string | undefined) => void;

export interface StoreClock {
  now(): Instant;
}

export type Health = { readonly ok: true } | { readonly ok: false; readonly code: string; readonly sentence: string };
