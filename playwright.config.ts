import { defineConfig } from '@playwright/test';
import type { Shared } from './e2e/support/product.ts';
import { browserOptions } from './scripts/browser.ts';

const files = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.e2e\\.ts$`);
const onDemoData = files(
  'analytics',
  'campaigns-read',
  'dashboard',
  'demo-data',
  'focus-not-covered',
  'layout-shift',
  'pages',
  'photos',
  'widths',
);
// What the provider's SDK does, what developers see, the plain pieces on their own page, every width, files that are
// dropped, and very long files wait for the long run.
const slow = files(
  'accessibility',
  'demo-data',
  'dropped-files',
  'focus-not-covered',
  'import-long',
  'installations',
  'layout-shift',
  'photos-touch',
  'provider-codes',
  'provider-window',
  'remote-config',
  'response-check',
  'restart',
  'scene-pictures',
  'session-settings',
  'templates-brand',
  'web-analytics',
  'widths',
);
const later = process.env.TEST_LONG ? [] : [slow];

export default defineConfig<object, Shared>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // The tests of a project share a product with its data.
  projects: [
    { name: 'demo data', testMatch: onDemoData, testIgnore: later, use: { seed: 'demo' } },
    {
      name: 'own data',
      testIgnore: [onDemoData, ...later],
    },
  ],
  // Second ways through a screen wait for the long run too: by keyboard, on a phone, in the dark, and what is refused.
  grepInvert: process.env.TEST_LONG ? [] : /@long/,
  outputDir: 'test-results',
  // Much of a test is waiting: three keep two cores busy.
  workers: 3,
  timeout: 120_000,
  retries: 0,
  expect: { timeout: 20_000 },
  // Files that take their time are named, so that the whole stays short.
  reportSlowTests: { max: 6, threshold: 20_000 },
  forbidOnly: true,
  webServer: {
    command: `${process.execPath} e2e/support/products.ts`,
    wait: { stdout: /Products at (?<PRODUCTS_ORIGIN>http:[^ ]+[0-9])/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
  reporter: [['list']],
  use: {
    launchOptions: browserOptions(),
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // Drawn by the processor, motion takes a fifth of the time. The long run has it.
    contextOptions: process.env.TEST_LONG ? {} : { reducedMotion: 'reduce' },
  },
});
