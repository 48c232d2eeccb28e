// What became of territories that were taken from somebody, and who lost a home last (Q-B-36, Q-B-93).
import type { Territory } from '../board/index.ts';
import type { Seat } from './seat.ts';
import type { State } from './state.ts';

/** What became of a territory in which an opponent had a say. */
export interface Fate {
  readonly by: Seat;
  readonly how: 'captured' | 'destroyed';
}

/** The last fate of each territory that was taken from an opponent: a value, which copies of a state share. */
export type Fates = Readonly<Partial<Record<Territory, Fate>>>;

/** Notes that a player captured or destroyed a territory that was an opponent's; for evolve only. */
export function recordFate(state: State, territory: Territory, by: Seat, how: Fate['how']): void {
  state.fates = { ...state.fates, [territory]: { by, how } };
}

/** Notes that a player has lost a home territory; for evolve only. */
export function noteLoss(state: State, owner: Seat, territory: Territory): void {
  state.lastLost = { ...state.lastLost, [owner]: territory };
  state.losers = [...state.losers.filter((seat) => seat !== owner), owner];
}
