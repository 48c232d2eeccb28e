// Which clauses came to bear: whatever reads a rule says so, from the board's data up; the evidence of the tests may hear it.

let listener: ((clause: string) => void) | undefined;

/** Tells the witness, if there is one, that a clause came to bear. */
export function cite(clause: string): void {
  if (listener !== undefined) listener(clause);
}

/** The same for a list. */
export function citeAll(clauses: readonly string[]): void {
  // A listener that has heard enough may leave in the middle of a list.
  if (listener !== undefined) for (const clause of clauses) listener?.(clause);
}

/** Sets the one witness, or removes it. */
export function witness(heard: ((clause: string) => void) | undefined): void {
  listener = heard;
}
