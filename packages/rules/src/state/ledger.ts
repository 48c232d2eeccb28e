// Movements of money, supplies and weapons. Nothing else may change them, so that nothing leaks out of the bank (law 4).
import type { Card, Resource } from '../board/index.ts';
import { shared } from './open-cards.ts';
import type { Holding, Seat, SeatState } from './seat.ts';
import type { State } from './state.ts';

/** A player's record; for evolve only. */
export function seatOf(state: State, seat: Seat): SeatState {
  const found = state.seats[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

/** Changes how a card lies or who knows it; for evolve only. */
export function changeHolding(
  state: State,
  seat: Seat,
  card: Card,
  change: (holding: Holding) => Partial<Holding>,
): void {
  const player = seatOf(state, seat);
  const at = player.holdings.findIndex((holding) => holding.card === card);
  const holding = player.holdings[at];
  if (holding === undefined) throw new Error(`${seat} does not hold ${card}`);
  player.holdings = player.holdings.with(at, shared({ ...holding, ...change(holding) }));
}

/** Moves money; for evolve only. */
export function pay(state: State, from: Seat | 'bank', to: Seat | 'bank', amount: number): void {
  if (from === 'bank') state.outside.cash -= amount;
  else seatOf(state, from).cash -= amount;
  if (to === 'bank') state.outside.cash += amount;
  else seatOf(state, to).cash += amount;
}

/** Adds units of a resource to a store, or takes them from it (negative); for evolve only. */
export function store(state: State, seat: Seat, resource: Resource, units: number): void {
  seatOf(state, seat).supplies[resource] += units;
  state.outside.supplies[resource] -= units;
}

/** Adds to a player's nukes or L-stars, or takes of them (negative); for evolve only. */
export function arm(state: State, seat: Seat, weapon: 'nukes' | 'lStars', number: number): void {
  seatOf(state, seat)[weapon] += number;
  state.outside[weapon] -= number;
}
