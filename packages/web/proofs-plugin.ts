import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { clauseIdsIn } from '../cli/src/clauses/titles.ts';

const NAME = 'virtual:proofs';
const PACKAGES = fileURLToPath(new URL('../', import.meta.url));
/** The packages whose tests hold the referee to its rules. */
const TESTED = ['rules', 'bots', 'server'];

/** Makes the titles of the tests a module of the page, by the rules that they name. */
export function proofs(): Plugin {
  return {
    name: 'marshall-proofs',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export default () => JSON.parse(${JSON.stringify(JSON.stringify(readProofs()))});`
        : undefined,
  };
}

/** Titles without the names of their rules, and for each rule the tests that name it. */
export function readProofs(): { readonly titles: readonly string[]; readonly by: Readonly<Record<string, number[]>> } {
  const titles: string[] = [];
  const by: Record<string, number[]> = {};
  for (const file of TESTED.flatMap((name) => testsUnder(join(PACKAGES, name, 'src')))) {
    for (const title of titlesIn(readFileSync(file, 'utf8'))) {
      const at = titles.push(bare(title)) - 1;
      for (const clause of clauseIdsIn(title)) {
        by[clause] ??= [];
        by[clause].push(at);
      }
    }
  }
  return { titles, by };
}

function testsUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? testsUnder(path) : path.endsWith('.test.ts') ? [path] : [];
    });
}

/** What a test is called, where that names a rule. */
const titlesIn = (source: string): readonly string[] =>
  [...source.matchAll(/\b(?:test|it)(?:\.each\([^;]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)]
    .map(([, , title = '']) => title.replaceAll("\\'", "'"))
    .filter((title) => clauseIdsIn(title).length > 0);

/** The sentence of a title, without its cases: the names of the rules stand before it, where there are any. */
function bare(titleOfCases: string): string {
  const title = titleOfCases.replace(/:[^:]*(?:%[sjdi]|\$[a-z])[^:]*$/, '');
  const said = title.replace(/^(?:[ABCMT]-[A-Z]+-\d{2}|(?:Q-[BMTAC]|X)-\d+|-?\d{2}|and|to|,|\/|\.\.|:|\s)+/, '').trim();
  return said === '' ? title : said.charAt(0).toUpperCase() + said.slice(1);
}
