// Time: when somebody plays, and when no process was at work.

/** Milliseconds since 1970, by the store's own clock. */
export type Instant = number;

/** A stretch of time. */
export interface Stretch {
  readonly from: Instant;
  readonly until: Instant;
}

export interface TimeBook {
  /** What somebody wants of every game they play. */
  settings(accountId: string): Promise<string | undefined>;
  keepSettings(accountId: string, body: string): Promise<void>;
  /** The same, if they still are what was read; false where somebody was quicker. */
  changeSettings(accountId: string, before: string | undefined, body: string): Promise<boolean>;
  /** A process is at work. Where none was for longer than `longest` milliseconds, that is kept as an outage, once. */
  attend(now: Instant, longest: number): Promise<void>;
  /** The outages that ended after an instant, in order. */
  outages(since: Instant): Promise<readonly Stretch[]>;
}
