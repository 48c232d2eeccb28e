// What a review tells, for those who show it: nothing here plays or judges anything.
import type { Command, QuestionKind, Seat } from '@marshall/rules';
import type { Cause } from './causes.ts';
import type { CurvePoint, Shares } from './curve.ts';

export type { Cause, CauseFigure } from './causes.ts';
export type { Record as GameRecord, RecordEntry } from './course.ts';
export type { CurvePoint, Shares } from './curve.ts';

/** Kept reviews of another version are made again. */
export const VERSION = 5;

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

/** How often those won who were given a chance, in per cent, by cycles; nothing where nobody was given it. */
interface Calibrated {
  readonly called: number;
  /** Cycles 1 to 4, 5 to 8, 9 to 12. */
  readonly won: readonly [number | undefined, number | undefined, number | undefined];
}

/** 240 games of six officers that the judgement has not learned from, at the end of every stage (`scripts/calibration.mjs`). */
export const CALIBRATION: readonly Calibrated[] = [
  { called: 3.1, won: [6.6, 3.7, 1.6] },
  { called: 15.1, won: [14.8, 13.7, 13.8] },
  { called: 23.8, won: [24.1, 25.4, 24.9] },
  { called: 34.0, won: [34.2, 32.5, 33.8] },
  { called: 44.5, won: [40.8, 49.7, 46.9] },
  { called: 55.0, won: [65.9, 59.1, 62.7] },
  { called: 65.0, won: [80.2, 64.9, 68.6] },
  { called: 75.1, won: [74.3, 73.9, 75.0] },
  { called: 85.2, won: [90.9, 90.6, 84.1] },
  { called: 96.5, won: [undefined, 91.6, 97.0] },
];
