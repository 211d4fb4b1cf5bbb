import { ListPending } from '~/components/list/list-pending';
import { campaignList } from './campaign-list';

export const CampaignsPending = () => <ListPending list={campaignList} />;
