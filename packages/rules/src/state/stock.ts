// Pieces in the box of each colour, for tables that play with that limit (option componentLimits, X-06).
import type { Play } from '../referee/play.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';
import { type Counts, countAll } from './forces.ts';
import type { Seat } from './seat.ts';

/** Army pieces that serve as bids (B-BID-02). */
const BIDDING_CUBES = 3;

/** How many more units of a kind a player has pieces for; without end where the box is no limit (Q-B-11). */
export function piecesLeft(play: Play, seat: Seat, kind: UnitKind): number {
  if (!play.options.componentLimits) return Number.POSITIVE_INFINITY;
  return Math.max(0, stockOf(play, seat, kind) - countAll(play.state.board, seat)[kind]);
}

/** How many units of each kind a player has on the board beyond their pieces, after others came into their hands. */
export function surplusOf(play: Play, seat: Seat): Counts {
  const counts = countAll(play.state.board, seat);
  for (const kind of UNIT_KINDS)
    counts[kind] = play.options.componentLimits ? Math.max(0, counts[kind] - stockOf(play, seat, kind)) : 0;
  return counts;
}

/** A conquered power's pieces are added to the victor's as its supply center is; its cubes bid no more. */
function stockOf(play: Play, seat: Seat, kind: UnitKind): number {
  return play.rulebook.unit(kind).pieces * play.seat(seat).centers - (kind === 'army' ? BIDDING_CUBES : 0);
}
