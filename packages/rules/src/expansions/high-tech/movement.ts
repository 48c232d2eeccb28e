// Cheaper moves: what a shown level saves, its capacity shared among all forces of one move (T-MOV, Q-T-16 to -18, A-TEC-02).
import type { Cost, Effort } from '../../movement/order.ts';
import type { Play } from '../../referee/play.ts';
import type { Seat } from '../../state/seat.ts';
import type { UnitKind } from '../../unit-table.ts';
import { apcFact } from '../apc/facts.ts';
import { chartOf } from './state.ts';
import { type Rank, type Technology, techFact } from './technology.ts';

/** The lowest level that saves anything. */
const LEAST = 2;

/** What a move costs a player with the levels that he has shown; `table` says what the rest of it costs (T-MOV-07). */
export function techCost(play: Play, seat: Seat, effort: Effort, table: (effort: Effort) => Cost): Cost {
  const { army, navy } = { army: shownLevel(play, seat, 'army'), navy: shownLevel(play, seat, 'navy') };
  if (army < LEAST && navy < LEAST) return table(effort);
  // T-MOV-04, Q-T-17: march, flight and sailing are purses of their own, each in whole units.
  const { entered, flown } = effort;
  const purses = [
    ...(army < LEAST ? [] : [march(army, entered.army), fly(army, flown.army), drive(army, entered.apc, flown.apc)]),
    ...(navy < LEAST ? [] : [sail(navy, entered.navy)]),
  ];
  const served: readonly UnitKind[] = [
    ...(army < LEAST ? [] : (['army', 'apc'] as const)),
    ...(navy < LEAST ? [] : (['navy'] as const)),
  ];
  // Boarding is no sailing and stays as it is (Q-T-18).
  return [table(without(effort, served)), ...purses].reduce((sum, { grain, oil }) => ({
    grain: sum.grain + grain,
    oil: sum.oil + oil,
  }));
}

/** The level that a player has shown last; he need not say again that he uses it. */
export function shownLevel(play: Play, seat: Seat, technology: Technology): Rank {
  return chartOf(play, seat).deployed[technology].shown;
}

function march(level: Rank, territories: number): Cost {
  const row = techFact('T-TAB-01')[level];
  return { grain: Math.ceil(territories / row.march), oil: 0 };
}

function fly(level: Rank, armies: number): Cost {
  const { flight } = techFact('T-TAB-01')[level];
  return { grain: 0, oil: flight.oil * Math.ceil(armies / flight.armies) };
}

function sail(level: Rank, seas: number): Cost {
  const row = techFact('T-TAB-02')[level];
  return { grain: 0, oil: Math.ceil(seas / row.sail) };
}

/** APCs use the level of armies: they share what drives them, each flies for itself (A-TAB-01, Q-A-17). */
function drive(level: Rank, territories: number, flown: number): Cost {
  if (territories + flown === 0) return FREE;
  const { oil, territories: each, flight } = apcFact('A-TAB-01')[level];
  return { grain: 0, oil: oil * Math.ceil(territories / each) + flight * flown };
}

const FREE: Cost = { grain: 0, oil: 0 };

/** The same effort without that of some kinds. */
function without(effort: Effort, kinds: readonly UnitKind[]): Effort {
  const rest = { entered: { ...effort.entered }, flown: { ...effort.flown }, boardings: effort.boardings };
  for (const kind of kinds) {
    rest.entered[kind] = 0;
    rest.flown[kind] = 0;
  }
  return rest;
}
