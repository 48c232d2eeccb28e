// A quick look at which convoys and flights are possible at all, before any way is walked: found once for all targets.
import {
  type Distances,
  distanceTo,
  isTerritory,
  type LightSea,
  portsOn,
  SEAS,
  type Sea,
  ZONES,
} from '../../board/index.ts';
import { noEffort } from '../../movement/order.ts';
import { stepsBySea } from '../../movement/ways.ts';
import type { Play } from '../../referee/play.ts';
import { forceOf } from '../../state/forces.ts';
import type { Seat } from '../../state/seat.ts';
import type { UnitKind } from '../../unit-table.ts';

/** Whether some carrier could bring troops to a light blue sea for so much oil; a "no" is certain, a "yes" is looked at again. */
export function convoyReach(play: Play, seat: Seat, oil: number): (sea: LightSea) => boolean {
  const convoys = play.rulebook.kinds.flatMap((carrier) => convoysOf(play, seat, carrier, oil));
  return (to) => convoys.some((convoy) => convoy(to));
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

/** The reach of carriers of one kind: those with troops aboard, and those that first fetch troops at a port. */
function convoysOf(play: Play, seat: Seat, carrier: UnitKind, oil: number): ((to: LightSea) => boolean)[] {
  const { places } = play.rulebook.unit(carrier);
  const laden: Sea[] = [];
  const roomy: Sea[] = [];
  for (const sea of places === 0 ? [] : SEAS) {
    const force = forceOf(play.state.board, sea, seat);
    if (force === undefined || force.units[carrier] === 0) continue;
    const loads = force.laden.filter((each) => each.carrier === carrier);
    if (loads.length > 0) laden.push(sea);
    // One that has troops aboard comes at least as far with them as by way of a port.
    if (loads.length < force.units[carrier]) roomy.push(sea);
  }
  if (laden.length === 0 && roomy.length === 0) return [];
  const from = (sea: Sea): Distances => stepsBySea(play, seat, sea);
  const nearest = (fleets: readonly Sea[], to: Sea): number =>
    fleets.reduce((least, sea) => Math.min(least, distanceTo(from(sea), to) ?? FAR), FAR);
  const range = rangeOf(play, seat, carrier, 0, oil);
  const fetching = rangeOf(play, seat, carrier, 1, oil);
  const harbours =
    roomy.length === 0
      ? []
      : SEAS.filter((sea) => portsOn(sea).some((land) => forceOf(play.state.board, land, seat) !== undefined))
          .map((sea) => ({ sea, steps: nearest(roomy, sea) }))
          .filter(({ steps }) => steps <= fetching);
  return [
    (to) => nearest(laden, to) <= range,
    (to) => harbours.some(({ sea, steps }) => steps + (distanceTo(from(sea), to) ?? FAR) <= fetching),
  ];
}

const FAR = 1000;

/** How many seas one carrier can enter for so much oil, after so many boardings; -1 if not even those. */
function rangeOf(play: Play, seat: Seat, carrier: UnitKind, boardings: number, oil: number): number {
  const effort = noEffort();
  effort.boardings = boardings;
  let range = -1;
  while (range < SEAS.length && play.rulebook.moveCost(play, seat, effort).oil <= oil) {
    range++;
    effort.entered[carrier]++;
  }
  return range;
}
