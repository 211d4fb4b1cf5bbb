import { defineConfig } from '@playwright/test';
import { browserOptions } from './scripts/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // One product, one browser: two of each would only take turns on two cores.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: { launchOptions: browserOptions(), screenshot: 'only-on-failure', locale: 'en-US' },
});
