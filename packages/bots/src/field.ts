// What stands where on a board, found once for all who look at it: views of the same position share their board, and boards
// share the zones in which nothing has changed.
import {
  neighbours,
  type Seat,
  UNIT_KINDS,
  UNIT_ROWS,
  type UnitKind,
  type View,
  ZONES,
  type Zone,
  zoneIndex,
} from '@marshall/rules';

export type Forces = View['board'][number]['forces'];
type Units = Forces[number]['units'];

/** What all units of a seat amount to, those aboard included. */
export interface Muster {
  power: number;
  salary: number;
  value: number;
}

/** One seat's units in a zone, as a war counts them. */
interface Stand {
  readonly seat: Seat;
  readonly power: number;
  readonly armies: number;
}

const NOBODY: Forces = [];
const NO_STANDS: readonly Stand[] = [];

export class Field {
  readonly #board: View['board'];
  readonly #forces: (Forces | undefined)[] = new Array<Forces | undefined>(ZONES.length).fill(undefined);
  readonly #stands: (readonly Stand[] | undefined)[] = new Array<undefined>(ZONES.length).fill(undefined);
  readonly #menaces = new Map<Seat, (number | undefined)[]>();
  #musters: ReadonlyMap<Seat, Muster> | undefined;

  constructor(board: View['board']) {
    this.#board = board;
    for (const { zone, forces } of board) this.#forces[zoneIndex(zone)] = forces;
  }

  /** The forces in a zone. */
  at(zone: Zone): Forces {
    return this.#forces[zoneIndex(zone)] ?? NOBODY;
  }

  /** The fire power of a seat in a zone, without units aboard. */
  size(zone: Zone, seat: Seat): number {
    for (const stand of this.#standsIn(zoneIndex(zone))) if (stand.seat === seat) return stand.power;
    return 0;
  }

  armies(zone: Zone, seat: Seat): number {
    for (const stand of this.#standsIn(zoneIndex(zone))) if (stand.seat === seat) return stand.armies;
    return 0;
  }

  /** The largest force of anybody else next to a zone. */
  menace(zone: Zone, seat: Seat): number {
    let known = this.#menaces.get(seat);
    if (known === undefined) {
      known = [];
      this.#menaces.set(seat, known);
    }
    const at = zoneIndex(zone);
    const before = known[at];
    if (before !== undefined) return before;
    let most = 0;
    for (const next of neighbours(zone))
      for (const stand of this.#standsIn(zoneIndex(next)))
        if (stand.seat !== seat && stand.power > most) most = stand.power;
    known[at] = most;
    return most;
  }

  muster(seat: Seat): Muster | undefined {
    this.#musters ??= musterAll(this.#board);
    return this.#musters.get(seat);
  }

  #standsIn(at: number): readonly Stand[] {
    let known = this.#stands[at];
    if (known === undefined) {
      const forces = this.#forces[at];
      known = forces === undefined ? NO_STANDS : standsOf(forces);
      this.#stands[at] = known;
    }
    return known;
  }
}

const fields = new WeakMap<View['board'], Field>();

/** What stands where in a view. */
export function fieldOf({ board }: View): Field {
  let field = fields.get(board);
  if (field === undefined) {
    field = new Field(board);
    fields.set(board, field);
  }
  return field;
}

const stands = new WeakMap<Forces, readonly Stand[]>();

function standsOf(forces: Forces): readonly Stand[] {
  let known = stands.get(forces);
  if (known === undefined) {
    known = forces.map(({ seat, units }) => ({ seat, power: power(units), armies: units.army ?? 0 }));
    stands.set(forces, known);
  }
  return known;
}

function musterAll(board: View['board']): Map<Seat, Muster> {
  const units = new Map<Seat, Muster>();
  for (const { forces } of board) {
    for (const { seat, units: loose, laden } of forces) {
      let all = units.get(seat);
      if (all === undefined) {
        all = { power: 0, salary: 0, value: 0 };
        units.set(seat, all);
      }
      add(all, loose);
      for (const { cargo } of laden) add(all, cargo);
    }
  }
  return units;
}

function add(all: Muster, units: Units): void {
  for (const kind of UNIT_KINDS) {
    const number = units[kind];
    if (number === undefined) continue;
    const { firePower, salary, detenteValue } = UNIT_ROWS[kind];
    all.power += number * firePower;
    all.salary += number * salary;
    all.value += number * detenteValue;
  }
}

/** Units by their fire power, whatever set they come from: an army counts one. */
export function power(units: Units): number {
  let sum = 0;
  for (const kind of UNIT_KINDS) {
    const number = units[kind];
    if (number !== undefined) sum += number * UNIT_ROWS[kind].firePower;
  }
  return sum;
}

/** Whether there are units that carry others over the sea. */
export function carries(units: Units): boolean {
  return UNIT_KINDS.some((kind: UnitKind) => {
    const { domain, places } = UNIT_ROWS[kind];
    return units[kind] !== undefined && domain === 'sea' && places > 0;
  });
}
