// Puts a sample of mutants into the code at once, each behind a switch, so that trying one costs no rebuild.
import { relative } from 'node:path';

/** A Vite plugin that rewrites the sampled places of each file. */
export function instrument(root, mutants) {
  const byFile = Map.groupBy?.(mutants, ({ file }) => file) ?? grouped(mutants);
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(code, id) {
      const inFile = byFile.get(relative(root, id.split('?')[0]));
      return inFile === undefined ? undefined : { code: rewritten(code, inFile), map: null };
    },
  };
}

/** A choice of `size` candidates, none inside another, the same for the same seed. */
export function sample(all, size, seed) {
  const chosen = [];
  for (const one of shuffled(all, seed)) {
    if (chosen.length === size) break;
    const overlaps = chosen.some(({ file, start, end }) => file === one.file && start < one.end && one.start < end);
    if (!overlaps) chosen.push(one);
  }
  return chosen.map((mutant, id) => ({ ...mutant, id }));
}

function rewritten(code, mutants) {
  return [...mutants]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, id, text: changed }) =>
        `${text.slice(0, start)}(__mutant(${id}) ? (${changed}) : (${text.slice(start, end)}))${text.slice(end)}`,
      code,
    );
}

function shuffled(items, seed) {
  const order = [...items];
  let state = seed >>> 0;
  const next = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = next(last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

function grouped(mutants) {
  const groups = new Map();
  for (const mutant of mutants) groups.set(mutant.file, [...(groups.get(mutant.file) ?? []), mutant]);
  return groups;
}
