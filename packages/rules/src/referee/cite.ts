// Which clauses came to bear: the engine says so, a listener (the clause evidence of the tests) may hear it.

/** A clause of a ledger (`B-SELL-06`), or a ruling (`Q-B-17`, `X-31`). */
export type Clause = `${'B' | 'M' | 'T' | 'A' | 'C'}-${string}` | `Q-${string}` | `X-${string}`;

let listener: ((clause: string) => void) | undefined;

/** Tells the witness, if there is one, that a clause came to bear. */
export function cite(clause: string): void {
  if (listener !== undefined) listener(clause);
}

/** The same for a list. */
export function citeAll(clauses: readonly string[]): void {
  if (listener !== undefined) for (const clause of clauses) listener(clause);
}

/** Sets the one witness, or removes it. */
export function witness(heard: ((clause: string) => void) | undefined): void {
  listener = heard;
}
