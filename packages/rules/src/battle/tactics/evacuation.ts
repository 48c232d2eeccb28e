// Taking an assault force off a beach onto the carriers in the seas beside it (B-TAC-09, Q-B-60).
import { coasts, type LightSea, type Territory } from '../../board/index.ts';
import { plus } from '../../movement/draft.ts';
import { soleKind } from '../../movement/order.ts';
import type { Play } from '../../referee/play.ts';
import {
  addLaden,
  addUnits,
  forceOf,
  type Load,
  type SparseCounts,
  sameCounts,
  sparse,
  takeLaden,
  takeUnits,
  totalOf,
} from '../../state/forces.ts';
import type { Seat } from '../../state/seat.ts';
import type { State } from '../../state/state.ts';
import { sure } from '../../sure.ts';
import { UNIT_KINDS, type UnitKind } from '../../unit-table.ts';

/** One carrier that takes troops off: where it is, what it had aboard before, and what it takes in. */
export interface TakenOff {
  readonly sea: LightSea;
  readonly carrier: UnitKind;
  readonly cargo: SparseCounts;
  readonly units: SparseCounts;
}

/** The troops on a beach, those inside others included: they get off first. */
export function ashore(play: Play, seat: Seat, beach: Territory): SparseCounts {
  const force = forceOf(play.state.board, beach, seat);
  if (force === undefined) return {};
  return force.laden.reduce<SparseCounts>((all, { cargo }) => plus(all, sparse(cargo), 1), sparse(force.units));
}

/**
 * Which carriers take which of the wanted troops off: all that fit and that oil pays for, one oil a carrier (B-MOVE-15).
 * The bulkiest go first, as they find room nowhere else; the carriers of one sea are filled before those of the others.
 */
export function takeOff(
  play: Play,
  seat: Seat,
  beach: Territory,
  first: LightSea | undefined,
  wanted: SparseCounts = ashore(play, seat, beach),
): TakenOff[] {
  const { oil } = play.seat(seat).supplies;
  const boats = boatsBeside(play, seat, beach, first);
  const loads: SparseCounts[] = boats.map(() => ({}));
  for (const kind of bulkiestFirst(play)) {
    let left = wanted[kind] ?? 0;
    for (const [i, boat] of boats.entries()) {
      const load = sure(loads[i]);
      if (totalOf(load) === 0 && loads.filter((each) => totalOf(each) > 0).length >= oil) continue;
      const number = Math.min(left, roomFor(play, boat, load, kind));
      if (number > 0) loads[i] = plus(load, { [kind]: number }, 1);
      left -= number;
    }
  }
  return boats.map((boat, i) => ({ ...boat, units: sure(loads[i]) })).filter(({ units }) => totalOf(units) > 0);
}

/** All that so many carriers take off. */
export function totalOff(takenOff: readonly TakenOff[]): SparseCounts {
  return takenOff.reduce<SparseCounts>((all, { units }) => plus(all, units, 1), {});
}

/**
 * What may be taken off where there is not room for all: each choice that leaves no room unused.
 * One choice where all fit, or where those ashore are of one kind.
 */
export function loadsOff(play: Play, seat: Seat, beach: Territory, first: LightSea): SparseCounts[] {
  const all = ashore(play, seat, beach);
  const most = totalOff(takeOff(play, seat, beach, first));
  if (sameCounts(most, all) || soleKind(all) !== undefined) return [most];
  const choices: SparseCounts[] = [];
  for (const wanted of someOf(all)) {
    const off = totalOff(takeOff(play, seat, beach, first, wanted));
    if (totalOf(off) > 0 && sameCounts(off, wanted)) choices.push(off);
  }
  return choices.filter((each) => !choices.some((more) => more !== each && contains(more, each)));
}

/** Empties the carriers on a beach, so that those inside can go aboard with the others; for evolve only. */
export function getOff(state: State, seat: Seat, beach: Territory, emptied: readonly Load[]): void {
  for (const { carrier, cargo } of emptied) {
    takeLaden(state, beach, seat, { carrier, cargo });
    addUnits(state, beach, seat, plus({ [carrier]: 1 }, cargo, 1));
  }
}

/** Puts troops from a beach aboard one carrier; for evolve only. */
export function embark(state: State, seat: Seat, beach: Territory, { sea, carrier, cargo, units }: TakenOff): void {
  takeUnits(state, beach, seat, units);
  if (totalOf(cargo) === 0) takeUnits(state, sea, seat, { [carrier]: 1 });
  else takeLaden(state, sea, seat, { carrier, cargo });
  addLaden(state, sea, seat, { carrier, cargo: plus(cargo, units, 1) });
}

type Boat = Omit<TakenOff, 'units'>;

/** A player's carriers in the seas beside a beach, those of the first sea before the others, the emptiest first. */
function boatsBeside(play: Play, seat: Seat, beach: Territory, first: LightSea | undefined): Boat[] {
  const seas = [...coasts(beach)].sort((a, b) => Number(b === first) - Number(a === first));
  return seas.flatMap((sea) => {
    const fleet = forceOf(play.state.board, sea, seat);
    if (fleet === undefined) return [];
    return play.rulebook.kinds.flatMap((carrier): Boat[] => {
      if (
        fleet.units[carrier] === 0 ||
        play.rulebook.mayLandFrom(play, carrier, sea, beach, 'withdrawal') !== undefined
      )
        return [];
      const laden = fleet.laden.filter((each) => each.carrier === carrier).map(({ cargo }) => sparse(cargo));
      const empty: SparseCounts[] = Array.from({ length: fleet.units[carrier] - laden.length }, () => ({}));
      return [...empty, ...laden].map((cargo) => ({ sea, carrier, cargo }));
    });
  });
}

/** Kinds that take the most places of a carrier, before the others. */
function bulkiestFirst(play: Play): UnitKind[] {
  const places = (kind: UnitKind) =>
    Math.max(...play.rulebook.kinds.map((carrier) => play.rulebook.unit(carrier).takes[kind] ?? 0));
  return [...play.rulebook.kinds].sort((a, b) => places(b) - places(a));
}

/** How many of a kind a carrier takes on top of what it has aboard and takes already. */
function roomFor(play: Play, { carrier, cargo }: Boat, load: SparseCounts, kind: UnitKind): number {
  const { places, takes } = play.rulebook.unit(carrier);
  const each = takes[kind];
  if (each === undefined) return 0;
  let room = places;
  for (const other of UNIT_KINDS) room -= ((cargo[other] ?? 0) + (load[other] ?? 0)) * (takes[other] ?? 0);
  return Math.max(0, Math.floor(room / each));
}

/** Every way to take some of a count. */
function someOf(all: SparseCounts): SparseCounts[] {
  let found: SparseCounts[] = [{}];
  for (const kind of UNIT_KINDS)
    found = found.flatMap((some) =>
      Array.from({ length: (all[kind] ?? 0) + 1 }, (_, n) => (n === 0 ? some : { ...some, [kind]: n })),
    );
  return found;
}

function contains(more: SparseCounts, less: SparseCounts): boolean {
  return UNIT_KINDS.every((kind) => (more[kind] ?? 0) >= (less[kind] ?? 0));
}
