// How the oracle reads a position: as plain data, with nothing of the engine in between.
import { homeOf, isTerritory, type Resource, ZONES, type Zone } from '../board/index.ts';
import type { Frame } from '../game.ts';
import type { SparseCounts } from '../state/forces.ts';
import type { Seat, SeatState } from '../state/seat.ts';
import type { DeepReadonly, Position } from '../state/state.ts';
import type { UnitKind } from '../unit-table.ts';
import { KINDS, TRACK } from './figures.ts';

export type Battle = DeepReadonly<Extract<Frame, { procedure: 'conventional' }>>;

/** What a seat has. */
export function player(position: Position, seat: Seat): DeepReadonly<SeatState> {
  const found = position.seats[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

/** The price of a resource now. */
export function priceOf(position: Position, resource: Resource): number {
  return priceAt(position.market[resource]);
}

/** The price at a spot; beyond the ends of the track it is that of the end (B-MKT-04, B-MKT-06). */
export function priceAt(spot: number): number {
  return TRACK[onTrack(spot)] ?? Number.NaN;
}

/** The spot where a marker that is moved so far comes to stand. */
export function onTrack(spot: number): number {
  return Math.min(TRACK.length - 1, Math.max(0, spot));
}

/** The conventional battle that is being fought, the innermost if several are nested. */
export function battleIn(position: Position): Battle | undefined {
  for (const frame of [...position.agenda].reverse()) if (frame.procedure === 'conventional') return frame;
  return undefined;
}

/** How many conventional battles are on the agenda. */
export function battlesIn(position: Position): number {
  return position.agenda.filter(({ procedure }) => procedure === 'conventional').length;
}

/** Units in a zone that are not aboard anything. */
export function loose(position: Position, zone: Zone, seat: Seat): SparseCounts {
  for (const force of position.board[ZONES.indexOf(zone)] ?? []) if (force.seat === seat) return force.units;
  return {};
}

/** Everybody with a piece in a zone. */
export function presentIn(position: Position, zone: Zone): readonly Seat[] {
  return (position.board[ZONES.indexOf(zone)] ?? []).map(({ seat }) => seat);
}

/** Units in a zone, those aboard others included. */
export function allIn(position: Position, zone: Zone, seat: Seat): Partial<Record<UnitKind, number>> {
  const counts: Partial<Record<UnitKind, number>> = {};
  for (const force of position.board[ZONES.indexOf(zone)] ?? []) {
    if (force.seat !== seat) continue;
    for (const kind of KINDS) {
      let sum = force.units[kind];
      for (const { cargo } of force.laden) sum += cargo[kind];
      if (sum > 0) counts[kind] = sum;
    }
  }
  return counts;
}

/** All units of a seat on the board, those aboard others included. */
export function fleetAndArmy(position: Position, seat: Seat): Partial<Record<UnitKind, number>> {
  const counts: Partial<Record<UnitKind, number>> = {};
  for (const zone of ZONES) {
    const here = allIn(position, zone, seat);
    for (const kind of KINDS) if (here[kind] !== undefined) counts[kind] = (counts[kind] ?? 0) + (here[kind] ?? 0);
  }
  return counts;
}

/** A sum over counts, each kind by its figure. */
export function weigh(counts: SparseCounts, figure: (kind: UnitKind) => number): number {
  let sum = 0;
  for (const kind of KINDS) {
    const number = counts[kind] ?? 0;
    if (number > 0) sum += number * figure(kind);
  }
  return sum;
}

export function sumOf(counts: SparseCounts): number {
  return weigh(counts, () => 1);
}

/** Whether a zone is on the printed list of a seat's home territories. */
export function isHomeOf(position: Position, zone: Zone, seat: Seat): boolean {
  const { power } = player(position, seat);
  return power !== undefined && isTerritory(zone) && homeOf(power).includes(zone);
}

export function isNuked(position: Position, zone: Zone): boolean {
  return isTerritory(zone) && position.nuked.includes(zone);
}
