// The programs of the proof run rarely and use built files by name: what they take from one must be there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/project.mjs';

const TAKEN =
  /const \{([^}]*)\} = await (?:load|import)\((?:[^()]|\([^)]*\))*?'?([\w./-]*?)(\w+)\/dist\/([\w/-]+)\.js'/g;

const programs = readdirSync(join(root, 'proof'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.mjs') && !file.startsWith('league/frozen'),
);

test('what the programs of the proof take from built files is exported there', () => {
  let found = 0;
  for (const program of programs)
    for (const [, names, , name, path] of readFileSync(join(root, 'proof', program), 'utf8').matchAll(TAKEN)) {
      const source = join(root, 'packages', name, 'src', `${path}.ts`);
      expect(existsSync(source), `${program} takes from ${name}/${path}`).toBe(true);
      const text = readFileSync(source, 'utf8');
      for (const [taken] of names.matchAll(/\w+/g)) {
        found += 1;
        expect(text, `${program} takes ${taken} from ${name}/${path}`).toMatch(
          new RegExp(`export [^;]*\\b${taken}\\b|export \\*`),
        );
      }
    }
  expect(found).toBeGreaterThan(40);
});
