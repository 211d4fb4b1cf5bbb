import { msg, plural } from '@lingui/core/macro';
import { MutationObserver } from '@tanstack/react-query';
import { importProducts, importProductsMutation } from '~/api/products';
import type { Duplicates, ImportEntity } from '~/patterns/import/entity';
import { ImportPage } from '~/patterns/import/import-page';
import { productTable } from './product-columns';

/** Products are updated or skipped. */
const wayOf = (way: Duplicates) => (way === 'skip' ? 'skip' : 'update');

const products: ImportEntity = {
  table: productTable,
  needs: 'importProducts',
  startWorker: () => new Worker(new URL('./product-rows.worker.ts', import.meta.url), { type: 'module' }),
  send: (queryClient, { file, duplicates }, request) =>
    new MutationObserver(queryClient, {
      ...importProductsMutation(request),
      meta: { quiet: true },
    }).mutate({ data: { products: file, duplicates: wayOf(duplicates) } }),
  dryRun: ({ file, duplicates }, signal) =>
    importProducts({ products: file, duplicates: wayOf(duplicates), mode: 'dryRun' }, { signal }),
  fileName: 'products',
  words: {
    title: msg`Import products`,
    toList: msg`See the products`,
    known: msg`When a product with the same SKU exists`,
  },
  ways: [
    {
      value: 'update',
      label: msg`Update the product; empty cells change nothing`,
      count: (count) =>
        msg`${plural(count, { one: '# known product will be updated', other: '# known products will be updated' })}`,
    },
    {
      value: 'skip',
      label: msg`Skip the row`,
      count: (count) =>
        msg`${plural(count, { one: '# known product stays unchanged', other: '# known products stay unchanged' })}`,
    },
  ],
};

export const ProductImport = () => <ImportPage entity={products} />;
