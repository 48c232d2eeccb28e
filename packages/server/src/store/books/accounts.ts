// Accounts, and what proves them.
import type { Instant } from './times.ts';

export interface Accounts {
  /** Creates a guest account; false when the id is taken. */
  create(account: NewAccount): Promise<boolean>;
  /** Gives an account by its id. */
  get(accountId: string): Promise<Account | undefined>;
  /** Gives a claimed account by the login it was claimed with. */
  byLogin(login: string): Promise<Account | undefined>;
  /** Notes that an account is used. */
  seen(accountId: string): Promise<void>;
  /** Changes the name others see; false when there is no such account. */
  rename(accountId: string, name: string): Promise<boolean>;
  /** Gives an account a login and a passphrase hash, or changes them; false when the login is another's or there is no such account. */
  claim(accountId: string, login: string, passphraseHash: string): Promise<boolean>;
  /** Opens a session under the hash of its token, or prolongs it, and forgets sessions that are over; of more than `most` the oldest end. */
  openSession(session: NewSession, most: number): Promise<void>;
  /** Prolongs a session; false when it has ended. */
  prolongSession(tokenHash: string, expires: Instant): Promise<boolean>;
  /** Gives the session of a token hash, unless it is over. */
  session(tokenHash: string): Promise<Session | undefined>;
  /** Gives an account's sessions, the newest first. */
  sessions(accountId: string): Promise<readonly Session[]>;
  /** Closes one session of an account. */
  closeSession(accountId: string, tokenHash: string): Promise<void>;
  /** Closes all sessions of an account but one. */
  closeOtherSessions(accountId: string, keptTokenHash?: string): Promise<void>;
  /** Replaces an account's recovery codes. */
  setRecoveryCodes(accountId: string, codeHashes: readonly string[]): Promise<void>;
  /** Uses up a recovery code; false when the account has no such code left. */
  useRecoveryCode(accountId: string, codeHash: string): Promise<boolean>;
  /**
   * Keeps a bot token under its hash; false when its id or hash is taken, the account has as many as it may have, or the
   * session that asked for it has ended.
   */
  addBotToken(token: NewBotToken, most: number, session: string): Promise<boolean>;
  /** Gives the bot token of a hash. */
  botToken(tokenHash: string): Promise<BotToken | undefined>;
  /** Gives an account's bot tokens, the newest first. */
  botTokens(accountId: string): Promise<readonly BotToken[]>;
  /** Revokes a bot token of an account; false when it has no such token. */
  removeBotToken(accountId: string, tokenId: string): Promise<boolean>;
}

export interface NewAccount {
  readonly id: string;
  readonly name: string;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  /** Guests have no login and no passphrase. */
  readonly login: string | undefined;
  readonly passphraseHash: string | undefined;
  readonly created: Instant;
  /** When it was last used, to the day. */
  readonly seen: Instant;
}

export interface NewSession {
  readonly tokenHash: string;
  readonly account: string;
  /** What the player recognises it by, such as the browser's name. */
  readonly label: string;
  readonly expires: Instant;
}

export interface Session extends NewSession {
  readonly created: Instant;
}

export interface NewBotToken {
  readonly id: string;
  readonly tokenHash: string;
  readonly account: string;
  readonly name: string;
}

export interface BotToken extends NewBotToken {
  readonly created: Instant;
}
