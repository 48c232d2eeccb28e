// Rolls for an order among players, whatever it is for (Q-B-16).
import type { Seat } from '../state/seat.ts';
import type { Play } from './play.ts';

/** One die each, highest first; the tied roll again among themselves and keep their places before the others (Q-B-16). */
export function rollForOrder(play: Play, seats: readonly Seat[], what: string): Seat[] {
  if (seats.length < 2) return [...seats];
  const rolls = seats.map((seat) => ({ seat, die: play.roll(`${seat}, ${what}`) }));
  const order: Seat[] = [];
  for (let die = 6; die >= 1; die--) {
    const tied = rolls.filter((roll) => roll.die === die).map((roll) => roll.seat);
    order.push(...rollForOrder(play, tied, what));
  }
  return order;
}

/** Q-B-54, Q-B-69: bidders of this stage in their sequence, then the others by a roll. */
export function rollAfterBidders(play: Play, seats: readonly Seat[], what: string): Seat[] {
  const bidders = play.state.sequence.filter((seat) => seats.includes(seat));
  const others = seats.filter((seat) => !bidders.includes(seat));
  return [...bidders, ...rollForOrder(play, others, what)];
}
