import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { campaignList } from '~/features/campaigns/campaign-list';
import { CampaignsPending } from '~/features/campaigns/campaigns-pending';
import { CampaignsScreen } from '~/features/campaigns/campaigns-screen';
import { campaignSearch } from '~/features/campaigns/model/campaign-search';
import { LoadError } from '~/parts/feedback/load-error';
import { loadList } from '~/patterns/list/load-list';

export const Route = createFileRoute('/_app/campaigns/')({
  validateSearch: campaignSearch,
  loader: ({ context, location }) => {
    const search = campaignSearch(location.search);
    // The calendar loads its own data, because the days it shows depend on the user's language.
    return search.view === undefined ? loadList(context.queryClient, campaignList, search) : undefined;
  },
  shouldReload: true,
  staticData: { title: msg`Campaigns`, needs: 'listCampaigns' },
  component: CampaignsScreen,
  pendingComponent: CampaignsPending,
  errorComponent: LoadError,
});
