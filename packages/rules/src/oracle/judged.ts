// What the tests of the oracle share: their size, their seed, and that enough was judged.
import { expect } from 'vitest';

export const PROOF = process.env.MARSHALL_PROOF === '1';
/** The same games every time; MARSHALL_SEED takes others. */
export const { MARSHALL_SEED: CHOSEN = '1984' } = process.env;
/** `MARSHALL_PIECE=2/5` runs the second fifth, so that a long run ends in known time. */
const [NTH = 1, PIECES = 1] = (process.env.MARSHALL_PIECE ?? '1/1').split('/').map(Number);

/** Of so many, the numbers of those that are judged in this piece. */
export function inThisPiece(all: number): number[] {
  return Array.from({ length: all }, (_, i) => i).filter((i) => i % PIECES === NTH - 1);
}

/** Each kind was judged so often, so that the oracle cannot come to judge nothing unnoticed. */
export function expectJudged(
  tally: ReadonlyMap<string, number>,
  least: Readonly<Record<string, number>>,
  times: number,
): void {
  if (PROOF) console.log([...tally].map(([kind, number]) => `${kind} ${number}`).join(', '));
  const missing = Object.entries(least)
    .filter(([kind, number]) => (tally.get(kind) ?? 0) < number * times)
    .map(([kind, number]) => `${kind}: ${tally.get(kind) ?? 0} of ${number * times}`);
  expect(missing).toEqual([]);
}
