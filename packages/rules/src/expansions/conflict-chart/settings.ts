// The numbers that turn what a side brings to a battle of Supremacy into points of the chart, in one table for tuning (Q-C-11).

/** C-MAP-04, C-MAP-10: support in place of dice, and the moves of a retaliation in place of Military cards. */
export const SETTINGS = {
  /** Points for the greater number of L-stars, and for every other die won that is neither of position nor of fire power. */
  pointsPerDie: 1,
  /** Edge points that come to one point of support. */
  edgePerPoint: 3,
  /** Move actions of a retaliation. */
  moves: 2,
} as const;

/** Dice that the chart replaces by the units' own points and by Generalship (C-MAP-03, C-MAP-05). */
export const REPLACED_DICE: readonly string[] = ['position', 'firePower'];
