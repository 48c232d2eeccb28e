// Pieces on the board as players name them: by zone, kind and what is aboard.
import type { Zone } from '../board/index.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';
import {
  addLaden,
  addUnits,
  forceOf,
  fullCounts,
  isSome,
  type Laden,
  only,
  type SparseCounts,
  sparse,
  takeLaden,
  takeUnits,
  totalOf,
} from './forces.ts';
import type { Seat } from './seat.ts';
import type { Position, State } from './state.ts';

/** A class of like pieces in one zone: how many there are, what each carries, and what it takes with it from the shore. */
export interface Pieces {
  readonly key: string;
  readonly zone: Zone;
  readonly kind: UnitKind;
  readonly cargo: SparseCounts;
  readonly troops?: SparseCounts;
  readonly number: number;
}

/** A player's pieces in a zone by kind and cargo, the emptiest first; at most `limit` of a kind. */
export function piecesIn(
  { state }: { readonly state: Position },
  seat: Seat,
  zone: Zone,
  limit?: SparseCounts,
): Pieces[] {
  const force = forceOf(state.board, zone, seat);
  const found: Pieces[] = [];
  if (force === undefined) return found;
  for (const kind of UNIT_KINDS) {
    let left = Math.min(force.units[kind], limit === undefined ? force.units[kind] : (limit[kind] ?? 0));
    if (left <= 0) continue;
    const laden = force.laden.length === 0 ? NONE_LADEN : force.laden.filter((each) => each.carrier === kind);
    const empty = Math.min(left, force.units[kind] - laden.length);
    if (empty > 0) found.push({ key: keyOf(zone, kind, NOTHING), zone, kind, cargo: NOTHING, number: empty });
    left -= empty;
    if (left === 0) continue;
    for (const each of laden.sort((a, b) => aboard(a.cargo) - aboard(b.cargo))) {
      if (left === 0) break;
      const cargo = sparse(each.cargo);
      const key = keyOf(zone, kind, cargo);
      const same = found.findIndex((pieces) => pieces.key === key);
      const before = found[same];
      if (before === undefined) found.push({ key, zone, kind, cargo, number: 1 });
      else found[same] = { ...before, number: before.number + 1 };
      left--;
    }
  }
  return found;
}

const NOTHING: SparseCounts = {};
const NONE_LADEN: Laden[] = [];

/** Takes pieces with their cargo; for evolve only. */
export function removePieces(state: State, seat: Seat, lost: Pieces): void {
  if (totalOf(lost.cargo) === 0) takeUnits(state, lost.zone, seat, only(lost.kind, lost.number));
  else
    for (let i = 0; i < lost.number; i++) takeLaden(state, lost.zone, seat, { carrier: lost.kind, cargo: lost.cargo });
}

/** Gives pieces with their cargo to another player, where they are; for evolve only. */
export function handPieces(state: State, from: Seat, to: Seat, pieces: Pieces): void {
  const { zone, kind, cargo, number } = pieces;
  removePieces(state, from, pieces);
  if (totalOf(cargo) === 0) addUnits(state, zone, to, only(kind, number));
  else for (let i = 0; i < number; i++) addLaden(state, zone, to, { carrier: kind, cargo: fullCounts(cargo) });
}

function aboard(cargo: SparseCounts): number {
  return cargo === NOTHING ? 0 : totalOf(cargo);
}

function keyOf(zone: Zone, kind: UnitKind, cargo: SparseCounts): string {
  return aboard(cargo) === 0 ? `${zone}/${kind}` : `${zone}/${kind} with ${loadName(cargo)}`;
}

/** A load in a key. */
export function loadName(load: SparseCounts): string {
  return UNIT_KINDS.filter((each) => isSome(load[each]))
    .map((each) => `${load[each]} ${each}`)
    .join(' and ');
}
