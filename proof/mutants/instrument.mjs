// Puts a sample of mutants into the code at once, each behind a switch, so that trying one costs no rebuild.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { parseAst } from 'vite';
import { isFunction, isSource } from './candidates.mjs';

/**
 * A plugin that rewrites the sampled places of each file: to switches, or, in order to see which tests could notice
 * what, to code that weighs each change. Loops of the rules tell that they run, so that an endless one is stopped.
 */
export function instrument(root, mutants, { weigh }) {
  const byFile = new Map();
  for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant]);
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0];
      const file = relative(root, path);
      if (!file.startsWith('packages/')) return undefined;
      const placed = code.replaceAll('import.meta.url', JSON.stringify(`file://${path}`));
      if (!isSource(file)) return { code: placed, map: null };
      const inFile = byFile.get(file) ?? [];
      const watched = weigh && inFile.some(({ fixed }) => fixed) ? file : undefined;
      const edits = [...inFile.map((mutant) => switched(code, mutant, weigh)), ...calls(code, inFile, watched)];
      return { code: edited(code, edits), map: null };
    },
  };
}

/** A choice of `size` candidates, none inside another, the same for the same seed and nearly the same after a change. */
export function sample(all, size, seed) {
  const chosen = [];
  const inFiles = new Map();
  for (const one of shuffled(all, seed)) {
    if (chosen.length === size) break;
    const inFile = inFiles.get(one.file) ?? [];
    if (inFile.some(({ start, end }) => start < one.end && one.start < end)) continue;
    inFiles.set(one.file, [...inFile, one]);
    chosen.push(one);
  }
  return chosen.map((mutant, id) => ({ ...mutant, id }));
}

function switched(code, { start, end, id, text, weighed }, weigh) {
  if (weigh && weighed !== undefined) return { start, end, text: weighed(id) };
  return { start, end, text: `(__mutant(${id}) ? (${text}) : (${code.slice(start, end)}))` };
}

/** A call whenever a loop goes round and, in a file that is watched, at the start of every function; none inside a mutant. */
function calls(code, mutants, watched) {
  const found = [];
  visit(parseAst(code, { lang: 'ts' }));
  return found.filter(({ start }) => !mutants.some((one) => one.start < start && start < one.end));

  function put(at, text) {
    found.push({ start: at, end: at, text });
  }

  function visit(node) {
    if (node === null || typeof node !== 'object') return;
    const { body } = node;
    if (/^(For|While|DoWhile|ForOf|ForIn)Statement$/.test(node.type)) {
      if (body.type === 'BlockStatement') put(body.start + 1, '__tick();');
      else {
        put(body.start, '{ __tick(); ');
        put(body.end, ' }');
      }
    } else if (watched !== undefined && isFunction(node) && body?.type === 'BlockStatement') {
      put(body.start + 1, `__in(${JSON.stringify(watched)});`);
    }
    for (const value of Object.values(node)) visit(value);
  }
}

function edited(code, edits) {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/** In an order by chance that depends on each candidate alone: a change of the code exchanges only what it touches. */
function shuffled(items, seed) {
  const met = new Map();
  const lots = items.map((item) => {
    const name = `${seed} ${item.file} ${item.what} ${item.text.replaceAll(/\s+/g, ' ')}`;
    const nth = met.get(name) ?? 0;
    met.set(name, nth + 1);
    return { item, lot: createHash('sha256').update(`${name} ${nth}`).digest('hex') };
  });
  return lots.sort((one, other) => (one.lot < other.lot ? -1 : 1)).map(({ item }) => item);
}
