import { rm } from 'node:fs/promises';
import type { Product } from '../../scripts/serve/product.ts';
import { test as base, freshProduct } from './product.ts';

/** Tests on the demo data, which has long names, many rows and a history. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parameters
    async ({}, use) => {
      const run = await freshProduct({ seed: 'demo' });
      await use(run.product);
      await run.product.stop();
      await rm(run.dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
