// The unit table of base and expansions: every kind of unit is a row of data.

import { baseUnits } from './board/units.ts';
import { apcUnits } from './expansions/apc/units.ts';
import { marineUnits } from './expansions/merchant-marine/units.ts';
import type { UnitRow, UnitSheet } from './rulebook.ts';

export type UnitKind = 'army' | 'navy' | 'ship' | 'apc' | 'tank';

/** All kinds there are, in the order in which lists and logs name them; the rulebook says which are in play. */
export const UNIT_KINDS: readonly UnitKind[] = ['army', 'navy', 'ship', 'apc', 'tank'];

const SHEETS: Readonly<Record<UnitKind, UnitSheet>> = { ...baseUnits, ...apcUnits, ...marineUnits };

export const UNIT_ROWS: Readonly<Record<UnitKind, UnitRow>> = {
  army: rowOf('army'),
  navy: rowOf('navy'),
  ship: rowOf('ship'),
  apc: rowOf('apc'),
  tank: rowOf('tank'),
};

function rowOf(carrier: UnitKind): UnitRow {
  const { aboard: _, ...sheet } = SHEETS[carrier];
  const takes: Partial<Record<UnitKind, number>> = { ...sheet.takes };
  for (const kind of UNIT_KINDS) {
    const places = SHEETS[kind].aboard?.[carrier];
    if (places !== undefined) takes[kind] = places;
  }
  return { ...sheet, takes };
}
