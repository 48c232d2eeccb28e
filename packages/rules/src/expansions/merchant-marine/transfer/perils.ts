// What ships must pass before their cargo arrives, one after the other: siege, blockade, pirates (M-XFER-06, -07, Q-M-59).
import type { Play } from '../../../referee/play.ts';
import type { Seat } from '../../../state/seat.ts';
import type { DeepReadonly } from '../../../state/state.ts';
import { type BlockadeRun, blockadeRuns, runBlockade } from '../interdiction/blockade-rolls.ts';
import { type Raid, raid, raidsOn } from './pirates.ts';
import type { ShipTransferFrame } from './ship-transfer.ts';
import type { Trip } from './trips.ts';

export type Peril = BlockadeRun | Raid;

/** Everything that trips must pass, in its order. */
export function perilsOf(play: Play, seat: Seat, trips: readonly Trip[]): Peril[] {
  // A siege has been rolled for when the stage opened and stops goods before they are loaded (Q-M-59); then come blockades.
  return [...blockadeRuns(play, seat, trips), ...raidsOn(play, trips)];
}

/** Meets the first peril: rolls, and says what comes of it. Its event takes the peril off the list. */
export function meet(play: Play, frame: DeepReadonly<ShipTransferFrame>, seat: Seat, peril: DeepReadonly<Peril>): void {
  switch (peril.kind) {
    case 'blockade':
      runBlockade(play, frame, seat, peril);
      break;
    case 'pirates':
      raid(play, frame, seat, peril);
  }
}
