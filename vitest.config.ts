import { globSync, readFileSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserOptions } from './scripts/browser.ts';
import { messages } from './scripts/compile-messages.ts';

/** Files of rare and slow cases belong to the long run only. */
const found = globSync('{src,scripts,mock-server}/**/*.test.{ts,tsx}').filter(
  (file) => process.env.TEST_LONG || !file.includes('.long.'),
);
const inBrowser = found.filter((file) => file.endsWith('.browser.test.tsx'));
const all = found.filter((file) => !inBrowser.includes(file));
/** A test that starts a sandbox does so by `mock-server/sandbox/testing.ts` or one beside it, and runs on both databases. */
const onBoth = all.filter((file) =>
  /from '\.[./a-z-]*\/testing[a-z-]*\.ts'/.test(readFileSync(file, 'utf8')),
);
const unit = all.filter((file) => !onBoth.includes(file));
const mocking = new Set(unit.filter((file) => /vi\.mock\(/.test(readFileSync(file, 'utf8'))));
// Only the setup of the last says where a database is, not the environment.
// Sandboxes begin with as little as there is: a test makes what it needs.
const env = { DATABASE_URL: '', SEED: 'bare' };
/** All run on PostgreSQL; on PGlite, which takes five times as long to start, the store without its upgrade. The long run has all on both. */
const differing = /sandbox\/store\/(?!upgrade).*\.test\.ts$/;
const onPglite =
  process.env.TEST_LONG || process.env.WITHOUT_POSTGRES
    ? onBoth
    : onBoth.filter((file) => differing.test(file));
const onDatabase = {
  env,
  // Each file starts processes of its own. What it imports, with the compiled contract, is the same for all.
  isolate: false,
  setupFiles: 'mock-server/sandbox/testing-setup.ts',
};

export default defineConfig({
  plugins: [messages()],
  resolve: { alias: { '~': new URL('./src', import.meta.url).pathname } },
  test: {
    environment: 'node',
    // Much of a test is waiting for the processes it started: three keep two cores busy.
    maxWorkers: 3,
    // For what hangs. Whatever starts a process or compiles the contract takes its time on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      // A process per file takes a third more time, so only the files that mock modules get one.
      {
        extends: true,
        test: { name: 'unit', include: unit.filter((file) => !mocking.has(file)), env, isolate: false },
      },
      { extends: true, test: { name: 'unit with mocks', include: [...mocking], env } },
      {
        extends: true,
        // Named here, they are bundled before the first test. Found during a test, they would reload its page.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'vitest-browser-react',
            '@lingui/core',
            '@lingui/react',
            '@tanstack/react-query',
            '@tanstack/react-router',
            '@tanstack/react-store',
            '@tanstack/react-virtual',
            'openapi-fetch',
            'zod/mini',
          ],
        },
        test: {
          name: 'components',
          include: inBrowser,
          setupFiles: 'src/testing/component-test-setup.ts',
          testTimeout: 60_000,
          // A busy page draws a PNG only after seconds: Chromium encodes it when it is idle.
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Headless Chromium hides scrollbars otherwise, and with them what modal dialogs do about them.
            provider: playwright({
              launchOptions: { ...browserOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: { ...onDatabase, include: onPglite, name: 'sandbox on PGlite', provide: { store: 'PGlite' } },
      },
      {
        extends: true,
        test: {
          ...onDatabase,
          include: onBoth,
          name: 'sandbox on PostgreSQL',
          provide: { store: 'PostgreSQL' },
          globalSetup: 'scripts/vitest-postgres.ts',
        },
      },
    ],
  },
});
