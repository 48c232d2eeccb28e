// What is not kept forever.
import type { GameStatus } from './games.ts';
import type { Instant } from './times.ts';

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
