/** B-KIT-12: spots of each resource row (Q-B-03). */
export const ROW_SPOTS = 12;
export const NUKE_SPOTS = 12;
export const LSTAR_SPOTS = 12;

/** B-KIT-12: spots of the loan line, one for each $1,000M owed (Q-B-06). */
export const LOAN_SPOTS = 12;

/** B-KIT-12: interest in millions due each cycle, by $1,000M owed (Q-B-05). */
export const INTEREST = [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200] as const;

/** Interest in millions on so many loans of $1,000M; past the end of a line the next supply center's line begins. */
export function interestOn(loans: number): number {
  if (loans > LOAN_SPOTS) return INTEREST[LOAN_SPOTS] + interestOn(loans - LOAN_SPOTS);
  const due = INTEREST[loans];
  if (due === undefined) throw new RangeError(`no interest on ${loans} loans`);
  return due;
}
