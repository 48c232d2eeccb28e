/**
 * What a table server keeps: one interface, for the embedded store and for PostgreSQL alike.
 * Bodies, meta, summaries and questions are JSON text that the store never reads.
 * Every promise of a write resolves only after the write is durable; failures are `StoreError`s.
 */

export const GAME_STATUSES = ['open', 'running', 'finished'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** Milliseconds since 1970, by the store's own clock. */
export type Instant = number;

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

// ---- the log of a game ----

export interface GameLog {
  /**
   * Adds entries after `expectedSequence`, or tells that the log has moved on (`conflict`) or that this command of
   * this seat was already applied (`duplicate`: the sequence its entries ended at; `same` unless it was another command).
   * The change is made with them.
   */
  append(
    gameId: string,
    expectedSequence: number,
    entries: readonly NewEntry[],
    commandId?: CommandId,
    change?: GameChange,
  ): Promise<AppendResult>;
  /** Gives up to `limit` entries that follow `afterSequence`, in order. */
  read(gameId: string, afterSequence: number, limit: number): Promise<readonly Entry[]>;
  /** Keeps a snapshot of the game at a sequence, unless a newer one is kept. */
  saveSnapshot(gameId: string, snapshot: Snapshot): Promise<void>;
  /** Gives the newest snapshot of the game. */
  snapshot(gameId: string): Promise<Snapshot | undefined>;
}

export interface NewEntry {
  readonly body: string;
}

export interface Entry {
  /** The first entry of a game has sequence 1. */
  readonly sequence: number;
  readonly body: string;
}

export interface Snapshot {
  readonly sequence: number;
  readonly body: string;
}

export interface CommandId {
  readonly seat: string;
  readonly id: string;
  /** The hash of what is sent under this id: something else cannot be sent under it. */
  readonly body?: string | undefined;
}

/** What an append changes of the game beside its log; what is left out stays as it is. */
export interface GameChange {
  readonly status?: GameStatus;
  readonly summary?: string;
  readonly waiting?: Waiting;
  /** A person acted. */
  readonly acted?: boolean;
}

/** Who a game waits for: replaces what was waited for before. */
export interface Waiting {
  /** Seat and what it is asked (table/kept-question.ts). */
  readonly asked: Readonly<Record<string, string>>;
  /** When the defaults answer. */
  readonly due?: Instant;
}

export type AppendResult =
  | { readonly sequence: number }
  | { readonly conflict: number }
  | { readonly duplicate: number; readonly same: boolean };

// ---- games, their seats, and the lists of the lobby ----

export interface Games {
  /** Creates a game with an empty log; false when the id is taken. */
  create(game: NewGame): Promise<boolean>;
  /** Gives a game with its seats. */
  get(gameId: string): Promise<Game | undefined>;
  /**
   * Changes what is arranged before and around play, if nobody else did since `expectedRevision`; `conflict` is the
   * revision the game has now.
   */
  arrange(gameId: string, expectedRevision: number, arrangement: Arrangement): Promise<ArrangeResult>;
  /** Removes a game and everything kept with it; false when there was none. */
  remove(gameId: string): Promise<boolean>;
  /** Gives one page of a list of the lobby. */
  list(query: ListQuery): Promise<Page>;
  /** Gives up to `limit` running games whose defaults are due by then, the longest overdue first. */
  due(by: Instant, limit: number): Promise<readonly DueGame[]>;
  /** Counts the running games of an owner, or made at a place, that go on though no person has acted since `idle` milliseconds. */
  unattended(of: Maker, idle: number): Promise<number>;
  /** Counts the games of an owner, or made at a place, that have not begun, and the public ones among them. */
  open(of: Maker): Promise<{ readonly open: number; readonly public: number }>;
  /** Looks at a game's defaults again at a later instant, unless its log has moved on since that sequence. */
  postpone(game: DueGame): Promise<void>;
}

/** Whose games: those of an account, or those made from an address. */
export type Maker = { readonly owner: string } | { readonly origin: string };

export interface NewGame {
  readonly id: string;
  readonly public: boolean;
  readonly owner?: string;
  /** The address, or the network, it was made from. */
  readonly origin?: string | undefined;
  readonly meta: string;
  readonly seats: readonly Seat[];
}

export interface Game {
  readonly id: string;
  readonly status: GameStatus;
  readonly public: boolean;
  readonly owner: string | undefined;
  /** Where it was made. */
  readonly origin: string | undefined;
  /** What was arranged: options, title, invitations. */
  readonly meta: string;
  /** What the last append had to say for the lobby. */
  readonly summary: string | undefined;
  readonly created: Instant;
  readonly changed: Instant;
  readonly due: Instant | undefined;
  /** The sequence of the last entry of the log, 0 before the first. */
  readonly sequence: number;
  /** Counts arrangements. */
  readonly revision: number;
  /** Why it was set aside; told of a game that is asked for by its id. */
  readonly aside?: string | undefined;
  readonly seats: readonly SeatRow[];
}

/** Who sits in a seat: nobody, an account, or a computer commander by its name. */
export interface Seat {
  readonly seat: string;
  readonly account?: string | undefined;
  readonly bot?: string | undefined;
  readonly ready: boolean;
  /** The seat's share of the seed. */
  readonly contribution?: string | undefined;
}

export interface SeatRow extends Seat {
  /** What is asked of the seat now. */
  readonly asked: string | undefined;
}

/** What is left out stays as it is; seats are the complete list. */
export interface Arrangement {
  readonly status?: GameStatus;
  readonly public?: boolean;
  readonly meta?: string;
  readonly seats?: readonly Seat[];
}

export type ArrangeResult = { readonly revision: number } | { readonly conflict: number };

/**
 * `open`, `watchable` and `finished` hold public games, the newest first; of the open ones those come first that were
 * the only open table of their maker when they were made, so that nobody's tables crowd out the others. `mine` holds every game the account owns or
 * sits in, those that wait for it first, finished ones last, and among those the newest first.
 */
export type ListQuery = { readonly limit: number; readonly after?: string } & (
  | { readonly list: 'open' | 'watchable' | 'finished' }
  | { readonly list: 'mine'; readonly account: string }
);

export interface Page {
  readonly games: readonly Game[];
  /** Handed in as `after`, gives the next page. */
  readonly next: string | undefined;
}

export interface DueGame {
  readonly id: string;
  readonly due: Instant;
  readonly sequence: number;
}

// ---- games that do not open ----

/** A process notes that it opens a game before it does: where it does not come back, the next one is warned. */
export interface Trials {
  /** Notes that a game is being opened; `tries` is 1 unless one who opened it has not come back. `aside` is why it is not to be opened. */
  begin(gameId: string): Promise<{ readonly tries: number } | { readonly aside: string }>;
  /** The process that opened it has come back. */
  done(gameId: string): Promise<void>;
  /** Nobody opens it any more; the sentence says why, and is told where the game is open. */
  setAside(gameId: string, why: string): Promise<void>;
  /** The games that were set aside, the first one first. */
  aside(): Promise<readonly { readonly game: string; readonly at: Instant; readonly why: string }[]>;
  /** Lets a game be opened again; false when it was not set aside. */
  bringBack(gameId: string): Promise<boolean>;
}

// ---- accounts, and what proves them ----

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
  /** Opens a session under the hash of its token, or prolongs it, and forgets sessions that are over. */
  openSession(session: NewSession): Promise<void>;
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
  /** Keeps a bot token under its hash; false when its id or hash is taken, or the account has as many as it may have. */
  addBotToken(token: NewBotToken, most: number): Promise<boolean>;
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

// ---- conversations ----

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
  /** The number of the conversation's last message. */
  readonly last: number;
}

