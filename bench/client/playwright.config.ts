import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['client.ts', 'wire.ts'],
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: 300_000,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1440, height: 900 },
    launchOptions: findBrowser(),
  },
});
