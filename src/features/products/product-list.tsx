import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { lazy } from 'react';
import { mediaUrl } from '~/api/media-url';
import {
  getProductQuery,
  listProductsQuery,
  type Product,
  type ProductBulk,
  searchProductsQuery,
  updateProducts,
} from '~/api/products';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { formatDate } from '~/lib/format';
import { formatMoney } from '~/lib/money';
import type { List, SearchFor } from '~/patterns/list/list';
import { useBatches } from '~/patterns/list/use-batches';
import { Badge } from '~/ui/badge';
import { IconEye, IconEyeOff, IconPhoto, IconTrash } from '~/ui/icons';
import { ProductActions, ProductPanel } from './product-panel';
import { LAST } from './product-queries';

/** Applies the same change to several products. */
function useChange(change: Omit<ProductBulk, 'ids'>) {
  const { mutateAsync } = useBatches('updateProducts', (body: ProductBulk) => updateProducts(body));
  return (products: readonly Product[]) => mutateAsync({ ...change, ids: products.map(({ id }) => id) });
}

/** Unchanged products are skipped. */
function useUndo(set: { active: boolean }) {
  const change = useChange({ set });
  return async (before: readonly Product[]) => {
    const changed = before.filter(({ active }) => active === set.active);
    if (changed.length > 0) await change(changed);
  };
}

export const productList: List<Product, SearchFor<'searchProducts'>> = {
  name: 'products',
  title: msg`Products`,
  scope: msg`What you sell, shown beside photos, in campaigns and on guest pages.`,
  searchLabel: msg`Find a product`,
  query: ({ search, ...page }) =>
    search === undefined ? listProductsQuery(page) : searchProductsQuery({ search, ...page }),
  defaultSort: 'order',
  counted: (total) => <Plural value={total} one="# product" other="# products" />,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  rowPage: ({ id }) => ({ to: '/products/$productId', params: { productId: id } }),
  picture: ({ imageUrl }) =>
    imageUrl === null ? <IconPhoto size={18} /> : <img src={mediaUrl(imageUrl)} alt="" loading="lazy" />,
  columns: [
    { id: 'name', label: msg`Name`, cell: ({ name }) => name, sort: 'name', width: 13.5, grows: true },
    {
      id: 'brand',
      minor: true,
      plain: true,
      label: msg`Brand`,
      cell: ({ brand }) => brand,
      width: 9,
      grows: true,
    },
    {
      id: 'category',
      minor: true,
      plain: true,
      label: msg`Category`,
      cell: ({ category }) => category,
      width: 9,
      grows: true,
    },
    {
      id: 'price',
      sort: 'price',
      plain: true,
      label: msg`Price`,
      cell: ({ price, currency }, { locale }) =>
        price !== null && formatMoney(price, currency, locale, 'auto'),
      width: 8,
      numeric: true,
    },
    {
      id: 'active',
      plain: true,
      label: msg`Guests`,
      cell: ({ active }, { t }) => (
        <Badge tone={active ? 'success' : undefined}>{t(active ? msg`Shown` : msg`Hidden`)}</Badge>
      ),
      width: 9,
    },
    {
      id: 'order',
      label: msg`Sort order`,
      cell: ({ order }, { t }) => (order === LAST ? t(msg`Last`) : order),
      sort: 'order',
      width: 8,
      numeric: true,
      initiallyHidden: true,
    },
    { id: 'sku', label: msg`SKU`, cell: ({ sku }) => sku, width: 10, initiallyHidden: true },
    {
      id: 'tags',
      label: msg`Tags`,
      cell: ({ tags }) => tags.join(', '),
      width: 9,
      grows: true,
      initiallyHidden: true,
    },
    {
      id: 'updatedAt',
      sort: 'changed',
      label: msg`Changed`,
      cell: ({ updatedAt }, { locale }) => formatDate(updatedAt, locale),
      width: 9,
      initiallyHidden: true,
    },
  ],
  filters: [
    {
      id: 'active',
      label: msg`Guests`,
      options: () => [
        { value: 'true', label: msg`Shown` },
        { value: 'false', label: msg`Hidden` },
      ],
    },
    { id: 'locationId', label: msg`Location`, options: (wanted) => useLocationChoices(wanted).choices },
  ],
  bulk: [
    {
      id: 'show',
      label: msg`Show to guests`,
      icon: <IconEye size={16} />,
      needs: 'updateProducts',
      useRun: () => useChange({ set: { active: true } }),
      useUndo: () => useUndo({ active: false }),
    },
    {
      id: 'hide',
      label: msg`Hide from guests`,
      icon: <IconEyeOff size={16} />,
      needs: 'updateProducts',
      useRun: () => useChange({ set: { active: false } }),
      useUndo: () => useUndo({ active: true }),
    },
    {
      id: 'delete',
      label: msg`Delete`,
      icon: <IconTrash size={16} />,
      needs: 'updateProducts',
      danger: true,
      confirm: {
        title: (count) => <Plural value={count} one="Delete # product?" other="Delete # products?" />,
        text: msg`They disappear from photos, templates and drafts that show them.`,
        yes: msg`Delete`,
      },
      useRun: () => useChange({ delete: true }),
    },
  ],
  empty: {
    picture: 'products',
    title: msg`No products yet`,
    text: msg`Products appear next to photos, with price and shop link.`,
  },
  create: { to: '/products/create', label: msg`Add a product`, needs: 'createProduct', takesName: true },
  importer: {
    // Rarely used, with a large chunk.
    Page: lazy(() =>
      import('./import/product-import').then(({ ProductImport }) => ({ default: ProductImport })),
    ),
    needs: 'importProducts',
  },
  panel: {
    Content: ProductPanel,
    Actions: ProductActions,
    record: (id) => getProductQuery(id),
  },
};
