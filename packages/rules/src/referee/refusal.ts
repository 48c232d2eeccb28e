import type { Refusals } from '../game.ts';
import { sure } from '../sure.ts';
import type { Clause } from './cite.ts';

/**
 * Why a command is not accepted, as facts: what is wrong, by which clause, and the figures that make it so. The words
 * package turns it into a sentence in the reader's language.
 */
export interface Refusal {
  /** For programs: what is wrong, the same for every sentence that may be said of it. */
  readonly code: string;
  /** Which sentence it is: the code, or the code with a case of it (`no-way:over-land`). */
  readonly message: RefusalMessage;
  readonly clause: Clause;
  readonly figures?: Figures;
}

/** A message of a refusal, as the rooms declare them in their `told.ts`. */
export type RefusalMessage = keyof Refusals;

/** Plain data that a sentence is made of. */
export type Figures = { readonly [name: string]: Figure };
export type Figure = string | number | boolean | undefined | readonly Figure[] | { readonly [name: string]: Figure };

/** Another refusal as the reason within one. */
export type Cause = { readonly message: RefusalMessage; readonly figures?: Figures };

/** What a refusal says, to stand within another one. */
export function causeOf({ message, figures }: Refusal): Cause {
  return figures === undefined ? { message } : { message, figures };
}

/** Makes a refusal of what a room has declared; a message without figures takes none. */
export function refuse<M extends RefusalMessage>(
  message: M,
  clause: Clause,
  ...figures: Refusals[M] extends null ? [] : [Refusals[M] & Figures]
): Refusal;
export function refuse(message: RefusalMessage, clause: Clause, figures?: Figures): Refusal {
  const code = codeOf(message);
  return figures === undefined ? { code, message, clause } : { code, message, clause, figures };
}

/** The same refusal to programs, with a sentence that says more. */
export function saying<M extends RefusalMessage>(why: Refusal, message: M, figures: Refusals[M] & Figures): Refusal {
  return { code: why.code, message, clause: why.clause, figures };
}

const codes = new Map<string, string>();

/** What a message says to programs: all of it up to the case. */
function codeOf(message: string): string {
  let code = codes.get(message);
  if (code === undefined) {
    code = sure(message.split(':')[0]);
    codes.set(message, code);
  }
  return code;
}

/**
 * A refusal that sums up: nothing is open, whatever the fields still to come. A draft is told so; a whole command hears
 * what is wrong with its own fields instead, as far as they have a reason of their own.
 */
export function sumUp(refusal: Refusal): Refusal {
  const summary = { ...refusal };
  summaries.add(summary);
  return summary;
}

/** Whether a refusal sums up. */
export function isSummary(refusal: Refusal): boolean {
  return summaries.has(refusal);
}

const summaries = new WeakSet<Refusal>();

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };
