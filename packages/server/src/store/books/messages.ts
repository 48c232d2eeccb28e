// Conversations.
import type { Instant } from './times.ts';

export interface Messages {
  /** Adds a message and gives its number; a game's messages are numbered from 1 across its conversations. */
  post(message: NewMessage): Promise<number>;
  /** Gives the first messages of these conversations that follow a number, in order. */
  after(gameId: string, conversations: readonly string[], number: number, limit: number): Promise<readonly Message[]>;
  /** Gives the last messages of these conversations that precede a number, in order. */
  before(gameId: string, conversations: readonly string[], number: number, limit: number): Promise<readonly Message[]>;
  /** Gives messages that an account wrote, in the order of games and numbers, after the last one of a page before. */
  by(
    accountId: string,
    limit: number,
    after?: { readonly gameId: string; readonly number: number },
  ): Promise<readonly Message[]>;
  /** Notes that an account has read a conversation up to a number; never goes back. */
  markRead(accountId: string, gameId: string, conversation: string, number: number): Promise<void>;
  /**
   * Gives the last messages of these conversations in which a text stands, in order; capital letters are the same. Looks at
   * `scan` messages before a number, and says before which number to look on where there are more.
   */
  find(
    gameId: string,
    conversations: readonly string[],
    text: string,
    range: { readonly before: number; readonly limit: number; readonly scan: number },
  ): Promise<{ readonly messages: readonly Message[]; readonly earlier?: number }>;
  /** Up to which number accounts have read conversations of a game. */
  readers(gameId: string): Promise<readonly Reader[]>;
  /** Counts what an account has not read, for each conversation of these games. */
  unread(accountId: string, gameIds: readonly string[]): Promise<readonly Unread[]>;
  /** How far an account has read, in the order of games and conversations, after the last one of a page before. */
  marks(
    accountId: string,
    limit: number,
    after?: { readonly gameId: string; readonly conversation: string },
  ): Promise<readonly ReadMark[]>;
}

/** How far somebody has read a conversation. */
export interface ReadMark {
  readonly gameId: string;
  readonly conversation: string;
  /** The number of the last message they read. */
  readonly number: number;
}

export interface NewMessage {
  readonly gameId: string;
  /** Such as `all` or `china+usa`: who may read it is the server's affair. */
  readonly conversation: string;
  readonly author: string;
  /** Who wrote it; nobody in particular where the server itself speaks. */
  readonly account?: string | undefined;
  readonly text: string;
  /** Where the game was then, if it had begun. */
  readonly cycle?: number | undefined;
  readonly stage?: number | undefined;
}

/** The author of what the server says to a table, and of the note that words were taken away: its text is whose, with commas. */
export const SERVER_SAYS = 'host';
export const REMOVAL = 'removal';

export interface Message extends NewMessage {
  readonly number: number;
  readonly account: string | undefined;
  readonly at: Instant;
  /** Whether its words were taken away. */
  readonly removed: boolean;
}

export interface Reader {
  readonly account: string;
  readonly conversation: string;
  readonly number: number;
}

export interface Unread {
  readonly gameId: string;
  readonly conversation: string;
  /** How many were read, and how many were not. */
  readonly read: number;
  readonly unread: number;
  /** How many of the unread ones were written by people whom the account has blocked; of very many, of the first. */
  readonly hushed: number;
  /** The number of the conversation's last message. */
  readonly last: number;
}
