import type { Clause } from './cite.ts';

/** Why a command is not accepted: a code for programs, the clause, one sentence, and the figures that made it false. */
export interface Refusal {
  readonly code: string;
  readonly clause: Clause;
  readonly sentence: string;
  readonly figures?: Readonly<Record<string, number | string>>;
}

/** Makes a refusal. The sentence says what is wrong and, where it helps, what to do next. */
export function refuse(
  code: string,
  clause: Clause,
  sentence: string,
  figures?: Readonly<Record<string, number | string>>,
): Refusal {
  const said = oneStop(sentence);
  return figures === undefined ? { code, clause, sentence: said } : { code, clause, sentence: said, figures };
}

/** A name may end with a full stop, as Sapra Oil Co. does: at the end of a sentence one is enough. */
export function oneStop(sentence: string): string {
  return sentence.replace(/(?<!\.)\.\.(?!\.)/g, '.');
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
