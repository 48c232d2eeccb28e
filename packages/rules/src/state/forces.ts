import { ZONES, type Zone, zoneIndex } from '../board/index.ts';
import { sure } from '../sure.ts';
import {
  added,
  type Counts,
  fullCounts,
  isShort,
  noUnits,
  only,
  type SparseCounts,
  sameCounts,
  totalOf,
} from '../unit-counts.ts';
import { UNIT_KINDS, UNIT_ROWS, type UnitKind } from '../unit-table.ts';
import type { Seat } from './seat.ts';
import type { State } from './state.ts';

export * from '../unit-counts.ts';

/** One carrier with what is aboard it. Armies aboard are neither loose nor targets of their own (Q-B-48). */
export interface Laden {
  readonly carrier: UnitKind;
  readonly cargo: Readonly<Counts>;
}

/** The same as commands and events write it. */
export interface Load {
  readonly carrier: UnitKind;
  readonly cargo: SparseCounts;
}

/** One player's pieces in one zone. `units` counts everything that is not itself aboard something, laden carriers included. */
export interface Force {
  readonly seat: Seat;
  readonly units: Readonly<Counts>;
  readonly laden: readonly Laden[];
}

/**
 * All pieces on the board: for each zone, by its index, the forces in it. A value to its last leaf: it is replaced, never
 * changed, so that copies of a state share it, and what was found out about a board stays true of it.
 */
export type Deployment = readonly (readonly Force[])[];

/** The forces in a zone. */
export function forcesIn(board: Deployment, zone: Zone): readonly Force[] {
  return sure(board[zoneIndex(zone)]);
}

/** One player's force in a zone, if they have one there. */
export function forceOf(board: Deployment, zone: Zone, seat: Seat): Force | undefined {
  for (const force of forcesIn(board, zone)) if (force.seat === seat) return force;
  return undefined;
}

/** How many units of a kind a player has in a zone, those aboard not counted. */
export function unitsAt(board: Deployment, zone: Zone, seat: Seat, kind: UnitKind): number {
  return forceOf(board, zone, seat)?.units[kind] ?? 0;
}

/** How many units of a kind are aboard a player's carriers in a zone. */
export function aboardAt(board: Deployment, zone: Zone, seat: Seat, kind: UnitKind): number {
  let sum = 0;
  for (const laden of forceOf(board, zone, seat)?.laden ?? []) sum += laden.cargo[kind];
  return sum;
}

/** Zones in which a player has any piece, in board order. */
export function zonesOf(board: Deployment, seat: Seat): Zone[] {
  return ZONES.filter((zone) => forcesIn(board, zone).some((force) => force.seat === seat));
}

/** All of a player's pieces on the board by kind, those aboard included. */
export function countAll(board: Deployment, seat: Seat): Counts {
  const counts = noUnits();
  for (const forces of board) {
    for (const force of forces) {
      if (force.seat !== seat) continue;
      for (const kind of UNIT_KINDS) counts[kind] += force.units[kind];
      for (const laden of force.laden) for (const kind of UNIT_KINDS) counts[kind] += laden.cargo[kind];
    }
  }
  return counts;
}

/** The same for all players at once. */
export function countByPlayer(board: Deployment): Map<Seat, Counts> {
  const players = new Map<Seat, Counts>();
  for (const forces of board) {
    for (const { seat, units, laden } of forces) {
      const counts = players.get(seat) ?? noUnits();
      players.set(seat, counts);
      for (const kind of UNIT_KINDS) counts[kind] += units[kind];
      for (const { cargo } of laden) for (const kind of UNIT_KINDS) counts[kind] += cargo[kind];
    }
  }
  return players;
}

/** Adds units to a zone; for evolve only. */
export function addUnits(state: State, zone: Zone, seat: Seat, units: SparseCounts): void {
  const force = forceOf(state.board, zone, seat);
  const sum = force === undefined ? fullCounts(units) : added(force.units, units, 1);
  place(state, zone, { seat, units: sum, laden: force?.laden ?? NONE_LADEN });
  toBox(state, units, -1);
}

/** Takes units that are not aboard anything from a zone; for evolve only. Carriers taken must be empty or unloaded before. */
export function takeUnits(state: State, zone: Zone, seat: Seat, units: SparseCounts): void {
  const force = forceOf(state.board, zone, seat);
  const left = added(force?.units ?? NO_UNITS, units, -1);
  if (isShort(left))
    throw new Error(`${seat} has too few units of kind ${UNIT_KINDS.find((kind) => left[kind] < 0)} in ${zone}`);
  toBox(state, units, 1);
  placeOrLift(state, zone, { seat, units: left, laden: force?.laden ?? NONE_LADEN });
}

