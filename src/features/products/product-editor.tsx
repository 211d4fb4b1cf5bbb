import { type ProductUpdate, UpdateProductBody, useUpdateProduct } from '~/api/products';
import { createEditor } from '~/patterns/facts/in-place-form';
import type { FieldPath } from '~/patterns/form/paths';
import { productForm } from './product-form';

export type ProductPath = FieldPath<ProductUpdate>;

/** Some fields of a product, in its panel. */
export const ProductEditor = createEditor(productForm, UpdateProductBody, useUpdateProduct);
