// Cheaper moves: what a shown level saves, its capacity shared among all forces of one move (T-MOV, Q-T-16 to -18).
import type { Cost, Effort } from '../../movement/order.ts';
import type { Play } from '../../referee/play.ts';
import type { Seat } from '../../state/seat.ts';
import { chartOf } from './state.ts';
import { type Rank, type Technology, techFact } from './technology.ts';

/** The lowest level that saves anything. */
const LEAST = 2;

/** What a move costs a player with the levels that they have shown; `table` says what the rest of it costs (T-MOV-07). */
export function techCost(play: Play, seat: Seat, effort: Effort, table: (effort: Effort) => Cost): Cost {
  const army = shownLevel(play, seat, 'army');
  const navy = shownLevel(play, seat, 'navy');
  if (army < LEAST && navy < LEAST) return table(effort);
  const rest = { entered: { ...effort.entered }, flown: { ...effort.flown }, boardings: effort.boardings };
  let grain = 0;
  let oil = 0;
  // T-MOV-04, Q-T-17: march, flight and sailing are purses of their own, each in whole units.
  if (army >= LEAST) {
    grain += march(army, effort.entered.army);
    oil += fly(army, effort.flown.army);
    rest.entered.army = rest.flown.army = 0;
    for (const kind of play.rulebook.kinds) {
      const shared = play.rulebook.sharedLevel(kind);
      if (shared === undefined) continue;
      oil += shared.oil(army, effort.entered[kind], effort.flown[kind]);
      rest.entered[kind] = rest.flown[kind] = 0;
    }
  }
  if (navy >= LEAST) {
    oil += sail(navy, effort.entered.navy);
    rest.entered.navy = 0;
  }
  // Boarding is no sailing and stays as it is (Q-T-18).
  const others = table(rest);
  return { grain: grain + others.grain, oil: oil + others.oil };
}

/** The level that a player has shown last; they need not say again that they use it. */
export function shownLevel(play: Play, seat: Seat, technology: Technology): Rank {
  return chartOf(play, seat).deployed[technology].shown;
}

/** Grain for so many territories entered. */
function march(level: Rank, territories: number): number {
  return Math.ceil(territories / techFact('T-TAB-01')[level].march);
}

/** Oil for so many armies flown. */
function fly(level: Rank, armies: number): number {
  const { flight } = techFact('T-TAB-01')[level];
  return flight.oil * Math.ceil(armies / flight.armies);
}

/** Oil for so many seas entered. */
function sail(level: Rank, seas: number): number {
  return Math.ceil(seas / techFact('T-TAB-02')[level].sail);
}
