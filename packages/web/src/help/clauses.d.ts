declare module 'virtual:clauses' {
  const clauses: readonly (readonly [id: string, sentence: string])[];
  export default clauses;
}
