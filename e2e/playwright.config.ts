import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const { PLAYWRIGHT_JSON_OUTPUT_FILE: report } = process.env;

export default defineConfig({
  testDir: '.',
  // What is compiled already is loaded as it is.
  build: { external: ['**/packages/*/dist/**'] },
  outputDir: '../test-results',
  // A page often waits for its own motion, or for a table's answer: more of them than cores leave none idle.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  // A busy machine may take long to show what a quick one shows at once.
  expect: { timeout: 20_000 },
  reporter: report === undefined ? [['line']] : [['line'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: findBrowser(),
  },
});
