// Usage: node scripts/shelf.mjs. Plays the games of the shelf anew and writes them to packages/rules/shelf.
// Only for when the meaning of events had to change and older files can no longer be read.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { compile, install } from './lib/prepare.mjs';
import { step } from './lib/progress.mjs';
import { checkNode, inRoot, main, Trouble } from './lib/project.mjs';

const folder = inRoot('packages/rules/shelf');

await main(async () => {
  checkNode();
  await install();
  const { code, output } = await step('Building the rules', () => compile(['packages/rules']));
  if (code !== 0) throw new Trouble(`The build failed; the compiler said:\n${output.trimEnd()}`);
  const { SHELF, makeForShelf, describeForShelf } = await import('../packages/rules/dist/testing/index.js');
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(`${folder}/${old}`);
  const list = [];
  for (const plan of SHELF) {
    await step(plan.name, async () => {
      const file = makeForShelf(plan);
      list.push(describeForShelf(plan.name, file));
      writeFileSync(`${folder}/${plan.name}.json`, `${JSON.stringify(file)}\n`);
      return { code: 0, output: '' };
    });
  }
  writeFileSync(`${folder}/index.json`, `${JSON.stringify(list, undefined, 2)}\n`);
  return 0;
});
