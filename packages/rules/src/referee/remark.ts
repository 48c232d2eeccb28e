import type { Remarks } from '../game.ts';
import type { Figures } from './refusal.ts';

/**
 * Something to say that refuses nothing, as facts: what follows from a conflict, what odds take for granted, what the
 * check of a game has found. The words package turns it into a sentence.
 */
export interface Remark {
  readonly message: RemarkMessage;
  readonly figures?: Figures;
}

/** A message of a remark, as the rooms declare them in their `told.ts`. */
export type RemarkMessage = keyof Remarks;

/** Makes a remark of what a room has declared; a message without figures takes none. */
export function remark<M extends RemarkMessage>(
  message: M,
  ...figures: Remarks[M] extends null ? [] : [Remarks[M]]
): Remark;
export function remark(message: RemarkMessage, figures?: Figures): Remark {
  return figures === undefined ? { message } : { message, figures };
}
