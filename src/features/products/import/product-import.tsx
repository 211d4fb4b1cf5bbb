import { msg } from '@lingui/core/macro';
import { MutationObserver } from '@tanstack/react-query';
import { importProductsMutation } from '~/api/products';
import type { ImportEntity } from '~/components/import/entity';
import { ImportPage } from '~/components/import/import-page';
import { productTable } from './product-columns';

const products: ImportEntity = {
  table: productTable,
  needs: 'importProducts',
  startWorker: () => new Worker(new URL('./product-rows.worker.ts', import.meta.url), { type: 'module' }),
  send: (queryClient, { file, duplicates }, request) =>
    new MutationObserver(queryClient, {
      ...importProductsMutation(request),
      meta: { quiet: true },
    }).mutate({ data: { products: file, duplicates } }),
  fileName: 'products',
  words: {
    title: msg`Import products`,
    toList: msg`See the products`,
    known: msg`When a product with the same SKU exists`,
    update: msg`Update the product; empty cells change nothing`,
    skip: msg`Skip the row`,
  },
};

export const ProductImport = () => <ImportPage entity={products} />;
