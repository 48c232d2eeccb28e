// What an event may change, as numbers with names; what is not named must stay as it was.
import { type Resource, ZONES, type Zone } from '../board/index.ts';
import type { SparseCounts } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import type { Position } from '../state/state.ts';
import { GOODS, KINDS } from './figures.ts';

type Figure = 'cash' | Resource | 'nukes' | 'lStars' | 'loans' | 'arrears' | 'cards' | 'centers' | 'technology';

/** The change that the ledgers ask of one event. */
export class Change {
  readonly #by = new Map<string, number>();
  readonly #free: string[] = [];

  /** Adds to a figure of a seat. */
  add(seat: Seat, figure: Figure, number: number): this {
    return this.#note(`${seat} ${figure}`, number);
  }

  /** Moves money, goods or cards from one seat to another. */
  pass(from: Seat, to: Seat, figure: Figure, number: number): this {
    return this.add(from, figure, -number).add(to, figure, number);
  }

  /** Moves a price marker so many spots. */
  market(resource: Resource, spots: number): this {
    return this.#note(`market ${resource}`, spots);
  }

  /** Puts units into a zone, or takes them from it if the sign is -1. */
  units(seat: Seat, zone: Zone, counts: SparseCounts, times: number): this {
    for (const kind of KINDS) this.#note(unitName(seat, zone, kind), (counts[kind] ?? 0) * times);
    return this;
  }

  /** Leaves unjudged whatever begins so: for what the ledgers leave to the players' own terms. */
  leave(beginning: string): this {
    this.#free.push(beginning);
    return this;
  }

  /** What differs from the change that happened; nothing if all is as it should be. */
  differences(before: Sum, after: Sum): string[] {
    const wrong: string[] = [];
    for (const name of new Set([...before.keys(), ...after.keys(), ...this.#by.keys()])) {
      if (this.#free.some((beginning) => name.startsWith(beginning))) continue;
      const got = (after.get(name) ?? 0) - (before.get(name) ?? 0);
      const expected = this.#by.get(name) ?? 0;
      if (got !== expected) wrong.push(`${name}: expected ${signed(expected)}, got ${signed(got)}`);
    }
    return wrong;
  }

  #note(name: string, number: number): this {
    this.#by.set(name, (this.#by.get(name) ?? 0) + number);
    return this;
  }
}

export type Sum = ReadonlyMap<string, number>;

/** Every figure of a position that a rule counts. */
export function sumUp({ order, seats, market, board, sets }: Position): Sum {
  const sum = new Map<string, number>();
  for (const seat of order) {
    const has = seats[seat];
    if (has === undefined) continue;
    for (const figure of ['cash', 'nukes', 'lStars', 'loans', 'arrears', 'centers'] as const)
      sum.set(`${seat} ${figure}`, has[figure]);
    for (const resource of GOODS) sum.set(`${seat} ${resource}`, has.supplies[resource]);
    sum.set(`${seat} cards`, has.holdings.length);
    sum.set(`${seat} technology`, sets.tech?.charts[seat]?.cards.length ?? 0);
  }
  for (const resource of GOODS) sum.set(`market ${resource}`, market[resource]);
  for (const [index, forces] of board.entries()) {
    const zone = ZONES[index];
    if (zone === undefined) continue;
    for (const { seat, units, laden } of forces)
      for (const kind of KINDS) {
        let number = units[kind];
        for (const { cargo } of laden) number += cargo[kind];
        if (number !== 0) sum.set(unitName(seat, zone, kind), number);
      }
  }
  return sum;
}

function unitName(seat: Seat, zone: Zone, kind: string): string {
  return `${seat} ${kind} in ${zone}`;
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number);
}
