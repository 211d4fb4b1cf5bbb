import { ListPending } from '~/patterns/list/list-pending';
import { campaignList } from './campaign-list';
import { useCampaignTabs } from './campaigns-bar';

export const CampaignsPending = () => <ListPending list={campaignList} tabs={useCampaignTabs()} />;
