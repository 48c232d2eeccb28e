/** Clause ids in one short line: ids of the same area after the first give their number only. */
export function citation(clauses: readonly string[]): string {
  let area = '';
  return clauses
    .map((clause) => {
      const at = clause.lastIndexOf('-');
      const same = clause.slice(0, at) === area;
      area = clause.slice(0, at);
      return same ? clause.slice(at) : clause;
    })
    .join(', ');
}
