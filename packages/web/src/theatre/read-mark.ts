import type { TableState } from '../session/session.ts';

/** Up to which line somebody has seen a table, kept in this browser. */
export interface ReadMark {
  readonly read: (table: TableState) => number | undefined;
  readonly keep: (table: TableState, line: number) => void;
}

const KEY = 'marshall-seen';
/** Tables of which it is remembered. */
const MOST = 40;

const keyOf = ({ id, seat }: TableState): string => `${id} ${seat ?? ''}`;

/** The marks of this browser; one that keeps nothing forgets. */
export const browserMark: ReadMark = {
  read: (table) => marks()[keyOf(table)],
  keep: (table, line) => {
    const { [keyOf(table)]: was, ...others } = marks();
    if (was === line) return;
    const kept = [...Object.entries(others).slice(1 - MOST), [keyOf(table), line] as const];
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // Without room for it, everything since the last move counts as new.
    }
  },
};

function marks(): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, line]) => typeof line === 'number'));
  } catch {
    return {};
  }
}