/** Adds a laden carrier (it counts among `units` too); for evolve only. */
export function addLaden(state: State, zone: Zone, seat: Seat, { carrier, cargo }: Load): void {
  const force = forceOf(state.board, zone, seat);
  const units = added(force?.units ?? NO_UNITS, only(carrier, 1), 1);
  place(state, zone, { seat, units, laden: [...(force?.laden ?? NONE_LADEN), { carrier, cargo: fullCounts(cargo) }] });
  toBox(state, only(carrier, 1), -1);
  toBox(state, cargo, -1);
}

/** Takes one laden carrier with exactly this cargo; for evolve only. */
export function takeLaden(state: State, zone: Zone, seat: Seat, { carrier, cargo }: Load): void {
  const force = forceOf(state.board, zone, seat);
  const at = force?.laden.findIndex((other) => other.carrier === carrier && sameCounts(other.cargo, cargo)) ?? -1;
  if (force === undefined || at < 0) throw new Error(`${seat} has no such laden ${carrier} in ${zone}`);
  const units = added(force.units, only(carrier, 1), -1);
  toBox(state, only(carrier, 1), 1);
  toBox(state, cargo, 1);
  placeOrLift(state, zone, { seat, units, laden: force.laden.filter((_, i) => i !== at) });
}

/** Removes everything a player has in a zone and says what it was; for evolve only. */
export function clearForce(state: State, zone: Zone, seat: Seat): Force | undefined {
  const force = forceOf(state.board, zone, seat);
  if (force === undefined) return undefined;
  toBox(state, force.units, 1);
  for (const laden of force.laden) toBox(state, laden.cargo, 1);
  lift(state, zone, seat);
  return force;
}

/** Gives everything a player has in a zone to another player, where it stands; for evolve only. */
export function convertForce(state: State, zone: Zone, from: Seat, to: Seat): void {
  const force = clearForce(state, zone, from);
  if (force === undefined) return;
  const empty = fullCounts(force.units);
  for (const laden of force.laden) {
    empty[laden.carrier] -= 1;
    addLaden(state, zone, to, laden);
  }
  addUnits(state, zone, to, empty);
}

/** The same for the units that hold the zone, with all aboard them; what holds nothing stays its owner's. For evolve only. */
export function convertHolders(state: State, zone: Zone, from: Seat, to: Seat): void {
  const force = clearForce(state, zone, from);
  if (force === undefined) return;
  const empty = fullCounts(force.units);
  for (const laden of force.laden) {
    empty[laden.carrier] -= 1;
    addLaden(state, zone, UNIT_ROWS[laden.carrier].holds ? to : from, laden);
  }
  const [held, others] = [noUnits(), noUnits()];
  for (const kind of UNIT_KINDS) (UNIT_ROWS[kind].holds ? held : others)[kind] = empty[kind];
  if (totalOf(held) > 0) addUnits(state, zone, to, held);
  if (totalOf(others) > 0) addUnits(state, zone, from, others);
}

const NONE_LADEN: readonly Laden[] = [];
const NOBODY: readonly Force[] = [];
const NO_UNITS: Readonly<Counts> = noUnits();

/** Puts a force where its player had another, or after those of others. */
function place(state: State, zone: Zone, force: Force): void {
  const at = zoneIndex(zone);
  const before = state.board[at];
  if (before === undefined || before.length === 0 || (before.length === 1 && before[0]?.seat === force.seat)) {
    replace(state, at, [force]);
    return;
  }
  const forces = before.slice();
  const own = forces.findIndex(({ seat }) => seat === force.seat);
  if (own < 0) forces.push(force);
  else forces[own] = force;
  replace(state, at, forces);
}

/** The same, unless nothing is left of it. */
function placeOrLift(state: State, zone: Zone, force: Force): void {
  if (totalOf(force.units) === 0 && force.laden.length === 0) lift(state, zone, force.seat);
  else place(state, zone, force);
}

function lift(state: State, zone: Zone, seat: Seat): void {
  const at = zoneIndex(zone);
  const before = state.board[at];
  const alone = before !== undefined && before.length === 1 && before[0]?.seat === seat;
  replace(state, at, alone ? NOBODY : (before ?? NOBODY).filter((force) => force.seat !== seat));
}

function replace(state: State, at: number, forces: readonly Force[]): void {
  const board = state.board.slice();
  board[at] = forces;
  state.board = board;
}

function toBox(state: State, units: SparseCounts, sign: 1 | -1): void {
  state.outside.units = added(state.outside.units, units, sign);
}
