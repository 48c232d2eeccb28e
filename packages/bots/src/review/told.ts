// What a review tells, for those who show it: nothing here plays or judges anything.
import type { Command, QuestionKind, Seat } from '@marshall/rules';
import type { Cause } from './causes.ts';
import type { CurvePoint, Shares } from './curve.ts';

export type { Cause, CauseFigure } from './causes.ts';
export type { Record as GameRecord, RecordEntry } from './course.ts';
export type { CurvePoint, Shares } from './curve.ts';

/** Kept reviews of another version are made again. */
export const VERSION = 4;

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
  { called: 2.8, won: [6.5, 5.8, 2.6] },
  { called: 15.0, won: [16.4, 17.6, 19.3] },
  { called: 23.8, won: [21.2, 22.6, 25.6] },
  { called: 34.2, won: [28.8, 28.2, 32.4] },
  { called: 44.5, won: [35.6, 31.7, 42.8] },
  { called: 55.0, won: [51.0, 38.0, 52.8] },
  { called: 65.0, won: [62.5, 54.0, 56.3] },
  { called: 75.1, won: [62.0, 59.3, 64.4] },
  { called: 85.0, won: [60.0, 75.9, 71.7] },
  { called: 96.5, won: [undefined, 87.5, 90.6] },
];
