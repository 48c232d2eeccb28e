// In which events and refusals clauses came to bear: the engine says so, the evidence of the tests may hear it.
import { cite, citeAll } from '../board/cite.ts';

/** A clause of a ledger (`B-SELL-06`), or a ruling (`Q-B-17`, `X-31`). */
export type Clause = `${'B' | 'M' | 'T' | 'A' | 'C'}-${string}` | `Q-${string}` | `X-${string}`;

let observer: ((kind: 'event' | 'refusal', name: string) => void) | undefined;

/** Tells of an event that happened, by its clauses and its kind. */
export function citeEvent(type: string, clauses: readonly string[]): void {
  citeAll(clauses);
  if (observer !== undefined) observer('event', type);
}

/** Tells of a refusal that was given, by its clause and its code. */
export function citeRefusal({ clause, code }: { readonly clause: string; readonly code: string }): void {
  cite(clause);
  noteRefusal(code);
}

/** Tells of something that was refused before any rule came to bear, by its code alone. */
export function noteRefusal(code: string): void {
  if (observer !== undefined) observer('refusal', code);
}

/** Sets the one observer of kinds of events and codes of refusals, or removes it. */
export function observe(seen: typeof observer): void {
  observer = seen;
}
