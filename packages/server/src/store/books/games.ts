// Games, their seats, and the lists of the lobby.
import type { Instant } from './times.ts';

export const GAME_STATUSES = ['open', 'running', 'finished'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

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
