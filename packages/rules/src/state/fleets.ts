// The carriers of assaults: those that are sunk, or go, fight in no later round, whoever comes to their sea after them (B-TAC-07).
import { UNIT_KINDS } from '../unit-table.ts';
import { forceOf } from './forces.ts';
import type { State } from './state.ts';

/** Takes out of every assault the carriers that are no longer where they launched it; for evolve only. */
export function trimFleets(state: State): void {
  for (const { seat, fleet } of state.assaults) {
    if (fleet === undefined) continue;
    const there = forceOf(state.board, fleet.zone, seat)?.units;
    for (const kind of UNIT_KINDS) {
      const left = there?.[kind] ?? 0;
      if ((fleet.units[kind] ?? 0) > left) fleet.units = { ...fleet.units, [kind]: left };
    }
  }
}
