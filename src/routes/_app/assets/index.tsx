import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ListAssetsQueryParams } from '~/api/assets';
import { LoadError } from '~/components/feedback/load-error';
import { loadAssets } from '~/features/assets/asset-queries';
import { AssetsPending } from '~/features/assets/assets-pending';
import { AssetsScreen } from '~/features/assets/assets-screen';
import { searchOf } from '~/lib/search-schema';

const validateSearch = searchOf(ListAssetsQueryParams, ['page', 'type']);

export const Route = createFileRoute('/_app/assets/')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadAssets(context.queryClient, deps),
  staticData: { title: msg`Assets`, needs: 'listAssets' },
  component: AssetsScreen,
  pendingComponent: AssetsPending,
  errorComponent: LoadError,
});
