import type { Command } from '@marshall/rules';
import type { Weights } from './characters.ts';

/** What a commander has decided, and why, in one sentence without its subject. */
export interface Decision {
  readonly command: Command;
  readonly why: string;
}

/** How a commander thinks: what it cares for, and how far it sees. */
export interface Mind {
  readonly weights: Weights;
  /** A bold mind goes for the whole gain; a timid one, a beginner's, for a part. */
  readonly bold: boolean;
  /** How often it does something thoughtless instead, out of 100. */
  readonly slips: number;
}
