// Notices to people who are elsewhere.
import type { Instant } from './times.ts';

export const CHANNEL_KINDS = ['push', 'mail', 'webhook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** A way to reach somebody. */
export interface NewChannel {
  readonly id: string;
  readonly account: string;
  readonly kind: ChannelKind;
  /** The endpoint of a browser, an e-mail address, or where a webhook is sent. */
  readonly address: string;
  /** What is needed to use it, as JSON. */
  readonly body: string;
  /** Whether its owner has shown that it is theirs. */
  readonly confirmed: boolean;
}

export interface Channel extends Omit<NewChannel, 'confirmed'> {
  readonly created: Instant;
  readonly confirmed: Instant | undefined;
  /** How many notices in a row could not be delivered. */
  readonly trouble: number;
}

/** Something to be sent on one channel, once. */
export interface NewOutgoing {
  /** What it is about: the same is never added twice. */
  readonly id: string;
  readonly account: string;
  readonly channel: string;
  readonly game?: string | undefined;
  readonly body: string;
  readonly due: Instant;
}

export interface Outgoing extends NewOutgoing {
  readonly created: Instant;
  readonly tries: number;
  readonly settled: Instant | undefined;
  readonly outcome: SentOutcome | undefined;
}

/** What became of it: sent, no more true when it was due, or given up. */
export const SENT_OUTCOMES = ['sent', 'dropped', 'failed'] as const;
export type SentOutcome = (typeof SENT_OUTCOMES)[number];

export interface NoticeBook {
  /** Gives what is kept under an id, for all processes the same; the first one makes it. */
  key(id: string, make: () => string): Promise<string>;
  /**
   * Keeps a channel; one that the account has already at this address is replaced, and keeps its id. Undefined where the
   * account has as many as it may have.
   */
  addChannel(channel: NewChannel, most: number): Promise<Channel | undefined>;
  channel(channelId: string): Promise<Channel | undefined>;
  /** The channels of these accounts, the oldest first. */
  channels(accounts: readonly string[]): Promise<readonly Channel[]>;
  confirmChannel(channelId: string): Promise<boolean>;
  /** Removes a channel with all that waits for it; false when the account has no such one. */
  removeChannel(accountId: string, channelId: string): Promise<boolean>;
  /** Those of these games in which somebody sits who can be reached. */
  concerned(gameIds: readonly string[]): Promise<readonly string[]>;
  /** Games in which somebody sits who can be reached, in the order of their ids: those that run or are open, and those that ended since. */
  reachable(after: string, endedSince: Instant, limit: number): Promise<readonly string[]>;
  /** Adds what was not added before. */
  add(outgoing: readonly NewOutgoing[]): Promise<void>;
  /** Takes up to `limit` that are due; nobody else takes them for so many milliseconds. */
  claim(now: Instant, lease: number, limit: number): Promise<readonly Outgoing[]>;
  /** It is done with; counts what the channel could not deliver in a row. */
  settle(outgoingId: string, now: Instant, outcome: SentOutcome): Promise<void>;
  /** It is to be sent later; `tried` unless it was only held back. */
  postpone(outgoingId: string, due: Instant, tried: boolean): Promise<void>;
  /** What was, or is to be, sent to an account, the newest first. */
  of(accountId: string, limit: number): Promise<readonly Outgoing[]>;
  /** Forgets what was settled before an instant; tells how many. */
  forget(before: Instant, limit: number): Promise<number>;
}
