// How many units of each kind. Every full count is made here, member by member, so that all are laid out alike and read fast.
import type { UnitKind } from './unit-table.ts';

/** How many units of each kind. */
export type Counts = Record<UnitKind, number>;

/** Counts written sparsely, as commands and events do. */
export type SparseCounts = Readonly<Partial<Record<UnitKind, number>>>;

/** A count of zero for every kind. */
export function noUnits(): Counts {
  return { army: 0, navy: 0, ship: 0, apc: 0, tank: 0 };
}

/** A full count from a sparse one. */
export function fullCounts(sparse: SparseCounts): Counts {
  const { army = 0, navy = 0, ship = 0, apc = 0, tank = 0 } = sparse;
  return { army, navy, ship, apc, tank };
}

/** A full count and some more units, or fewer. */
export function added(counts: Readonly<Counts>, more: SparseCounts, sign: 1 | -1): Counts {
  const { army = 0, navy = 0, ship = 0, apc = 0, tank = 0 } = more;
  return {
    army: counts.army + sign * army,
    navy: counts.navy + sign * navy,
    ship: counts.ship + sign * ship,
    apc: counts.apc + sign * apc,
    tank: counts.tank + sign * tank,
  };
}

/** Units of one kind alone, as sparse counts write them. */
export function only(kind: UnitKind, number: number): SparseCounts {
  switch (kind) {
    case 'army':
      return { army: number };
    case 'navy':
      return { navy: number };
    case 'ship':
      return { ship: number };
    case 'apc':
      return { apc: number };
    case 'tank':
      return { tank: number };
  }
}

/** Only the kinds that are not zero. */
export function sparse(counts: SparseCounts): SparseCounts {
  const { army = 0, navy = 0, ship = 0, apc = 0, tank = 0 } = counts;
  const out: Partial<Record<UnitKind, number>> = {};
  if (army > 0) out.army = army;
  if (navy > 0) out.navy = navy;
  if (ship > 0) out.ship = ship;
  if (apc > 0) out.apc = apc;
  if (tank > 0) out.tank = tank;
  return out;
}

/** Whether a count says that there is any; what is not counted is none. */
export function isSome(number: number | undefined): boolean {
  return number !== undefined && number > 0;
}

/** Sum of all kinds. */
export function totalOf(counts: SparseCounts): number {
  const { army = 0, navy = 0, ship = 0, apc = 0, tank = 0 } = counts;
  return army + navy + ship + apc + tank;
}

/** Whether two counts say the same. */
export function sameCounts(a: SparseCounts, b: SparseCounts): boolean {
  return (
    (a.army ?? 0) === (b.army ?? 0) &&
    (a.navy ?? 0) === (b.navy ?? 0) &&
    (a.ship ?? 0) === (b.ship ?? 0) &&
    (a.apc ?? 0) === (b.apc ?? 0) &&
    (a.tank ?? 0) === (b.tank ?? 0)
  );
}

/** Whether any kind is counted below zero. */
export function isShort({ army, navy, ship, apc, tank }: Readonly<Counts>): boolean {
  return army < 0 || navy < 0 || ship < 0 || apc < 0 || tank < 0;
}
