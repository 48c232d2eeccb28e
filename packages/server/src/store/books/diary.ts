// What people write down for themselves and for each other.
import type { Instant } from './times.ts';

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
  /** Forgets the promises that were made from a seat. */
  forgetPromises(gameId: string, giver: string): Promise<void>;
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
