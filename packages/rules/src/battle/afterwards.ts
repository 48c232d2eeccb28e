// What a side will do when its battle is over, said with the attack, the defence or an answer after the dice, so that it is
// not asked about it.
import type { Play } from '../referee/play.ts';
import { type Afterwards, battlesUnderWay } from '../state/orders.ts';
import type { Seat } from '../state/seat.ts';
import { battleOf, isDuel } from './battle.ts';

/**
 * For an attacker: be asked, move in with those who are left of the attack, or stay. A player who is not asked brings up nobody else.
 * Everybody may say `ask-again`: where one unit fights one, each side is asked once after the dice unless it wants more.
 */
export const AFTER_ATTACK = ['ask', 'move-in', 'stay', 'ask-again'] as const;

/** For a defender: be asked, or bring up nobody. */
export const AFTER_DEFENCE = ['ask', 'stay', 'ask-again'] as const;

/** With an answer after the dice: be asked about the rest, or want nothing more of this attack. */
export const AFTER_ANSWER = ['ask', 'done', 'ask-again'] as const;

/** Keeps that a player is to be asked again, where the answer that they are giving would otherwise be their last: before it is written down. */
export function sayAgain(play: Play, seat: Seat, then: (typeof AFTER_ANSWER)[number] | undefined): void {
  if (then !== 'ask-again' || !isDuel(battleOf(play))) return;
  const orders = { ...(play.state.orders[seat] ?? { changes: 0 }), again: true as const };
  play.emit({ type: 'orders-given', seat, secret: { [seat]: { orders } }, to: [seat] });
}

/** Keeps what a side has said with an answer after the dice: whether it was the last one. */
export function sayLast(play: Play, seat: Seat, then: (typeof AFTER_ANSWER)[number] | undefined): void {
  if (then === 'done') sayAfterwards(play, seat, then);
}

/** Keeps what a side has said among its orders: nobody else hears of it. The next battle of its own forgets it. */
export function sayAfterwards(play: Play, seat: Seat, then: Afterwards | 'ask' | undefined): void {
  if (then === undefined || then === 'ask') return;
  const { within: _, ...others } = play.state.orders[seat] ?? { changes: 0 };
  const number = battlesUnderWay(play.state);
  const orders = { ...others, battle: then, ...(number > 1 ? { within: number } : {}) };
  play.emit({ type: 'orders-given', seat, secret: { [seat]: { orders } }, to: [seat] });
}
