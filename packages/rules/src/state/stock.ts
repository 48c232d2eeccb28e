// Pieces in the box of each colour, for tables that play with that limit (option componentLimits, X-06).
import type { Play } from '../referee/play.ts';
import type { UnitKind } from '../unit-table.ts';
import { countAll } from './forces.ts';
import type { Seat } from './seat.ts';

/** Army pieces that serve as bids (B-BID-02). */
const BIDDING_CUBES = 3;

/** How many more units of a kind a player has pieces for; without end where the box is no limit (Q-B-11). */
export function piecesLeft(play: Play, seat: Seat, kind: UnitKind): number {
  if (!play.options.componentLimits) return Number.POSITIVE_INFINITY;
  const { centers } = play.seat(seat);
  // A conquered power's pieces are added to the victor's as its supply center is; its cubes bid no more.
  const stock = play.rulebook.unit(kind).pieces * centers - (kind === 'army' ? BIDDING_CUBES : 0);
  return Math.max(0, stock - countAll(play.state.board, seat)[kind]);
}
