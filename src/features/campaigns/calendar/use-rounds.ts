import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { allPages } from '~/api/all-pages';
import { getCampaignReportQuery, listCampaigns } from '~/api/campaigns';
import type { CampaignSearch } from '../model/campaign-search';
import { furtherRounds, pastRound, type Sending } from './month';

/**
 * The past and further rounds of repeating campaigns, because the list has only the next one of
 * each.
 */
export function useRounds(filter: Pick<CampaignSearch, 'status' | 'kind' | 'search'>, to: string) {
  const list = useQuery({
    ...allPages('listCampaigns', listCampaigns, { ...filter, kind: 'repeating' as const }),
    enabled: filter.kind === undefined || filter.kind === 'repeating',
    placeholderData: keepPreviousData,
  });
  const repeating = list.data?.items ?? [];
  const sent = repeating.filter(({ stats }) => stats.sent > 0);
  const reports = useQueries({ queries: sent.map(({ id }) => getCampaignReportQuery(id)) });
  const past = sent.flatMap((campaign, at) =>
    (reports[at]?.data?.days ?? []).filter((day) => day.sent > 0).map(({ day }) => pastRound(campaign, day)),
  );
  const rounds: Sending[] = [...past, ...repeating.flatMap((campaign) => furtherRounds(campaign, to))];
  return { rounds, queries: [list, ...reports] };
}

/** The error of a query that has nothing to show; null during its first attempt, and once it has data. */
export const failureOf = ({ data, isPlaceholderData, error, failureReason }: UseQueryResult) =>
  data === undefined || isPlaceholderData ? (error ?? failureReason) : null;
