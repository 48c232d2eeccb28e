import { prepare } from './lib/prepare.mjs';
import { checkNode, inRoot, main } from './lib/project.mjs';
import { runServer } from './lib/run.mjs';

await main(async () => {
  checkNode();
  await prepare({ web: true });
  const { code } = await runServer([inRoot('packages/cli/dist/main.js'), 'serve', '--open', ...process.argv.slice(2)]);
  return code;
});
