import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GetAssetParams, ListAssetsQueryParams } from '~/api/assets';
import { assetList } from '~/features/assets/asset-list';
import { AssetsPending } from '~/features/assets/assets-pending';
import { AssetsScreen } from '~/features/assets/assets-screen';
import { searchOf } from '~/lib/search-schema';
import { LoadError } from '~/parts/feedback/load-error';
import { loadList } from '~/patterns/list/load-list';

const validateSearch = searchOf(ListAssetsQueryParams, ['page', 'search', 'sort', 'type'], () => ({
  open: GetAssetParams.shape.id,
}));

export const Route = createFileRoute('/_app/assets/')({
  validateSearch,
  loader: ({ context, location }) =>
    loadList(context.queryClient, assetList, validateSearch(location.search)),
  shouldReload: true,
  staticData: { title: msg`Assets`, needs: 'listAssets' },
  component: AssetsScreen,
  pendingComponent: AssetsPending,
  errorComponent: LoadError,
});
