import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadComposer } from '~/features/campaigns/composer/campaign-queries';
import { ComposerScreen } from '~/features/campaigns/composer/composer-screen';
import { composerSearch } from '~/features/campaigns/model/campaign-search';
import { LoadError } from '~/parts/feedback/load-error';
import { FormPending } from '~/patterns/form/form-pending';

export const Route = createFileRoute('/_app/campaigns/create')({
  validateSearch: composerSearch,
  // Without `loaderDeps`: when a draft gets its id, its form stays instead of a skeleton.
  loader: ({ context, location }) => loadComposer(context.queryClient, composerSearch(location.search)),
  staticData: { title: msg`Campaigns`, needs: 'createCampaign' },
  component: ComposerScreen,
  pendingComponent: FormPending,
  errorComponent: LoadError,
});
