// Usage: node scripts/shelf.mjs [name ... | --now | --all]. Plays games that the shelf lacks, or those named, and writes them to
// packages/rules/shelf. Games of earlier editions stay as they are; those of today's edition are played again with
// --now, when it judges differently before it is released, and with them those of packages/rules/record.json, of which
// only sums are kept. --all plays all of them: only for when older
// files can no longer be read.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { compile, install } from './lib/prepare.mjs';
import { step } from './lib/progress.mjs';
import { checkNode, inRoot, main, Trouble } from './lib/project.mjs';

const folder = inRoot('packages/rules/shelf');

await main(async () => {
  checkNode();
  await install();
  const { code, output } = await step('Building the rules', () => compile(['packages/rules']));
  if (code !== 0) throw new Trouble(`The build failed; the compiler said:\n${output.trimEnd()}`);
  const { EDITION } = await import('../packages/rules/dist/index.js');
  const { RECORDED, SHELF, makeForShelf, describeForShelf, readForShelf } = await import(
    '../packages/rules/dist/testing/index.js'
  );
  mkdirSync(folder, { recursive: true });
  const asked = process.argv.slice(2);
  const current = SHELF.map(({ name }) => name).filter((name) => name.startsWith(`edition-${EDITION}-`));
  const names = asked.flatMap((name) => (name === '--now' ? current : [name]));
  const strange = names.find((name) => name !== '--all' && !SHELF.some((plan) => plan.name === name));
  if (strange !== undefined)
    throw new Trouble(`There is no game '${strange}'; the shelf has ${SHELF.map(({ name }) => name).join(', ')}.`);
  if (names.includes('--all')) for (const old of readdirSync(folder)) rmSync(`${folder}/${old}`);
  const list = [];
  for (const plan of SHELF) {
    const path = `${folder}/${plan.name}.json`;
    if (existsSync(path) && !names.includes(plan.name)) {
      list.push(describeForShelf(plan.name, readForShelf(readFileSync(path, 'utf8'))));
      continue;
    }
    await step(plan.name, async () => {
      const file = makeForShelf(plan);
      list.push(describeForShelf(plan.name, file));
      writeFileSync(path, `${JSON.stringify(file)}\n`);
      return { code: 0, output: '' };
    });
  }
  if (asked.includes('--now')) {
    const record = Object.fromEntries(RECORDED.map(({ name, tell }) => [name, tell()]));
    writeFileSync(inRoot('packages/rules/record.json'), `${JSON.stringify(record)}\n`);
  }
  writeFileSync(`${folder}/index.json`, `${JSON.stringify(list, undefined, 2)}\n`);
  return 0;
});
