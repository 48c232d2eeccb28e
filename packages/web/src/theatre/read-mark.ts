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

/** The mark that was read or kept last: while a table is played it is asked for with every beat. */
let last: { readonly key: string; readonly line: number | undefined } | undefined;

/** The marks of this browser; one that keeps nothing forgets. */
export const browserMark: ReadMark = {
  read: (table) => {
    const key = keyOf(table);
    if (last?.key !== key) last = { key, line: marks()[key] };
    return last.line;
  },
  keep: (table, line) => {
    const key = keyOf(table);
    if (last?.key === key && last.line === line) return;
    last = { key, line };
    const { [key]: was, ...others } = marks();
    if (was === line) return;
    const kept = [...Object.entries(others).slice(1 - MOST), [key, line] as const];
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
