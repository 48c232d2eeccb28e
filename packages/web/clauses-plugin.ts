import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:clauses';
const LEDGERS = fileURLToPath(new URL('../../docs/rules/', import.meta.url));

/** Makes the ledgers' clauses a module of the page: `[id, sentence]` in the order of the ledgers, read when asked for. */
export function clauses(): Plugin {
  return {
    name: 'marshall-clauses',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export default () => JSON.parse(${JSON.stringify(JSON.stringify(readClauses()))});`
        : undefined,
  };
}

export function readClauses(): readonly (readonly [string, string])[] {
  const files = readdirSync(LEDGERS).filter((file) => file.endsWith('.md') && file !== 'README.md');
  // The base comes first, then the expansions.
  const ordered = files.sort((a, b) => Number(b === 'base.md') - Number(a === 'base.md') || a.localeCompare(b));
  return ordered.flatMap((file) => clausesIn(readFileSync(`${LEDGERS}${file}`, 'utf8')));
}

/** `- **B-SELL-03** The rule. {lines of the booklet}` */
function clausesIn(ledger: string): (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  for (const [, id, title, text] of ledger.matchAll(/^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)([^*]*)\*\*(.*)$/gm)) {
    if (id === undefined) continue;
    const sentence = `${title ?? ''}${text ?? ''}`
      .replace(/\s*\{[^}]*\}/g, '')
      .replace(/\*\*/g, '')
      .replace(/`/g, '')
      .trim();
    found.push([id, sentence]);
  }
  return found;
}
