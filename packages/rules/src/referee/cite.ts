let listener: ((clause: string) => void) | undefined;

/** Says that the clause was applied; free when nobody listens. */
export function cite(clause: string): void {
  listener?.(clause);
}

/** Lets one listener hear every citation, or nobody. */
export function witness(next: ((clause: string) => void) | undefined): void {
  listener = next;
}