// ---- what somebody may use in a time ----

export interface QuotaBook {
  /** Uses some of each quota in turn, up to the first of which too little is left: tells which, and when it begins again. */
  use(uses: readonly QuotaUse[]): Promise<QuotaResult>;
}

export interface QuotaUse {
  /** What is counted, and whose. */
  readonly key: string;
  readonly most: number;
  /** Milliseconds after the first use in which no more than `most` is used. */
  readonly window: number;
  readonly amount: number;
}

export type QuotaResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly index: number; readonly again: Instant };

// ---- what is not kept forever ----

/** Each removes a few at a time and tells which; none is told where there is nothing left to remove. */
export interface Retention {
  /** Removes guests that were not used since an instant and sit in no game that is not over. */
  guests(before: Instant, limit: number): Promise<readonly string[]>;
  /** Counts those guests, up to a limit. */
  idleGuests(before: Instant, limit: number): Promise<number>;
  /** Gives games of a status that did not change since an instant, for `Retention.game`. */
  games(status: GameStatus, before: Instant, limit: number): Promise<readonly string[]>;
  /** Removes a game with everything kept of it, in steps of which none takes long; goes on where it was interrupted. */
  game(gameId: string): Promise<void>;
  /** Games whose removal was interrupted. */
  interrupted(limit: number): Promise<readonly string[]>;
  /** Forgets what was used of quotas that begin again. */
  tallies(limit: number): Promise<number>;
}

