import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GetAssetParams, ListAssetsQueryParams } from '~/api/assets';
import { LoadError } from '~/components/feedback/load-error';
import { loadAssets } from '~/features/assets/asset-queries';
import { AssetsPending } from '~/features/assets/assets-pending';
import { AssetsScreen } from '~/features/assets/assets-screen';
import { searchOf } from '~/lib/search-schema';

const validateSearch = searchOf(ListAssetsQueryParams, ['page', 'search', 'sort', 'type'], {
  open: GetAssetParams.shape.id,
});

export const Route = createFileRoute('/_app/assets/')({
  validateSearch,
  loaderDeps: ({ search: { page, search, sort, type } }) => ({ page, search, sort, type }),
  loader: ({ context, deps }) => loadAssets(context.queryClient, deps),
  staticData: { title: msg`Assets`, needs: 'listAssets' },
  component: AssetsScreen,
  pendingComponent: AssetsPending,
  errorComponent: LoadError,
});
