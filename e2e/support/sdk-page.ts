// A page with our rooms of the provider's SDK and nothing else of the app, for what no screen asks of them yet.
import type { BrowserContext, Page } from '@playwright/test';
import { createServer } from 'vite';
import { test as base } from './product.ts';

interface Shared {
  /** The origin of a development server before the product's mock. */
  workshop: string;
}

/** What the page's rooms are started with; as public/config.json, but for what a test changes. */
export const sdkConfig = {
  projectId: 'demo-frameside',
  apiKey: 'demo-key',
  appId: '1:1:web:1',
  authDomain: '',
  providerOrigin: 'self',
};

export const test = base.extend<{ sdk: Page }, Shared>({
  workshop: [
    async ({ product }, use, { parallelIndex }) => {
      const hosts = ['firebaseinstallations', 'firebaseremoteconfig', 'firebase'].map(
        (name) => `/${name}.googleapis.com`,
      );
      const moved = [...hosts, '/www.googletagmanager.com', '/_mock'];
      const server = await createServer({
        logLevel: 'error',
        cacheDir: `node_modules/.vite-e2e-sdk-${parallelIndex}`,
        optimizeDeps: {
          entries: [],
          // What is found later would load the page again, with a second copy of what is there.
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
    await use(await openSdk(context, workshop));
    await fetch(`${product.origin}/_mock/faults`, { method: 'DELETE' });
  },
});

/** Opens a page without the app. */
export async function openSdk(context: BrowserContext, workshop: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${workshop}/config.json`);
  await page.evaluate(
    async (rooms) => {
      // Now, since some tests take the network away later.
      await Promise.all(rooms.map((room) => import(room)));
      const { startLanguages } = await import('/src/i18n/index.ts' as string);
      startLanguages();
    },
    ['/src/remote-config/firebase.ts', '/src/analytics/firebase.ts'],
  );
  return page;
}

/**
 * Calls what a room exports.
 * @returns its answer, or the code and the sentence that it fails with
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
