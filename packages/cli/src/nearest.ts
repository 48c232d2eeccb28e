/** A name without what people type differently: capitals, spaces, hyphens and stops. */
export const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The names most like the one given, the likeliest first; none if all are too far from it to be meant. */
export function nearest(name: string, names: readonly string[], count = 3): readonly string[] {
  const wanted = plain(name);
  const far = new Map(names.map((candidate) => [candidate, unlikeness(wanted, plain(candidate))]));
  const farthest = 1 + Math.ceil(wanted.length / 3);
  return names
    .filter((candidate) => wanted !== '' && (far.get(candidate) ?? 0) <= farthest)
    .sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0))
    .slice(0, count);
}

/** A name that contains the wanted letters is likelier than any that must be respelt. */
function unlikeness(wanted: string, candidate: string): number {
  if (wanted.length >= 3 && candidate.includes(wanted)) return candidate.startsWith(wanted) ? 0 : 1;
  return 1 + edits(wanted, candidate);
}

/** Letters to insert, drop or replace to turn one word into the other. */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
