// The unit table of base and expansions: every kind of unit is a row of data.
import type { UnitRow } from './rulebook.ts';
import { baseUnits } from './state/units.ts';

export type UnitKind = 'army' | 'navy';

export const UNIT_ROWS: Readonly<Record<UnitKind, UnitRow>> = { ...baseUnits };

/** All kinds there are, in the order in which lists and logs name them. */
export const UNIT_KINDS: readonly UnitKind[] = ['army', 'navy'];
