import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GetProductParams, SearchProductsQueryParams } from '~/api/products';
import { productList } from '~/features/products/product-list';
import { ProductsScreen } from '~/features/products/products-screen';
import { importing, listSearchOf } from '~/lib/search-schema';
import { LoadError } from '~/parts/feedback/load-error';
import { ListPending } from '~/patterns/list/list-pending';
import { loadList } from '~/patterns/list/load-list';

// The search has the parameters of the whole list, and the term.
const validateSearch = listSearchOf(SearchProductsQueryParams, () => ({
  open: GetProductParams.shape.id,
  import: importing,
}));

export const Route = createFileRoute('/_app/products/')({
  validateSearch,
  loader: ({ context, location }) =>
    loadList(context.queryClient, productList, validateSearch(location.search)),
  shouldReload: true,
  staticData: { title: msg`Products`, needs: 'listProducts' },
  component: ProductsScreen,
  pendingComponent: () => <ListPending list={productList} />,
  errorComponent: LoadError,
});
