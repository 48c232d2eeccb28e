import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const { PLAYWRIGHT_JSON_OUTPUT_FILE: report } = process.env;

/** What moves on the page is looked at here. Everywhere else it stands still, which spares a fifth of the work. */
const MOVING =
  /\/(analysis|battle|cards|endings|first-minute|map|onlooker|passing|phone|room|scenes|sight|strike|suggest|theatre|voices|zoom)\.spec\.ts$/;

/** Single tests of these take longest, so they go first: else one of them runs alone at the end. */
const LONGEST = /\/(axe|languages|lobby|online-battle|slow)\.spec\.ts$/;

/** Looks at what all others have seen. */
const LAST = /\/unseen\.spec\.ts$/;

const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig({
  testDir: '.',
  // What is compiled already is loaded as it is.
  build: { external: ['**/packages/*/dist/**'] },
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  // A busy machine may take long to show what a quick one shows at once; a test that passes waits for nothing.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: report === undefined ? [['line']] : [['line'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: findBrowser(),
  },
  projects: [
    { name: 'longest', testMatch: LONGEST, use: STILL },
    { name: 'moving', testMatch: MOVING },
    { name: 'still', testIgnore: [MOVING, LONGEST, LAST], use: STILL },
    { name: 'last', testMatch: LAST, dependencies: ['longest', 'moving', 'still'] },
  ],
});
