// What a host and the people keep order with.
import type { Account } from './accounts.ts';
import type { Game, GameStatus } from './games.ts';
import type { Instant } from './times.ts';

/** Who a host keeps out: an account, an address (IPv6 by its /64), or an account that may not talk. */
export const BAN_KINDS = ['account', 'address', 'talk'] as const;
export type BanKind = (typeof BAN_KINDS)[number];

export interface Ban {
  readonly kind: BanKind;
  readonly subject: string;
  /** What the banned person is told. */
  readonly reason: string;
  readonly created: Instant;
  /** When it ends; never unless said. */
  readonly until: Instant | undefined;
}

/** What everybody at the tables is told for a while. */
export interface Notice {
  readonly id: string;
  readonly text: string;
  readonly created: Instant;
  readonly until: Instant;
}

export interface NewReport {
  readonly id: string;
  /** Who reports whom. */
  readonly account: string;
  readonly about: string;
  readonly game?: string | undefined;
  readonly message?: number | undefined;
  readonly reason: string;
  /** What was said around it, as JSON. */
  readonly context: string;
}

export interface Report extends NewReport {
  readonly created: Instant;
  readonly settled: Instant | undefined;
  readonly note: string | undefined;
}

/** Games and accounts a host looks for, the ones that changed last first. */
export interface HouseQuery {
  readonly limit: number;
  readonly skip?: number | undefined;
  /** A part of an id, a name, a title or a login. */
  readonly like?: string | undefined;
}

export interface Figures {
  readonly games: Readonly<Record<GameStatus, number>>;
  readonly accounts: number;
  readonly guests: number;
  readonly sessions: number;
  readonly entries: number;
  readonly messages: number;
  readonly reports: number;
  readonly bans: number;
}

export interface HouseBook {
  /** Keeps somebody out, or changes why and how long. */
  ban(ban: Omit<Ban, 'created'>): Promise<void>;
  /** Lets somebody in again; false when nobody kept them out. */
  unban(kind: BanKind, subject: string): Promise<boolean>;
  /** Bans that hold now. */
  bans(): Promise<readonly Ban[]>;
  /** The first ban of these that holds now. */
  banned(subjects: readonly { readonly kind: BanKind; readonly subject: string }[]): Promise<Ban | undefined>;
  /** Tells everybody something until an instant. */
  announce(notice: Omit<Notice, 'created'>): Promise<void>;
  /** Takes a notice back; false when there was none. */
  withdraw(id: string): Promise<boolean>;
  /** Notices that hold now, the newest last. */
  notices(): Promise<readonly Notice[]>;
  /** False where the account has blocked as many as it may. */
  block(account: string, blocked: string, most: number): Promise<boolean>;
  unblock(account: string, blocked: string): Promise<boolean>;
  /** Who an account has blocked. */
  blocked(account: string): Promise<readonly string[]>;
  /** Which of these accounts have blocked it. */
  blockers(account: string, of: readonly string[]): Promise<readonly string[]>;
  report(report: NewReport): Promise<void>;
  reports(query: HouseQuery & { readonly settled: boolean }): Promise<readonly Report[]>;
  settle(reportId: string, note: string): Promise<boolean>;
  /** Reports that an account made. */
  reportsBy(account: string, limit: number): Promise<readonly Report[]>;
  /** Reports that others made about an account. */
  reportsAbout(account: string, limit: number): Promise<readonly Report[]>;
  /** Takes the words of a message away; its place stays, and a note of it stands after all others. False when there is no such message. */
  removeMessage(gameId: string, number: number): Promise<boolean>;
  /** Notes after all others that messages of one conversation have no words any more, so that everybody is told. */
  noteRemoved(gameId: string, numbers: readonly number[]): Promise<void>;
  /** Games of a status, or of all. */
  games(query: HouseQuery & { readonly status?: GameStatus | undefined }): Promise<readonly Game[]>;
  accounts(query: HouseQuery): Promise<readonly Account[]>;
  /** Takes away what the server said at a table in which a name stands; tells the numbers of those messages by their conversations. */
  forgetName(gameId: string, name: string): Promise<ReadonlyMap<string, readonly number[]>>;
  /**
   * Removes an account with its sessions, tokens, codes, marks and blocks; its seats stand empty, its messages keep their
   * places without their words, and its reports no longer say who made them.
   */
  removeAccount(accountId: string): Promise<boolean>;
  /** Gives what an account has in a game to another: its seats, and that it made it; false when there is no such game. */
  bringGame(gameId: string, from: string, into: string): Promise<boolean>;
  /** Gives the rest of what is kept of an account to another: words, marks, wishes, blocks, mutes and reports; of some as many as it may have. */
  bringRest(from: string, into: string, most: { readonly channels: number; readonly blocks: number }): Promise<void>;
  figures(): Promise<Figures>;
}
