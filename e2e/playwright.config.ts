import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const { PLAYWRIGHT_JSON_OUTPUT_FILE: report, MARSHALL_PROOF: proof } = process.env;

/**
 * What tries again what other tests have tried, by another hand, in another language or on every screen there is, belongs
 * to the proof: all of these files, and single tests of others.
 */
const OF_THE_PROOF = /\/(corners|falls|lent|passing|screens|unseen)\.spec\.ts$/;
const everyday = proof !== '1';
const left = everyday ? [OF_THE_PROOF] : [];

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
  ...(everyday ? { grepInvert: /@proof/ } : {}),
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
    // What never comes is known in minutes then, not when the whole test is over.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: findBrowser(),
  },
  projects: [
    { name: 'longest', testMatch: LONGEST, testIgnore: left, use: STILL },
    { name: 'moving', testMatch: MOVING, testIgnore: left },
    { name: 'still', testIgnore: [MOVING, LONGEST, LAST, ...left], use: STILL },
    { name: 'last', testMatch: LAST, testIgnore: left, dependencies: ['longest', 'moving', 'still'] },
  ],
});
