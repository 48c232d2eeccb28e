import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('./', import.meta.url);
/** Board data, and what tells it that an event happened; tests also play the games. */
const FACTS = ['vitest', 'node:fs', '../board/index.ts'];
const EVERYWHERE: Readonly<Record<string, readonly string[]>> = {
  'oracle.ts': ['../referee/play.ts'],
  'tables.test.ts': [
    '../expansions/merchant-marine/sketch.ts',
    '../referee/perform.ts',
    '../state/clone.ts',
    '../state/seat.ts',
    '../table/table.ts',
    '../testing/index.ts',
  ],
  'wars.test.ts': [
    '../dice/index.ts',
    '../referee/perform.ts',
    '../state/clone.ts',
    '../state/ledger.ts',
    '../testing/index.ts',
  ],
  'games.test.ts': [
    '../dice/index.ts',
    '../expansions/merchant-marine/sketch.ts',
    '../referee/game.ts',
    '../referee/perform.ts',
    '../state/clone.ts',
    '../state/seat.ts',
    '../state/state.ts',
    '../testing/index.ts',
  ],
};
const IMPORT = /^(?:import|export)\s+(type\s)?[^;]*?from '([^']+)';/gms;
/** Loaded for what it does, or only when it is reached: that would be a rule as well. */
const UNNAMED = /^import '|\bimport\(/m;

test('the oracle has no rule of the engine: it imports board data, types and its own files alone', () => {
  for (const { file, path, type } of imports()) {
    if (type || path.startsWith('./')) continue;
    expect([...FACTS, ...(EVERYWHERE[file] ?? [])], `${file} imports ${path}`).toContain(path);
  }
});

test('nor does it load anything without naming what it takes', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && name !== 'imports.test.ts');
  expect(files.filter((name) => UNNAMED.test(readFileSync(new URL(name, FOLDER), 'utf8')))).toEqual([]);
  for (const text of ["import '../battle/dice.ts';", "const { diceIn } = await import('../battle/dice.ts');"])
    expect(text).toMatch(UNNAMED);
});

test('of the module that applies events it takes that one function', () => {
  const source = readFileSync(new URL('oracle.ts', FOLDER), 'utf8');
  expect(source).toContain("import { evolve } from '../referee/play.ts';");
});

test('nothing of the package imports the oracle', () => {
  const src = new URL('../', FOLDER);
  const modules = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  expect(modules.length).toBeGreaterThan(300);
  for (const path of modules) {
    if (path.startsWith('oracle')) continue;
    expect(readFileSync(new URL(path, src), 'utf8'), path).not.toMatch(/from '[^']*\/oracle\//);
  }
});

function imports(): { file: string; path: string; type: boolean }[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
  const all = files.flatMap((file) =>
    [...readFileSync(new URL(file, FOLDER), 'utf8').matchAll(IMPORT)].map(([, type, path = '']) => ({
      file,
      path,
      type: type !== undefined,
    })),
  );
  expect(all.length).toBeGreaterThan(40);
  return all;
}
