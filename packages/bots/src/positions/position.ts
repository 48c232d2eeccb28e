// Positions to solve: a place of a game of commanders where one answer is clearly the best by figures that anybody can check.
import type { Command, Power, QuestionKind } from '@marshall/rules';
import type { Sketch } from '@marshall/rules/testing';

export const POSITION_KINDS = ['attack', 'defend', 'sell', 'siege', 'crisis'] as const;
export type PositionKind = (typeof POSITION_KINDS)[number];

/** Who is asked how often the answer is found. */
export const FINDERS = ['recruit', 'officer', 'general'] as const;
export type Finder = (typeof FINDERS)[number];

/** A position as it is kept. */
export interface Position {
  /** Stays the same forever: what somebody has solved is remembered by it. */
  readonly id: string;
  readonly kind: PositionKind;
  /** The power that answers. */
  readonly power: Power;
  readonly sketch: Sketch;
  /** What was commanded since, where the question is asked in the middle of something. */
  readonly played?: readonly { readonly seat: Power; readonly command: Command }[];
  /** The best answer, what it is worth, and what the best of the others is worth. */
  readonly answer: Command;
  readonly worth: number;
  readonly next: number;
  /** How many of a hundred commanders of each level find it. */
  readonly found: Readonly<Record<Finder, number>>;
}

/** What is asked in each kind of position. */
export const ASKED: Readonly<Record<PositionKind, QuestionKind>> = {
  attack: 'attack',
  siege: 'attack',
  defend: 'build',
  sell: 'sell',
  crisis: 'shoot',
};

/** By how much the best answer must be better than any other: shares of one, or millions where something is sold. */
export const MARGINS: Readonly<Record<PositionKind, number>> = {
  attack: 0.08,
  siege: 0.08,
  defend: 0.08,
  sell: 60,
  crisis: 0.05,
};

/** An answer is right if it is worth as much as the best one, but for a quarter of what others are worse by. */
export const isRight = ({ worth, next }: Pick<Position, 'worth' | 'next'>, of: number): boolean =>
  of >= worth - (worth - next) / 4;
