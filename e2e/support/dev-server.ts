// The development server for a browser test: only it serves the gallery of the src/ui components.
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { createServer } from 'vite';

const GALLERY = '/src/dev/gallery/gallery.html';

interface Shared {
  /** `http://127.0.0.1:41234` */
  devServer: string;
}

export const test = base.extend<object, Shared>({
  devServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters
    async ({}, use) => {
      const server = await createServer({
        logLevel: 'warn',
        // A separate cache, so that a running development server keeps its bundles.
        cacheDir: 'node_modules/.vite-e2e',
        // Declares all packages up front: a package found later would reload the page in the middle of a test.
        optimizeDeps: { entries: [GALLERY.slice(1)] },
        // No file watching: an edit during a test must not reload its page.
        server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
      });
      await server.listen();
      const address = server.httpServer?.address();
      if (!address || typeof address === 'string') throw new Error('The development server has no port.');
      await use(`http://127.0.0.1:${address.port}`);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ devServer }, use) => use(devServer),
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await use(page);
    expect(complaints, 'what the page complained of').toEqual([]);
  },
});

export { expect };

/** Opens the component gallery and waits until it is rendered. */
export async function openGallery(page: Page): Promise<void> {
  await page.goto(GALLERY);
  await expect(page.getByRole('heading', { level: 1, name: 'Pieces' })).toBeVisible();
}

/** One variant of a component, by the caption below its frame. */
export const specimen = (page: Page, name: string): Locator =>
  page.getByRole('figure', { name, exact: true });

/** A computed style of each matching element, in document order. */
export const styles = (locator: Locator, property: string): Promise<string[]> =>
  locator.evaluateAll(
    (elements, name) => elements.map((element) => getComputedStyle(element).getPropertyValue(name)),
    property,
  );
