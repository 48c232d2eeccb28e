// The pictures of docs/, made again.
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['pictures.ts', 'languages.ts'],
  outputDir: '../../test-results/pictures',
  workers: 1,
  timeout: 120_000,
  reporter: [['list']],
  use: { browserName: 'chromium', headless: true, launchOptions: findBrowser() },
});
