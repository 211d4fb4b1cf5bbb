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
    known: msg`When a product with the SKU is known already`,
    update: msg`Update the product; what the row leaves empty stays as it is`,
    skip: msg`Leave the product as it is`,
  },
};

export const ProductImport = () => <ImportPage entity={products} />;
