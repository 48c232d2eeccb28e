/** B-KIT-07: what a piece's shape says. */
export const PIECES = { cube: 'army', oblong: 'navy' } as const;

/** B-KIT-08: pieces of each colour; a limit only where the game is set up with one (Q-B-11). */
export const PIECES_PER_POWER = { army: 42, navy: 12 } as const;

/** B-KIT-09: mushroom clouds; they show, they do not limit (Q-B-72). */
export const CLOUDS = 18;

/** B-KIT-10: round markers, and how many of them are in use. */
export const METERS = { inBox: 40, onMarket: 3, perPlayer: 6 } as const;

/** B-KIT-11 */
export const SUPPLY_CENTER_SHEETS = 6;

/** B-KIT-13: also the most dice that one roller throws. */
export const DICE = { count: 4, sides: 6 } as const;

/** B-KIT-14: notes in the box, value in millions and how many; the bank is not limited by them (Q-B-10). */
export const NOTES_IN_BOX = [
  { note: 1, count: 20 },
  { note: 5, count: 20 },
  { note: 50, count: 20 },
  { note: 100, count: 40 },
  { note: 500, count: 45 },
  { note: 1000, count: 110 },
] as const;

/** B-KIT-14, B-KIT-15: notes in which money is shown, the largest first, the $25M note among them (Q-B-10). */
export const NOTES = [1000, 500, 100, 50, 25, 5, 1] as const;
export type Note = (typeof NOTES)[number];

/** So many notes of one value. */
export interface Notes {
  readonly note: Note;
  readonly count: number;
}

/** An amount in millions as the fewest notes, the largest first. */
export function change(amount: number): readonly Notes[] {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`no notes make ${amount} millions`);
  const given: Notes[] = [];
  let left = amount;
  for (const note of NOTES) {
    const count = Math.floor(left / note);
    if (count > 0) given.push({ note, count });
    left -= count * note;
  }
  return given;
}
