import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { getOwnAccountQuery } from '~/api/account';
import {
  CreateProductBody,
  getProductQuery,
  UpdateProductBody,
  useCreateProduct,
  useDeleteProduct,
  useUpdateProduct,
} from '~/api/products';
import { DeleteButton } from '~/parts/confirm/delete-button';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { BackLink } from '~/parts/links/back-link';
import { PageHeader } from '~/parts/page/page-header';
import { RecordForm } from '~/patterns/form/record-form';
import { usePermission } from '~/session/permissions';
import { productForm } from './product-form';
import { LAST } from './product-queries';

const Back = () => (
  <BackLink to="/products">
    <Trans>Products</Trans>
  </BackLink>
);

/** One product, to be changed. */
export function ProductScreen() {
  const { productId: id } = useParams({ from: '/_app/products/$productId' });
  const navigate = useNavigate();
  const query = useSuspenseQuery(getProductQuery(id));
  const { mutateAsync: update } = useUpdateProduct();
  const { mutateAsync: create } = useCreateProduct();
  const mayCreate = usePermission('createProduct');
  const { mutateAsync: remove } = useDeleteProduct();
  const { name } = query.data;
  return (
    <>
      <Back />
      <PageHeader title={name} />
      <StaleNotice query={query} />
      <RecordForm
        key={id}
        sections={productForm}
        schema={UpdateProductBody}
        record={query.data}
        needs="updateProduct"
        save={(data, base) => update({ id, data, base })}
        saveCopy={
          mayCreate
            ? async (data) => {
                // Two products cannot have the same number.
                const copy = { ...query.data, ...data, sku: data.sku ?? null };
                const { id: productId } = await create({ data: CreateProductBody.parse(copy) });
                await navigate({ to: '/products/$productId', params: { productId }, ignoreBlocker: true });
              }
            : undefined
        }
      >
        <DeleteButton
          needs="deleteProduct"
          name={name}
          text={<Trans>It disappears from photos, templates and drafts that show it.</Trans>}
          run={() => remove({ id })}
          onDeleted={() => void navigate({ to: '/products', ignoreBlocker: true })}
        />
      </RecordForm>
    </>
  );
}

/** A new product. */
export function NewProductScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data: account } = useSuspenseQuery(getOwnAccountQuery());
  const { mutateAsync: create } = useCreateProduct();
  const name = useLocation({ select: ({ state }) => state.newName });
  return (
    <>
      <Back />
      <PageHeader title={t`New product`} />
      <RecordForm
        sections={productForm}
        schema={CreateProductBody}
        record={null}
        initial={{ ...(name !== undefined && { name }), currency: account.currency, order: LAST }}
        needs="createProduct"
        save={(data) => create({ data })}
        onSaved={({ id }) => void navigate({ to: '/products/$productId', params: { productId: id } })}
        button={{ label: <Trans>Add the product</Trans> }}
      />
    </>
  );
}
