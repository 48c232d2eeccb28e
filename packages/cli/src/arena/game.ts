// One game of an arena, with all that is kept of it.
import { type ArenaPlan, fixture, playMatchInTime, type Result, setupOf } from '@marshall/bots/arena';
import { type Entry, FILE_VERSION, type GameFile } from '@marshall/rules';
import type { Entrants, Troubled } from './entrants.ts';

/** What is played, and how. */
export interface Terms {
  readonly plan: ArenaPlan;
  /** Whether games are kept move by move. */
  readonly saved: boolean;
  /** How long a program may take for an answer. */
  readonly seconds: number;
}

/** A finished game: its result with what went wrong in it and, if it is kept, the game itself as a file holds it. */
export interface Finished {
  readonly i: number;
  readonly result: Outcome;
  readonly file?: string;
}

export interface Outcome extends Result {
  /** Missing in results of old files. */
  readonly troubles?: readonly Troubled[];
}

export async function playNumber(i: number, { plan, saved }: Terms, entrants: Entrants): Promise<Finished> {
  const entries: Entry[] = [];
  const write = saved ? (entry: Entry) => entries.push(entry) : undefined;
  const played = await playMatchInTime(plan, i, (name) => entrants.of(name), write);
  const result = { ...played, troubles: entrants.takeTroubles() };
  if (!saved) return { i, result };
  const { setup, secret } = setupOf(plan, fixture(plan, i));
  const file: GameFile = { marshall: FILE_VERSION, setup, secret, entries };
  return { i, result, file: JSON.stringify(file) };
}
