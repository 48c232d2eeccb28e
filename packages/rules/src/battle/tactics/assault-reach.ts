// A quick look at which assaults are possible at all, before any way is walked: found once for all targets.
import {
  type Distances,
  distanceTo,
  isSea,
  isTerritory,
  type LightSea,
  portsOn,
  SEAS,
  type Sea,
  seaDistances,
  ZONES,
} from '../../board/index.ts';
import { noEffort } from '../../movement/order.ts';
import { isOpenSea } from '../../movement/passage.ts';
import type { Play } from '../../referee/play.ts';
import { forceOf, totalOf } from '../../state/forces.ts';
import type { Seat } from '../../state/seat.ts';
import { UNIT_KINDS, type UnitKind } from '../../unit-table.ts';

/** Whether some carrier could bring troops to a light blue sea for so much oil; a "no" is certain, a "yes" is looked at again. */
export function convoyReach(play: Play, seat: Seat, oil: number): (sea: LightSea) => boolean {
  const distances = new Map<Sea, Distances>();
  const from = (sea: Sea): Distances => {
    let found = distances.get(sea);
    if (found === undefined) {
      found = seaDistances(sea, (other) => isOpenSea(play, seat, other));
      distances.set(sea, found);
    }
    return found;
  };
  const fleets = fleetsOf(play, seat);
  const harbours = SEAS.filter((sea) =>
    portsOn(sea).some((territory) => forceOf(play.state.board, territory, seat) !== undefined),
  );
  return (to) =>
    fleets.some(({ sea, carrier, laden, room }) => {
      if (laden && affords(play, seat, carrier, distanceTo(from(sea), to), 0, oil)) return true;
      return (
        room &&
        harbours.some((harbour) => {
          const there = distanceTo(from(sea), harbour);
          const on = distanceTo(from(harbour), to);
          return there !== undefined && on !== undefined && affords(play, seat, carrier, there + on, 1, oil);
        })
      );
    });
}

/** Whether any unit can fly for so much oil. */
export function canFly(play: Play, seat: Seat, oil: number): boolean {
  return play.rulebook.kinds.some((kind) => {
    if (play.rulebook.unit(kind).flight === 0) return false;
    const effort = noEffort();
    effort.flown[kind] = 1;
    if (play.rulebook.moveCost(play, seat, effort).oil > oil) return false;
    return ZONES.some((zone) => isTerritory(zone) && (forceOf(play.state.board, zone, seat)?.units[kind] ?? 0) > 0);
  });
}

interface Fleet {
  readonly sea: Sea;
  readonly carrier: UnitKind;
  /** Some carrier has troops aboard; some has room for more. */
  readonly laden: boolean;
  readonly room: boolean;
}

function fleetsOf(play: Play, seat: Seat): Fleet[] {
  const fleets: Fleet[] = [];
  for (const sea of ZONES) {
    if (!isSea(sea)) continue;
    const force = forceOf(play.state.board, sea, seat);
    if (force === undefined) continue;
    for (const carrier of UNIT_KINDS) {
      const { places } = play.rulebook.unit(carrier);
      if (force.units[carrier] === 0 || places === 0) continue;
      const loads = force.laden.filter((each) => each.carrier === carrier);
      fleets.push({
        sea,
        carrier,
        laden: loads.length > 0,
        room: loads.length < force.units[carrier] || loads.some(({ cargo }) => totalOf(cargo) < places),
      });
    }
  }
  return fleets;
}

function affords(
  play: Play,
  seat: Seat,
  carrier: UnitKind,
  steps: number | undefined,
  boardings: number,
  oil: number,
): boolean {
  if (steps === undefined) return false;
  const effort = noEffort();
  effort.entered[carrier] = steps;
  effort.boardings = boardings;
  return play.rulebook.moveCost(play, seat, effort).oil <= oil;
}
