// The tables of the Merchant Marine, die by die, as the ledger prints them: T-M-08, T-M-10 and T-M-11.

/** What pirates ask: nothing, a share of the market price, or ships. */
interface Plunder {
  readonly pay?: number;
  readonly sunk?: number;
}

/** T-M-08: rows for 1 to 5 pirates, and for 6 or more. T through, P50 and P100 pay, Sn ships sunk. */
export const PIRATES: readonly (readonly Plunder[])[] = [
  'T T T T P50 S1',
  'T T T P50 P50 S1',
  'T T P50 P50 S2 S2',
  'T P100 P100 S3 S3 S3',
  'P100 P100 P100 S3 S3 S3',
  'P100 P100 S4 S4 S4 S4',
].map((row) => row.split(' ').map(plunder));

export interface Fate {
  readonly fate: 'through' | 'sunk' | 'captured';
  readonly ships: number;
}

/** T-M-10: rows for 1 to 5 navies, and for 6 or more. T through, Sn sunk, Cn captured. */
const BLOCKADE: readonly (readonly Fate[])[] = [
  'T T T T S1 C1',
  'T T T S1 S1 C1',
  'T T S1 S1 C1 C1',
  'T S2 S2 C2 C2 C2',
  'S3 S3 S3 C3 C3 C3',
  'S4 S4 C4 C4 C4 C4',
].map((row) => row.split(' ').map(fate));

/** T-M-11: rows for 1 to 4 navies; with more no die is rolled. N no effect, H half-siege, S siege holds. */
export const SIEGE: readonly (readonly string[])[] = ['N N N N H S', 'N N N H H S', 'N N H H S S', 'H S S S S S'].map(
  (row) => row.split(' ').map((letter) => ({ N: 'none', H: 'half', S: 'holds' })[letter] ?? letter),
);

/** What happens to ships that so many navies meet. */
export function blockadeAt(navies: number, die: number): Fate {
  return BLOCKADE[Math.min(navies, BLOCKADE.length) - 1]?.[die - 1] ?? { fate: 'through', ships: Number.NaN };
}

function plunder(cell: string): Plunder {
  const number = Number(cell.slice(1));
  if (cell.startsWith('P')) return { pay: number };
  return cell.startsWith('S') ? { sunk: number } : {};
}

function fate(cell: string): Fate {
  if (cell === 'T') return { fate: 'through', ships: 0 };
  return { fate: cell.startsWith('S') ? 'sunk' : 'captured', ships: Number(cell.slice(1)) };
}
