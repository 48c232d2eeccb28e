// What a review tells, for those who show it: nothing here plays or judges anything.
import type { Command, QuestionKind, Seat } from '@marshall/rules';
import type { Cause } from './causes.ts';
import type { CurvePoint, Shares } from './curve.ts';

export type { Cause, CauseFigure } from './causes.ts';
export type { Record as GameRecord, RecordEntry } from './course.ts';
export type { CurvePoint, Shares } from './curve.ts';

/** Kept reviews of another version are made again. */
export const VERSION = 2;

/** A decision that cost its seat something. */
export interface Costly {
  /** The number of its entry. */
  readonly index: number;
  readonly cycle: number;
  readonly stage: number;
  /** What was asked; missing where somebody used a right. */
  readonly asked?: QuestionKind;
  readonly command: Command;
  /** What would have been better; missing where it was to do nothing. */
  readonly better?: Command;
  /** The chance to win after it and after the better move, by the end of the stage, and the standard error of the difference. */
  readonly chance: number;
  readonly betterChance: number;
  readonly error: number;
  readonly causes: readonly Cause[];
}

export interface GameReview {
  readonly version: typeof VERSION;
  readonly seat: Seat;
  readonly curve: readonly CurvePoint[];
  /** What dice and shuffled cards gave and took, by seat. */
  readonly luck: Shares;
  /** How many decisions the seat made, and how many of them a general would have made otherwise. */
  readonly decisions: number;
  readonly otherwise: number;
  /** The decisions that cost most, the dearest first. */
  readonly worst: readonly Costly[];
}

/** What a decision cost, in chances to win. */
export const costOf = ({ chance, betterChance }: Pick<Costly, 'chance' | 'betterChance'>): number =>
  betterChance - chance;

/** How often those won who were given a chance, in per cent: seats of games that the judgement had not learned from (docs/commanders.md). */
export const CALIBRATION: readonly { readonly called: number; readonly won: number }[] = [
  { called: 4.1, won: 3.8 },
  { called: 14.7, won: 14.9 },
  { called: 24.4, won: 24.0 },
  { called: 34.3, won: 34.4 },
  { called: 44.6, won: 43.2 },
  { called: 54.9, won: 55.1 },
  { called: 64.9, won: 68.6 },
  { called: 75.0, won: 77.2 },
  { called: 85.2, won: 86.0 },
  { called: 96.3, won: 96.5 },
];
