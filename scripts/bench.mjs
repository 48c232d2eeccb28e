// Usage: npm run bench [-- bots | war | curves | scale | load … | processes | memory | lobby | log | client]
import { existsSync } from 'node:fs';
import { compile, prepare } from './lib/prepare.mjs';
import { step } from './lib/progress.mjs';
import { checkNode, inRoot, main, Trouble } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

await main(async () => {
  checkNode();
  if (!existsSync(inRoot('bench/run.ts')))
    throw new Trouble('There is nothing to measure yet: bench/run.ts is missing.');
  if (process.argv.includes('client')) return measureClient();
  await prepare();
  if (process.argv.includes('log')) return (await runNode([inRoot('bench/log.mjs')])).code;
  if (process.argv.includes('scale')) return (await runNode([inRoot('bench/scale.mjs')])).code;
  if (process.argv.includes('lobby')) return (await runNode([inRoot('bench/lobby.mjs')])).code;
  if (process.argv.includes('memory')) return (await runNode([inRoot('bench/memory.mjs')])).code;
  const { code, output } = await step('Building the measurements', () => compile(['bench']));
  if (code !== 0) throw new Trouble(`The build failed; the compiler said:\n${output.trimEnd()}`);
  if (process.argv.includes('processes')) return (await runNode([inRoot('bench/processes.mjs')])).code;
  const measured = await runNode([inRoot('bench/dist/run.js'), ...process.argv.slice(2)]);
  return measured.code;
});

/** The page is measured in a browser, as its tests are. */
async function measureClient() {
  await prepare({ web: true });
  const runner = inRoot('node_modules/@playwright/test/cli.js');
  const measured = await runNode([runner, 'test', '-c', inRoot('bench/client/playwright.config.ts')]);
  return measured.code;
}
