// Top brass: the rank of a winner, and the record it is read from (B-RANK).
import { TERRITORIES } from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { Play } from '../referee/play.ts';
import type { Fate } from '../state/fates.ts';
import { isHome } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';

/** Stars of a winner. */
export type Rank = 1 | 2 | 3 | 4 | 5;

/** The clause of each rank. */
export const RANK_CLAUSES: Readonly<Record<Rank, Clause>> = {
  5: 'B-RANK-02',
  4: 'B-RANK-03',
  3: 'B-RANK-04',
  2: 'B-RANK-05',
  1: 'B-RANK-06',
};

/** What a rank is read from: territories that they took or destroyed, and what nukes did. */
export interface WarRecord {
  readonly captured: number;
  readonly destroyed: number;
  readonly nukesFired: number;
  readonly lostToNukes: number;
}

export function recordOf(play: Play, seat: Seat): WarRecord {
  const { nukesFired, lostToNukes } = play.seat(seat).record;
  return {
    captured: countFates(play, seat, 'captured'),
    destroyed: countFates(play, seat, 'destroyed'),
    nukesFired,
    lostToNukes,
  };
}

/** A player's stars by their record; undefined for one who neither captured nor destroyed anything (Q-B-93). */
export function rankOf(play: Play, seat: Seat): Rank | undefined {
  const { captured, destroyed, nukesFired, lostToNukes } = recordOf(play, seat);
  if (captured === 0) return destroyed === 0 ? undefined : 1;
  if (nukesFired === 0) return lostToNukes === 0 ? 5 : 4;
  return captured >= destroyed ? 3 : 2;
}

/** Whether a player may win where a handicap was agreed (B-RANK-07, Q-B-94). */
export function meetsHandicap(play: Play, seat: Seat): boolean {
  const { handicap } = play.options;
  return handicap === 'none' || (rankOf(play, seat) ?? 0) >= handicap;
}

/** Q-B-93: a home of their own that they won back, or destroyed, was no opponent's territory. */
function countFates(play: Play, seat: Seat, how: Fate['how']): number {
  return TERRITORIES.filter((territory) => {
    const fate = play.state.fates[territory];
    return fate?.by === seat && fate.how === how && !isHome(play, seat, territory);
  }).length;
}