// ---- what a host and the people keep order with ----

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
  block(account: string, blocked: string): Promise<void>;
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
  /**
   * Removes an account with its sessions, tokens, codes, marks and blocks; its seats stand empty, its messages keep their
   * places without their words, and its reports no longer say who made them.
   */
  removeAccount(accountId: string): Promise<boolean>;
  /** Gives what an account has in a game to another: its seats, and that it made it; false when there is no such game. */
  bringGame(gameId: string, from: string, into: string): Promise<boolean>;
  /** Gives the rest of what is kept of an account to another: words, marks, wishes, blocks, mutes and reports. */
  bringRest(from: string, into: string): Promise<void>;
  figures(): Promise<Figures>;
}

// ---- time ----

/** A stretch of time. */
export interface Stretch {
  readonly from: Instant;
  readonly until: Instant;
}

export interface TimeBook {
  /** What somebody wants of every game they play. */
  settings(accountId: string): Promise<string | undefined>;
  keepSettings(accountId: string, body: string): Promise<void>;
  /** The same, if they still are what was read; false where somebody was quicker. */
  changeSettings(accountId: string, before: string | undefined, body: string): Promise<boolean>;
  /** A process is at work. Where none was for longer than `longest` milliseconds, that is kept as an outage, once. */
  attend(now: Instant, longest: number): Promise<void>;
  /** The outages that ended after an instant, in order. */
  outages(since: Instant): Promise<readonly Stretch[]>;
}

// ---- what people write down for themselves and for each other ----

export interface Diary {
  /** What somebody has noted for themselves about a game. */
  note(accountId: string, gameId: string): Promise<Note | undefined>;
  keepNote(accountId: string, gameId: string, text: string): Promise<void>;
  notesOf(accountId: string): Promise<readonly (Note & { readonly gameId: string })[]>;
  /** When somebody last looked at each of these games, and what was to be seen then. */
  looks(accountId: string, gameIds: readonly string[]): Promise<readonly Look[]>;
  keepLook(accountId: string, gameId: string, body: string): Promise<void>;
  /** Adds a promise, unless the game has as many as it may. */
  promise(promise: NewPromise, most: number): Promise<boolean>;
  promises(gameId: string): Promise<readonly Promised[]>;
  /** The one to whom it was made says what became of it; undefined opens it again. */
  settle(gameId: string, id: string, outcome: Outcome | undefined): Promise<boolean>;
}

export interface Note {
  readonly text: string;
  readonly changed: Instant;
}

export interface Look {
  readonly gameId: string;
  readonly at: Instant;
  readonly body: string;
}

export const OUTCOMES = ['kept', 'broken'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface NewPromise {
  readonly id: string;
  readonly gameId: string;
  /** The seats of the player who makes it and of the one it is made to. */
  readonly giver: string;
  readonly taker: string;
  readonly text: string;
  /** The cycle in which it was made, and the one until whose end it holds. */
  readonly cycle: number;
  readonly until: number;
}

export interface Promised extends NewPromise {
  readonly at: Instant;
  readonly outcome: Outcome | undefined;
  readonly settled: Instant | undefined;
}

// ---- notices to people who are elsewhere ----

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
  /** Keeps a channel; one that the account has already at this address is replaced, and keeps its id. */
  addChannel(channel: NewChannel): Promise<Channel>;
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
