import { prepare } from './lib/prepare.mjs';
import { checkNode, main } from './lib/project.mjs';

await main(async () => {
  checkNode();
  await prepare({ web: true });
});
