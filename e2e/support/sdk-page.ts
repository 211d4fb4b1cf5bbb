// A page with only our modules of the provider's SDK, for functions that no screen uses yet.
import type { BrowserContext, Page } from '@playwright/test';
import { createServer } from 'vite';
import { test as base, haveFaultsOf } from './product.ts';

interface Shared {
  /** The origin of a development server in front of the product's mock. */
  workshop: string;
}

/** The configuration of the modules: public/config.json, except for values a test changes. */
export const sdkConfig = {
  projectId: 'demo-frameside',
  apiKey: 'demo-key',
  appId: '1:1:web:1',
  authDomain: '',
  providerOrigin: 'self',
};

export const test = base.extend<{ sdk: Page }, Shared>({
  workshop: [
    async ({ run: product }, use, { parallelIndex }) => {
      const hosts = ['firebaseinstallations', 'firebaseremoteconfig', 'firebase'].map(
        (name) => `/${name}.googleapis.com`,
      );
      const moved = [...hosts, '/www.googletagmanager.com', '/_mock'];
      const server = await createServer({
        logLevel: 'error',
        cacheDir: `node_modules/.vite-e2e-sdk-${parallelIndex}`,
        optimizeDeps: {
          entries: [],
          // A dependency found later would reload the page, with a second copy of the modules.
          include: [
            ...['app', 'analytics', 'installations', 'remote-config'].map((part) => `firebase/${part}`),
            ...['@lingui/core', '@lingui/message-utils/compileMessage', '@lingui/react'],
          ],
        },
        server: {
          ...{ host: '127.0.0.1', port: 0, hmr: false, watch: null },
          proxy: Object.fromEntries(moved.map((path) => [path, { target: product.origin }])),
        },
      });
      await server.listen();
      const address = server.httpServer?.address();
      if (!address || typeof address === 'string') throw new Error('The development server has no port.');
      await use(`http://127.0.0.1:${address.port}`);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sdk: async ({ context, product, workshop }, use) => {
    await haveFaultsOf({ ...product, origin: workshop }, context);
    await use(await openSdk(context, workshop));
  },
});

/** Opens a page without the app. */
export async function openSdk(context: BrowserContext, workshop: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${workshop}/config.json`);
  await page.evaluate(
    async (rooms) => {
      // Loaded now, since some tests go offline later.
      await Promise.all(rooms.map((room) => import(room)));
      const { startLanguages } = await import('/src/i18n/index.ts' as string);
      startLanguages();
    },
    ['/src/remote-config/firebase.ts', '/src/analytics/firebase.ts'],
  );
  return page;
}

/**
 * Calls an export of a module.
 * @returns its result, or the code and message of its error
 */
export const call = (page: Page, room: 'remote-config' | 'analytics', name: string, ...given: unknown[]) =>
  page.evaluate(
    async ([path, name, given]) => {
      const exported = (await import(path)) as Record<string, (...given: unknown[]) => Promise<unknown>>;
      try {
        return { answer: await exported[name]?.(...given) };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return { code: 'code' in error ? error.code : '', says: error.message };
      }
    },
    [`/src/${room}/firebase.ts`, name, given] as const,
  );
