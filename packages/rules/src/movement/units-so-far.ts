// The player's own units as the orders of a move in the making leave them; the position itself stays as it is.
import type { Zone } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import {
  type Counts,
  forceOf,
  fullCounts,
  type Laden,
  type SparseCounts,
  sameCounts,
  totalOf,
} from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';

/** A player's units in one zone, read only. */
export interface OwnUnits {
  readonly units: Readonly<Counts>;
  readonly laden: readonly Readonly<Laden>[];
}

/** The zones that orders have touched, each copied when it is first changed. */
export class UnitsSoFar {
  readonly #play: Play;
  readonly #seat: Seat;
  readonly #touched = new Map<Zone, { readonly units: Counts; readonly laden: Readonly<Laden>[] }>();

  constructor(play: Play, seat: Seat) {
    this.#play = play;
    this.#seat = seat;
  }

  in(zone: Zone): OwnUnits | undefined {
    const touched = this.#touched.size === 0 ? undefined : this.#touched.get(zone);
    return touched ?? forceOf(this.#play.state.board, zone, this.#seat);
  }

  /** How many units of a kind in a zone carry exactly this. */
  count(zone: Zone, kind: UnitKind, cargo: SparseCounts): number {
    const own = this.in(zone);
    if (own === undefined) return 0;
    const empty = totalOf(cargo) === 0;
    if (own.laden.length === 0) return empty ? own.units[kind] : 0;
    let laden = 0;
    let same = 0;
    for (const each of own.laden) {
      if (each.carrier !== kind) continue;
      laden++;
      if (!empty && sameCounts(each.cargo, cargo)) same++;
    }
    return empty ? own.units[kind] - laden : same;
  }

  take(zone: Zone, kind: UnitKind, number: number, cargo: SparseCounts): void {
    const own = this.#copy(zone);
    own.units[kind] -= number;
    if (totalOf(cargo) === 0) return;
    for (let i = 0; i < number; i++) {
      const at = own.laden.findIndex((laden) => laden.carrier === kind && sameCounts(laden.cargo, cargo));
      own.laden.splice(at, 1);
    }
  }

  put(zone: Zone, kind: UnitKind, number: number, cargo: SparseCounts): void {
    const own = this.#copy(zone);
    own.units[kind] += number;
    if (totalOf(cargo) === 0) return;
    for (let i = 0; i < number; i++) own.laden.push({ carrier: kind, cargo: fullCounts(cargo) });
  }

  putAll(zone: Zone, units: SparseCounts): void {
    const own = this.#copy(zone);
    for (const kind of UNIT_KINDS) own.units[kind] += units[kind] ?? 0;
  }

  #copy(zone: Zone) {
    let own = this.#touched.get(zone);
    if (own === undefined) {
      const force = forceOf(this.#play.state.board, zone, this.#seat);
      own = { units: fullCounts(force?.units ?? {}), laden: [...(force?.laden ?? [])] };
      this.#touched.set(zone, own);
    }
    return own;
  }
}
