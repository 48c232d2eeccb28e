// How far zones are from each other over what is open to a player, each search made once for a position.
import {
  type Distances,
  landDistances,
  type Sea,
  seaDistances,
  type Territory,
  type Zone,
  zoneIndex,
} from '../board/index.ts';
import { oncePerDeed } from '../referee/once.ts';
import type { Play } from '../referee/play.ts';
import type { Seat } from '../state/seat.ts';
import { isOpenLand, isOpenSea } from './passage.ts';

/** Steps from a territory to every other by ways that are open to a player. */
export function stepsByLand(play: Play, seat: Seat, from: Territory): Distances {
  return remember(searches(play, seat), from, () =>
    landDistances(from, (territory) => isOpenLand(play, seat, territory)),
  );
}

/** Steps from a sea to every other by ways that are open to a player. */
export function stepsBySea(play: Play, seat: Seat, from: Sea): Distances {
  return remember(searches(play, seat), from, () => seaDistances(from, (sea) => isOpenSea(play, seat, sea)));
}

/** The steps from a zone to every other of its kind, if somebody has asked for them before. */
export function stepsKnown(play: Play, seat: Seat, from: Zone): Distances | undefined {
  return searches(play, seat)[zoneIndex(from)];
}

/** What has been found, by where the search began. */
const searches = oncePerDeed((): (Distances | undefined)[] => []);

function remember(known: (Distances | undefined)[], from: Zone, search: () => Distances): Distances {
  const at = zoneIndex(from);
  const before = known[at];
  if (before !== undefined) return before;
  const found = search();
  known[at] = found;
  return found;
}
