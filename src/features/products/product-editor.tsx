import { type Product, type ProductUpdate, UpdateProductBody, useUpdateProduct } from '~/api/products';
import { InPlaceForm } from '~/components/facts/in-place-form';
import type { EditorProps } from '~/components/facts/use-edit-in-place';
import type { FieldPath } from '~/components/form/paths';
import { productForm } from './product-form';

export type ProductPath = FieldPath<ProductUpdate>;

/** Some fields of a product, in its panel. */
export function ProductEditor({ row, ...props }: EditorProps<Product, ProductPath>) {
  const { mutateAsync: update } = useUpdateProduct();
  return (
    <InPlaceForm
      {...props}
      sections={productForm}
      schema={UpdateProductBody}
      record={row}
      save={(data) => update({ id: row.id, data })}
    />
  );
}
