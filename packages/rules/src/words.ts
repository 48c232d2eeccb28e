// How the referee writes numbers and names.
import type { Resource } from './board/index.ts';

/** Money in millions: `$1,000M`. */
export function money(millions: number): string {
  return `$${String(millions).replace(/\B(?=(\d{3})+$)/g, ',')}M`;
}

/** A number of resource units: `2 oil`, `1 mineral`. */
export function goods(units: number, resource: Resource): string {
  return `${units} ${resource === 'minerals' && units === 1 ? 'mineral' : resource}`;
}
