// The standard moving costs (B-MOVE-09, -10, -13, -15, -22, -23, Q-B-79): one table for every rule that charges them.
import type { Play } from '../referee/play.ts';
import type { Seat } from '../state/seat.ts';
import type { Cost, Effort } from './order.ts';

/** Oil for each group that boards one carrier together (B-MOVE-15). */
const BOARDING = 1;

/** What an effort costs by the table: each step and each flight by the row of its kind, each boarding one oil. */
export function standardCost(play: Play, _seat: Seat, effort: Effort): Cost {
  let grain = 0;
  let oil = BOARDING * effort.boardings;
  for (const kind of play.rulebook.kinds) {
    const { step, flight } = play.rulebook.unit(kind);
    const steps = effort.entered[kind] * step.units;
    if (step.resource === 'grain') grain += steps;
    else oil += steps;
    oil += effort.flown[kind] * flight;
  }
  return { grain, oil };
}
