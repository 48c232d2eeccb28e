import type { View } from '@marshall/rules';
import { PARTS } from '../end/parts.ts';
import { money, words } from '../words.ts';

type Standing = NonNullable<View['ended']>['table'][number];

/** A row of the final table: what somebody had, part by part and in all, and a winner's rank. */
export function standingOf({ wealth, rank }: Pick<Standing, 'wealth' | 'rank'>): string {
  const parts = [...PARTS.filter((part) => wealth[part] > 0), 'total' as const];
  return [
    ...parts.map((part) => `${words.end.parts[part]} ${money(wealth[part])}`),
    ...(rank === undefined ? [] : [words.end.stars(rank)]),
  ].join(', ');
}
