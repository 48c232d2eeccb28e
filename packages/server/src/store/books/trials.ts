// Games that do not open.
import type { Instant } from './times.ts';

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
