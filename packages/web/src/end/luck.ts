import type { LogLine } from '../session/session.ts';

/** What one seat rolled in battle, and what as many dice give on average. */
export interface LuckRow {
  readonly seat: string;
  readonly dice: number;
  readonly rolled: number;
  readonly expected: number;
}

const AVERAGE = 3.5;

/** The luck account of all battle dice in a log, the luckiest first. */
export function luckOf(log: readonly LogLine[]): readonly LuckRow[] {
  const rows = new Map<string, { dice: number; rolled: number }>();
  for (const { actor, dice } of log) {
    if (actor === undefined || dice === undefined) continue;
    const row = rows.get(actor) ?? { dice: 0, rolled: 0 };
    row.dice += dice.length;
    row.rolled += dice.reduce((sum, die) => sum + die, 0);
    rows.set(actor, row);
  }
  return [...rows]
    .map(([seat, { dice, rolled }]) => ({ seat, dice, rolled, expected: dice * AVERAGE }))
    .toSorted((a, b) => b.rolled - b.expected - (a.rolled - a.expected));
}
