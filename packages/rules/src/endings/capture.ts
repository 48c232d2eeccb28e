// Land captured in battle: whose it was, for ranks and for the loss of a home country (Q-B-32, Q-B-36, Q-B-93).
import { homePower, isTerritory, type Zone, zoneName } from '../board/index.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { homeOwner } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import { recordFate } from './ranks.ts';
import { noteLoss } from './spoils.ts';

export type CaptureEvent = ZoneCaptured;
interface ZoneCaptured extends EventBase {
  readonly type: 'zone-captured';
  readonly seat: Seat;
  readonly zone: Zone;
  /** Who held it. */
  readonly from: Seat;
}

export const captureEvents: EventDefs<CaptureEvent> = {
  'zone-captured': {
    clauses: ['Q-B-32', 'Q-B-36', 'Q-B-93'],
    evolve: (state, { seat, zone }) => {
      if (!isTerritory(zone)) return;
      recordFate(state, zone, seat, 'captured');
      const power = homePower(zone);
      const owner = state.order.find((other) => power !== undefined && state.seats[other]?.power === power);
      if (owner !== undefined && owner !== seat) noteLoss(state, owner, zone);
    },
    say: ({ seat, zone, from }, name) => `${name(seat)} captures ${zoneName(zone)} from ${name(from)}.`,
  },
};

/** Notes that a player has taken a zone that another held, or whose empty home it was. */
export function noteCapture(play: Play, seat: Seat, zone: Zone, from: Seat | undefined): void {
  const loser = from ?? homeOwner(play, zone);
  if (loser !== undefined && loser !== seat) play.emit({ type: 'zone-captured', seat, zone, from: loser });
}
