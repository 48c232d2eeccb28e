// What the set fixes as data, read in the clause's name.
import { cite } from '../../board/cite.ts';
import { apcUnits } from './units.ts';

/** What APCs pay for a move at each army Tech Level (A-TAB-01); levels 0 to 2 bring no benefit. */
const APC_TECH = [
  { level: 0, oil: 2, territories: 1, flight: 4 },
  { level: 1, oil: 2, territories: 1, flight: 4 },
  { level: 2, oil: 2, territories: 1, flight: 4 },
  { level: 3, oil: 1, territories: 1, flight: 3 },
  { level: 4, oil: 1, territories: 2, flight: 2 },
  { level: 5, oil: 1, territories: 3, flight: 1 },
] as const;

/** One row of it: so much oil drives an APC so many territories, or flies it once. */
export type TechRow = (typeof APC_TECH)[number];

const FACTS = {
  'A-EQP-01': { perColour: apcUnits.apc.pieces },
  'A-TAB-01': APC_TECH,
} as const;

export function apcFact<Id extends keyof typeof FACTS>(id: Id): (typeof FACTS)[Id] {
  cite(id);
  return FACTS[id];
}

/** The oil for so many territories that APCs enter in one move (A-TAB-01). */
export function oilToDrive({ oil, territories }: TechRow, entered: number): number {
  return oil * Math.ceil(entered / territories);
}
