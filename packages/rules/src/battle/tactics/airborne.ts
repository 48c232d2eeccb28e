// Taking an assault force off a beach: all that the carriers near by have room for (B-TAC-09).
import type { LightSea, Territory } from '../../board/index.ts';
import { plus } from '../../movement/draft.ts';
import type { Play } from '../../referee/play.ts';
import { addLaden, forceOf, type SparseCounts, sparse, takeLaden, takeUnits, totalOf } from '../../state/forces.ts';
import type { Seat } from '../../state/seat.ts';
import type { State } from '../../state/state.ts';
import { UNIT_KINDS, type UnitKind } from '../../unit-table.ts';

/** One carrier that takes troops off: what it had aboard before, and what it takes in. */
export interface TakenOff {
  readonly carrier: UnitKind;
  readonly cargo: SparseCounts;
  readonly units: SparseCounts;
}

/** Which carriers in a sea take which troops off a beach: all that fit and that oil pays for, one oil a carrier (B-MOVE-15). */
export function takeOff(play: Play, seat: Seat, zone: Territory, sea: LightSea): TakenOff[] {
  const ashore = forceOf(play.state.board, zone, seat);
  const fleet = forceOf(play.state.board, sea, seat);
  if (ashore === undefined || fleet === undefined) return [];
  const left: Partial<Record<UnitKind, number>> = { ...sparse(ashore.units) };
  // Who has somebody inside does not fit into a carrier himself.
  for (const { carrier } of ashore.laden) left[carrier] = (left[carrier] ?? 0) - 1;
  const found: TakenOff[] = [];
  let { oil } = play.seat(seat).supplies;
  for (const carrier of UNIT_KINDS) {
    if (play.rulebook.mayLandFrom(play, carrier, sea, zone) !== undefined) continue;
    const laden = fleet.laden.filter((each) => each.carrier === carrier).map(({ cargo }) => sparse(cargo));
    const empty: SparseCounts[] = Array.from({ length: fleet.units[carrier] - laden.length }, () => ({}));
    for (const cargo of [...empty, ...laden]) {
      const units = oil > 0 ? loadOf(play, carrier, cargo, left) : {};
      if (totalOf(units) === 0) continue;
      found.push({ carrier, cargo, units });
      for (const kind of UNIT_KINDS) left[kind] = (left[kind] ?? 0) - (units[kind] ?? 0);
      oil--;
    }
  }
  return found;
}

/** Puts troops from a beach aboard one carrier; for evolve only. */
export function embark(state: State, seat: Seat, beach: Territory, sea: LightSea, taken: TakenOff): void {
  const { carrier, cargo, units } = taken;
  takeUnits(state, beach, seat, units);
  if (totalOf(cargo) === 0) takeUnits(state, sea, seat, { [carrier]: 1 });
  else takeLaden(state, sea, seat, { carrier, cargo });
  addLaden(state, sea, seat, { carrier, cargo: plus(cargo, units, 1) });
}

function loadOf(play: Play, carrier: UnitKind, cargo: SparseCounts, left: SparseCounts): SparseCounts {
  const { places, takes } = play.rulebook.unit(carrier);
  let room = places;
  for (const kind of UNIT_KINDS) room -= (cargo[kind] ?? 0) * (takes[kind] ?? 0);
  const load: Partial<Record<UnitKind, number>> = {};
  for (const kind of UNIT_KINDS) {
    const each = takes[kind];
    if (each === undefined) continue;
    const number = Math.min(left[kind] ?? 0, Math.max(0, Math.floor(room / each)));
    if (number > 0) load[kind] = number;
    room -= number * each;
  }
  return load;
}
