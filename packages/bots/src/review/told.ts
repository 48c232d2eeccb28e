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

/** 600 games of six officers that the judgement has not learned from, at the end of every stage (`scripts/calibration.mjs 600`). */
export const CALIBRATION: readonly Calibrated[] = [
  { called: 3.0, won: [6.6, 4.0, 1.6] },
  { called: 14.8, won: [14.4, 14.5, 16.4] },
  { called: 23.9, won: [23.0, 24.6, 25.9] },
  { called: 34.2, won: [33.6, 32.7, 34.6] },
  { called: 44.6, won: [36.3, 38.2, 39.8] },
  { called: 54.8, won: [51.6, 51.4, 49.8] },
  { called: 65.0, won: [54.1, 60.7, 62.1] },
  { called: 74.9, won: [75.6, 73.2, 72.2] },
  { called: 85.0, won: [undefined, 78.5, 79.8] },
  { called: 96.8, won: [undefined, 89.8, 96.8] },
];
