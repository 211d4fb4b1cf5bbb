import { allPages } from '~/api/all-pages';
import { listCampaigns } from '~/api/campaigns';
import type { Option } from '~/patterns/list/list';

/** The campaigns that were sent at least once, last changed first. */
export const sentCampaignsQuery = () => ({
  ...allPages('listCampaigns', listCampaigns),
  select: ({ items }: Awaited<ReturnType<typeof listCampaigns>>): Option[] =>
    items.filter(({ stats }) => stats.sent > 0).map(({ id, name }) => ({ value: id, label: name })),
});
