// What somebody may use in a time.
import type { Instant } from './times.ts';

export interface QuotaBook {
  /** Uses some of each quota in turn, up to the first of which too little is left: tells which, and when it begins again. */
  use(uses: readonly QuotaUse[]): Promise<QuotaResult>;
}

export interface QuotaUse {
  /** What is counted, and whose. */
  readonly key: string;
  readonly most: number;
  /** Milliseconds after the first use in which no more than `most` is used. */
  readonly window: number;
  readonly amount: number;
}

export type QuotaResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly index: number; readonly again: Instant };
