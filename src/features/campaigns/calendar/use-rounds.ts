import { useQueries, useQuery } from '@tanstack/react-query';
import { getCampaignReportQuery, listCampaignsQuery } from '~/api/campaigns';
import { type Tab, tabFilters } from '../campaign-search';
import { furtherRounds, type Sending } from './month';

/** The contract's maximum for one page. */
const ALL = 200;

/**
 * The past and further rounds of repeating campaigns, because the list has only the next one of
 * each.
 */
export function useRounds(tab: Tab | undefined, to: string): Sending[] {
  const filter = tab && tabFilters[tab];
  const { data } = useQuery({
    ...listCampaignsQuery({ ...filter, kind: 'repeating', show: ALL }),
    enabled: filter?.kind === undefined,
  });
  const repeating = data?.items ?? [];
  const sent = repeating.filter(({ stats }) => stats.sent > 0);
  const reports = useQueries({ queries: sent.map(({ id }) => getCampaignReportQuery(id)) });
  const past = sent.flatMap((campaign, at) =>
    (reports[at]?.data?.days ?? [])
      .filter((day) => day.sent > 0)
      .map(({ day }): Sending => ({ campaign, day, time: null })),
  );
  return [...past, ...repeating.flatMap((campaign) => furtherRounds(campaign, to))];
}
