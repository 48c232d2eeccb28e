// Forces that were named for an attack: those that are lost, or leave, no longer fight, no matter who comes to their zone after them
// (B-TAC-07, Q-B-66).
import { UNIT_KINDS } from '../unit-table.ts';
import { forceOf, type SparseCounts } from './forces.ts';
import type { Seat } from './seat.ts';
import type { State } from './state.ts';

/** Units of a player in a zone, by kind. */
interface Named {
  readonly zone: Parameters<typeof forceOf>[1];
  units: SparseCounts;
}

/**
 * Takes out of every assault the carriers that are no longer where they launched it, and out of every battle that another
 * one interrupts the attackers that are no longer where they attack from; for evolve only.
 */
export function trimForces(state: State): void {
  for (const { seat, fleet } of state.assaults) if (fleet !== undefined) trim(state, seat, fleet);
  let inner = false;
  for (let i = state.agenda.length - 1; i >= 0; i--) {
    const frame = state.agenda[i];
    if (frame?.procedure !== 'conventional') continue;
    // A force that has yet to come to the battle is where its orders say, and nobody fights on in one that is over.
    if (inner && frame.orders.length === 0 && frame.at !== 'over')
      for (const committed of frame.committed) trim(state, frame.attacker, committed);
    inner = true;
  }
}

function trim(state: State, seat: Seat, named: Named): void {
  const there = forceOf(state.board, named.zone, seat)?.units;
  for (const kind of UNIT_KINDS) {
    const left = there?.[kind] ?? 0;
    if ((named.units[kind] ?? 0) > left) named.units = { ...named.units, [kind]: left };
  }
}
