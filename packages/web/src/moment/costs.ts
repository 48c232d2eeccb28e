import type { Draft, TableState } from '../session/session.ts';
import { cardCost } from './CardTable.tsx';
import type { FactRow } from './Facts.tsx';

/** What commands cost that end in a draw, which no preview foretells. */
const COSTS: Readonly<Record<string, (table: TableState) => readonly FactRow[]>> = {
  'turn-card': cardCost,
  'turn-research-card': cardCost,
};

export const costRows = (table: TableState, { type }: Draft): readonly FactRow[] => COSTS[type]?.(table) ?? [];
