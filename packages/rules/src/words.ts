// How the referee writes numbers and names.
import { RESOURCES, type Resource } from './board/index.ts';
import { UNIT_ROWS, type UnitKind } from './unit-table.ts';

/** Money in millions: `$1,000M`. */
export function money(millions: number): string {
  if (millions < 0) return `-${money(-millions)}`;
  let digits = String(millions);
  let grouped = '';
  for (; digits.length > 3; digits = digits.slice(0, -3)) grouped = `,${digits.slice(-3)}${grouped}`;
  return `$${digits}${grouped}M`;
}

/** A number of resource units: `2 oil`, `1 mineral`. */
export function goods(units: number, resource: Resource): string {
  return `${units} ${resource === 'minerals' && units === 1 ? 'mineral' : resource}`;
}

/** Units of several resources: `3 grain, 2 oil`; `nothing` if there are none. */
export function goodsList(supplies: Readonly<Partial<Record<Resource, number>>>): string {
  const some = RESOURCES.filter((resource) => (supplies[resource] ?? 0) > 0);
  return some.length === 0 ? 'nothing' : some.map((resource) => goods(supplies[resource] ?? 0, resource)).join(', ');
}

/** A number of units of a kind: `1 army`, `4 navies`. */
export function troops(number: number, kind: UnitKind): string {
  return `${number} ${number === 1 ? UNIT_ROWS[kind].names.one : pluralOf(kind)}`;
}

/** A kind of unit, all of them: `armies`. */
export function pluralOf(kind: UnitKind): string {
  return UNIT_ROWS[kind].names.many;
}
