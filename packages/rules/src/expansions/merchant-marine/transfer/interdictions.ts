// What enemies put in the way of ships that carry goods in Stage 2; pirates have a room of their own.
import type { Play } from '../../../referee/play.ts';
import type { Seat } from '../../../state/seat.ts';
import { blockadeRuns } from '../interdiction/blockade-rolls.ts';
import type { Peril } from './perils.ts';
import type { Trip } from './trips.ts';

/** A siege has been rolled for when the stage opened and stops goods before they are loaded (Q-M-59); then come blockades. */
export function interdictions(play: Play, seat: Seat, trips: readonly Trip[]): readonly Peril[] {
  return blockadeRuns(play, seat, trips);
}
