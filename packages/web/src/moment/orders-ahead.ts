const STAGES_WITH_BIDS = [3, 4, 5, 6, 7] as const;

/** The stages of this cycle for which bids are still to be made. */
export const stagesAhead = (stage: number | undefined, bids: boolean): readonly number[] =>
  STAGES_WITH_BIDS.filter((each) => each > (stage ?? 0) || (bids && each === stage));
