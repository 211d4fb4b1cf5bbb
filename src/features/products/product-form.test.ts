import { expect, test } from 'vitest';
import { CreateProductBody, type Product, UpdateProductBody } from '~/api/products';
import { faultsOf } from '~/testing/form-matrix';
import { productForm } from './product-form';

const record: Product = {
  ...{
    id: 'product-serum',
    version: 'first',
    name: 'Glow serum',
    brand: 'Juniper',
    sku: 'JUN-GS-50',
    category: 'Hair',
  },
  ...{ description: 'Shine, 50 ml.', price: 4800, currency: 'CAD', url: 'https://juniper.example/serum' },
  ...{
    imageAssetId: 'asset-serum',
    imageUrl: null,
    active: true,
    order: 10,
    locationIds: ['location-queen'],
  },
  ...{ tags: ['colour'], createdAt: '2026-09-01T10:00:00Z', updatedAt: '2026-09-01T10:00:00Z' },
};

test('shows a clear error at the field for every value that the contract refuses', () => {
  expect(
    faultsOf({ sections: productForm, schemas: [CreateProductBody, UpdateProductBody], record }),
  ).toEqual([]);
});
