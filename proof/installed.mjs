// Usage: node proof/installed.mjs browser | postgres. Runs the tests that need that part with the one installed on this
// machine; npm test runs them with the one of the npm package. Where none is installed it says so and proves nothing.
import { runnerImport } from 'vite';
import { inRoot, main, SKIPPED, Trouble } from '../scripts/lib/project.mjs';
import { runNode } from '../scripts/lib/run.mjs';

const PARTS = {
  browser: {
    missing: 'No Chromium or Chrome is installed on this machine: the browser tests were not run with one.',
    async find() {
      const { module } = await runnerImport(inRoot('e2e/browser.ts'));
      return module.installedBrowser()?.executablePath;
    },
    command: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
  },
  postgres: {
    missing: 'No PostgreSQL 15 or later is installed on this machine: the tests of the store were not run with one.',
    async find() {
      const { module } = await runnerImport(inRoot('packages/server/src/testing/postgres-binaries.ts'));
      return module.installedBinaries();
    },
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      'packages/server/src/store',
      'packages/server/src/live/processes',
      'packages/server/src/live/kill',
    ],
  },
};

await main(async () => {
  const part = PARTS[process.argv[2]];
  if (part === undefined) throw new Trouble('Usage: node proof/installed.mjs browser | postgres');
  const found = await part.find();
  if (found === undefined) {
    console.log(part.missing);
    return SKIPPED;
  }
  console.log(`With ${found}:`);
  const { code } = await runNode(part.command, { env: { MARSHALL_PARTS: 'installed' } });
  return code;
});
