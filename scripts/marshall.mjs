// What ./marshall does: builds what is missing, then runs one command.
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.mjs';
import { checkNode, inRoot, main } from './lib/project.mjs';
import { runServer } from './lib/run.mjs';

await main(async () => {
  checkNode();
  const serves = process.argv[2] === 'serve';
  await prepare({ web: serves, out: process.stderr });
  if (serves) return (await runServer([inRoot('packages/cli/dist/main.js'), ...process.argv.slice(2)])).code;
  const { main: command } = await import(pathToFileURL(inRoot('packages/cli/dist/main.js')).href);
  return command(process.argv.slice(2));
});
