import type { Product } from '~/api/products';
import { toMajorUnits } from '~/lib/money';
import { ListExportButton } from '~/patterns/list/list-export-button';
import { ListScreen } from '~/patterns/list/list-screen';
import { productList } from './product-list';

export const ProductsScreen = () => (
  <ListScreen list={productList} actions={<ListExportButton list={productList} cells={cellsOf} />} />
);

/** Under the names that the import reads. */
function cellsOf(product: Product) {
  const { name, brand, sku, category, description, currency, url, tags, active, order } = product;
  return {
    ...{ name, brand, sku, category, description },
    price: product.price === null ? null : toMajorUnits(product.price, currency),
    ...{ currency, url, tags, active, order },
    locationIds: product.locationIds,
    imageAssetId: product.imageAssetId,
  };
}
