// How much a supply center holds (B-KIT-12).
import { LOAN_SPOTS, LSTAR_SPOTS, NUKE_SPOTS, type Resource, ROW_SPOTS } from '../board/index.ts';
import type { SeatState } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';

/** A row of the supply center, or its loan line. */
export type Row = Resource | 'nukes' | 'lStars' | 'loans';

const SPOTS: Readonly<Record<Row, number>> = {
  grain: ROW_SPOTS,
  oil: ROW_SPOTS,
  minerals: ROW_SPOTS,
  nukes: NUKE_SPOTS,
  lStars: LSTAR_SPOTS,
  loans: LOAN_SPOTS,
};

/** Spots of a row, those of all their supply centers together. */
export function spots(player: DeepReadonly<SeatState>, row: Row): number {
  return SPOTS[row] * player.centers;
}

/** Spots of a row that are still free. */
export function freeSpots(player: DeepReadonly<SeatState>, row: Row): number {
  return spots(player, row) - filled(player, row);
}

function filled(player: DeepReadonly<SeatState>, row: Row): number {
  return row === 'nukes' || row === 'lStars' || row === 'loans' ? player[row] : player.supplies[row];
}
