import { ListPending } from '~/components/list/list-pending';
import { campaignList } from './campaign-list';
import { CampaignTabs } from './campaigns-bar';

export const CampaignsPending = () => <ListPending list={campaignList} above={<CampaignTabs />} />;
