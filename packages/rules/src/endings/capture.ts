// Land captured in battle: whose it was, for ranks and for the loss of a home country (Q-B-32, Q-B-36, Q-B-93).

import { homePower, isTerritory, type Zone } from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { noteLoss, recordFate } from '../state/fates.ts';
import { homeOwner, isHome } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';

export type CaptureEvent = ZoneCaptured;
interface ZoneCaptured extends EventBase {
  readonly type: 'zone-captured';
  readonly seat: Seat;
  readonly zone: Zone;
  /** Who held it. */
  readonly from: Seat;
}

const CAPTURED: readonly Clause[] = ['Q-B-32', 'Q-B-36', 'Q-B-93'];

export const captureEvents: EventDefs<CaptureEvent> = {
  'zone-captured': {
    clauses: CAPTURED,
    evolve: (state, { seat, zone, from }) => {
      if (!isTerritory(zone)) return;
      recordFate(state, zone, seat, 'captured');
      // A player who loses a land that was another's home takes nothing from its owner, who had lost it before.
      const power = homePower(zone);
      if (power !== undefined && state.seats[from]?.power === power) noteLoss(state, from, zone);
    },
  },
};

/** Notes that a player has taken a zone that another held, or whose empty home it was. */
export function noteCapture(play: Play, seat: Seat, zone: Zone, from: Seat | undefined): void {
  const loser = from ?? homeOwner(play, zone);
  if (loser === undefined || loser === seat) return;
  // B-ATK-57: one home territory won back keeps its owner in the game.
  const clauses = isHome(play, seat, zone) ? ([...CAPTURED, 'B-ATK-57'] as const) : CAPTURED;
  play.emit({ type: 'zone-captured', seat, zone, from: loser, clauses });
}
