// Somebody's standing orders in one position.
import type { Game } from '../referee/game.ts';
import type { Orders, StandingOrder } from '../state/orders.ts';
import type { Seat } from '../state/seat.ts';

/** Whose orders they are, and where the game stands. */
export interface At {
  readonly game: Game;
  readonly seat: Seat;
  readonly standing: NonNullable<Orders['standing']>;
}

/** Whether an order is about what this player asks. */
export function concerns({ whom }: StandingOrder, asker: Seat | undefined): boolean {
  return whom === undefined || whom === asker;
}
