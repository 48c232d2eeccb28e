// Who is running away with a game, by what everybody can see. Commanders speak and plan by the same measure.
import type { Seat } from '@marshall/rules';

/** Somebody whose public worth is this far ahead of the next is running away with the game; before this cycle nobody is. */
const RUNAWAY = 1.25;
const EARLIEST = 4;

/** Whether it is too early in a game for anybody to be called that. */
export function isTooEarly(cycle: number): boolean {
  return cycle < EARLIEST;
}

/** Who is this far ahead, by what everybody is worth. */
export function aheadOf(worth: Readonly<Record<Seat, number>>, cycle: number): Seat | undefined {
  if (isTooEarly(cycle)) return undefined;
  const [first, second] = Object.entries(worth).sort(([, a], [, b]) => b - a);
  if (first === undefined || second === undefined || second[1] <= 0) return undefined;
  return first[1] >= RUNAWAY * second[1] ? (first[0] as Seat) : undefined;
}
