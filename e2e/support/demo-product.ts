import { test as base } from './product.ts';

/** Tests on the demo data, which has long names, many rows and a history. */
export const test = base.extend<object, object>({
  seed: ['demo', { scope: 'worker' }],
});
