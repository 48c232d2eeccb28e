// The pictures of docs/, made again.
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['pictures.ts', 'languages.ts', 'studying.ts'],
  outputDir: '../../test-results/pictures',
  workers: 1,
  timeout: 60_000,
  reporter: [['list']],
  expect: { timeout: 20_000 },
  use: { actionTimeout: 20_000, browserName: 'chromium', headless: true, launchOptions: findBrowser() },
});
