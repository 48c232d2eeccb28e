declare module 'virtual:clauses' {
  /** Reads the clauses, each time anew. */
  const clauses: () => readonly (readonly [id: string, sentence: string])[];
  export default clauses;
}

declare module 'virtual:proofs' {
  /** Reads which tests belong to which rules, each time anew. */
  const proofs: () => {
    readonly titles: readonly string[];
    readonly by: Readonly<Record<string, readonly number[]>>;
  };
  export default proofs;
}
