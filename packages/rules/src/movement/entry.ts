// What follows when units have ended a move in a zone: cards change hands, an opponent's empty home is captured (Q-B-33).

import { isTerritory, type Territory, type Zone } from '../board/index.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { noteLoss, recordFate } from '../state/fates.ts';
import { homeOwner } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import { squat } from './squatters.ts';

export type EntryEvent = HomeEntered;

/** A player has moved into an empty home territory of another's: it is captured. */
interface HomeEntered extends EventBase {
  readonly type: 'home-entered';
  readonly seat: Seat;
  readonly owner: Seat;
  readonly zone: Territory;
}

export const entryEvents: EventDefs<EntryEvent> = {
  'home-entered': {
    clauses: ['Q-B-33', 'Q-B-32'],
    evolve: (state, { seat, owner, zone }) => {
      recordFate(state, zone, seat, 'captured');
      noteLoss(state, owner, zone);
    },
  },
};

/** Settles a player's arrival in a zone in which they had no unit before; an empty home of another's may be captured by it. */
export function afterEntry(play: Play, seat: Seat, zone: Zone, captures: boolean): void {
  squat(play, seat, zone);
  const owner = homeOwner(play, zone);
  if (captures && isTerritory(zone) && owner !== undefined && owner !== seat)
    play.emit({ type: 'home-entered', seat, owner, zone });
}
