// The log of a game.
import type { GameStatus } from './games.ts';
import type { Instant } from './times.ts';

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
