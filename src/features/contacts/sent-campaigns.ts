import { listCampaigns } from '~/api/campaigns';
import type { Option } from '~/components/list/list';

/** The campaigns that were sent at least once, last changed first. */
export async function sentCampaigns(): Promise<Option[]> {
  const { items } = await listCampaigns({ show: 200 });
  return items.filter(({ stats }) => stats.sent > 0).map(({ id, name }) => ({ value: id, label: name }));
}
