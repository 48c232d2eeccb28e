/** What scrolls, by keyboard too: a report, and on a narrow screen each of its tables. */
export const SCROLLS = { tabIndex: 0 } as const;
