// Usage: node proof/league/freeze.mjs NAME. Bundles the commanders of today, rules left out, as proof/league/frozen/NAME.mjs.
// A frozen league is never made again under the same name: what was measured against it stays comparable.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const [name = ''] = process.argv.slice(2);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const file = here(`frozen/${name}.mjs`);
if (!/^[a-z0-9-]+$/.test(name)) throw new Error('Give the frozen league a name of small letters, figures and hyphens.');
if (existsSync(file)) throw new Error(`${file} is frozen already: choose another name.`);
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: here('.'), encoding: 'utf8' }).trim();
const bundle = await rolldown({
  input: here('../../packages/bots/src/index.ts'),
  external: [/^@marshall\/rules/],
  treeshake: true,
});
await bundle.write({
  file,
  format: 'esm',
  banner: `// Computer commanders as they were at commit ${commit}; made by proof/league/freeze.mjs, not to be edited.`,
});
await bundle.close();
console.log(`Wrote ${file}.`);
