import { defineConfig } from '@playwright/test';
import { browserOptions } from './scripts/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // What the provider's SDK does, and the plain pieces on their own page, wait for the long run.
  testIgnore: process.env.TEST_LONG
    ? []
    : /\/(analytics|installations|provider-codes|remote-config|ui|ui-page|ui-messages)\.e2e\.ts$/,
  outputDir: 'test-results',
  // Each has a product of its own, and much of a test is waiting.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: { launchOptions: browserOptions(), screenshot: 'only-on-failure', locale: 'en-US' },
});
