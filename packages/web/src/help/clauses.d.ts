declare module 'virtual:clauses' {
  /** Reads the clauses, each time anew. */
  const clauses: () => readonly (readonly [id: string, sentence: string])[];
  export default clauses;
}
