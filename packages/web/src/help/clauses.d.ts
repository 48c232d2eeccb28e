declare module 'virtual:clauses' {
  /** Reads the clauses, each time again. */
  const clauses: () => readonly (readonly [id: string, sentence: string])[];
  export default clauses;
}

declare module 'virtual:proofs' {
  /** Reads which tests belong to which rules, each time again. */
  const proofs: () => {
    readonly titles: readonly string[];
    readonly by: Readonly<Record<string, readonly number[]>>;
  };
  export default proofs;
}
