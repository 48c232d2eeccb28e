// Who is barred from the trade in units and weapons altogether.
import type { Play } from '../referee/play.ts';
import type { Refusal } from '../referee/refusal.ts';
import type { Seat } from '../state/seat.ts';

/** Why two players may not trade arms with each other now. */
export function whyNoArms(play: Play, giver: Seat, receiver: Seat): Refusal | undefined {
  return play.rulebook.mayTradeArms(play, giver) ?? play.rulebook.mayTradeArms(play, receiver);
}
