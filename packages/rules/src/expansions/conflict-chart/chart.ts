// The Military Conflict Chart as data (C-GEN-02, C-TAB-01): rows are the attacker's total, columns the defender's, 1 to 20.
import { cite } from '../../board/cite.ts';
import { sure } from '../../sure.ts';

export type Letter = 'A' | 'B' | 'C' | 'D';

/** The greatest total the graph knows on either side (C-GRF-02). */
export const MOST = 20;

/** What a Generalship die adds. */
export const GENERALSHIP = { 1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2 } as const;
export type Die = keyof typeof GENERALSHIP;

export const CHART_ROWS = [
  'DDDDDDDDDDDDDDDDDDDD',
  'BDDDDDDDDDDDDDDDDDDD',
  'ACDDDDDDDDDDDDDDDDDD',
  'ABCDDDDDDDDDDDDDDDDD',
  'AABCDDDDDDDDDDDDDDDD',
  'AABBDDDDDDDDDDDDDDDD',
  'AAABCDDDDDDDDDDDDDDD',
  'AAABBCDDDDDDDDDDDDDD',
  'AAAABBCDDDDDDDDDDDDD',
  'AAAABBCCDDDDDDDDDDDD',
  'AAAABBBCDDDDDDDDDDDD',
  'AAAAABBBCDDDDDDDDDDD',
  'AAAAABBBCCDDDDDDDDDD',
  'AAAAAABBBCCDDDDDDDDD',
  'AAAAAABBBBCCDDDDDDDD',
  'AAAAAAABBBBCCDDDDDDD',
  'AAAAAAABBBBBCCDDDDDD',
  'AAAAAAAABBBBBCDDDDDD',
  'AAAAAAAABBBBBCCDDDDD',
  'AAAAAAAAABBBBBCCDDDD',
] as const;

/** The letter for two totals; undefined where the graph has none (C-GRF-01, -02). */
export function letterAt(attacker: number, defender: number): Letter | undefined {
  const letter = CHART_ROWS[attacker - 1]?.[defender - 1];
  return letter === 'A' || letter === 'B' || letter === 'C' || letter === 'D' ? letter : undefined;
}

/** The greatest defender's total that still gives each letter to an attacker's total; 0 where it has none (C-TAB-02). */
export function bandsOf(attacker: number): Readonly<Record<Letter, number>> {
  cite('C-TAB-02');
  const bands: Record<Letter, number> = { A: 0, B: 0, C: 0, D: 0 };
  for (let defender = 1; defender <= MOST; defender++) {
    bands[sure(letterAt(attacker, defender))] = defender;
  }
  return bands;
}
