// What enemies put in the way of ships that carry goods in Stage 2; pirates have a room of their own.
import type { Play } from '../../../referee/play.ts';
import type { Seat } from '../../../state/seat.ts';
import type { Peril } from './perils.ts';
import type { Trip } from './trips.ts';

/** Sieges first, then blockades (Q-M-59); nobody is interdicted who has not been told so. */
export function interdictions(_play: Play, _seat: Seat, _trips: readonly Trip[]): readonly Peril[] {
  return [];
}
