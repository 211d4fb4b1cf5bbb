import { defineConfig } from '@playwright/test';
import { browserOptions } from './scripts/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // What the provider's SDK does, what developers see, the plain pieces on their own page, and very long files wait for
  // the long run.
  testIgnore: process.env.TEST_LONG
    ? []
    : /\/(import-long|installations|provider-codes|provider-window|remote-config|response-check|scene-pictures|ui|ui-page|ui-messages|web-analytics)\.e2e\.ts$/,
  // So do second ways through a screen: by keyboard, on a phone, in the dark, and what is refused.
  grepInvert: process.env.TEST_LONG ? [] : /@long/,
  outputDir: 'test-results',
  // Each worker starts a product, and much of a test is waiting: three keep two cores busy.
  workers: 3,
  timeout: 60_000,
  // Two cores run browsers, servers and a database together. A test that passes the second time is reported as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  // Files that take their time are named, so that the whole stays short.
  reportSlowTests: { max: 15, threshold: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: { launchOptions: browserOptions(), screenshot: 'only-on-failure', locale: 'en-US' },
});
