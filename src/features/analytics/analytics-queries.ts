import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import {
  getAnalyticsBreakdownQuery,
  getAnalyticsSeriesQuery,
  getAnalyticsSummaryQuery,
} from '~/api/analytics';
import { load } from '~/api/load';
import { loadParts } from '~/api/load-parts';
import { todayIn } from '~/lib/days';
import type { AnalyticsSearch } from './analytics-address';
import { intervalOf, scopeOf } from './scope';

function optionsOf(search: AnalyticsSearch, today: string) {
  const scope = scopeOf(search, today);
  const { metric = 'photos', by = 'location' } = search;
  return {
    summary: getAnalyticsSummaryQuery(scope),
    series: getAnalyticsSeriesQuery({ ...scope, metric, interval: intervalOf(search, scope) }),
    breakdown: getAnalyticsBreakdownQuery({ ...scope, by }),
  };
}

/** Days are those of the account, but only presets need to know which one today is. */
const needsToday = ({ preset }: AnalyticsSearch) => preset !== undefined && preset !== '30days';

/** The route's loader: all parts of the page at once. */
export async function loadAnalytics(client: QueryClient, search: AnalyticsSearch): Promise<void> {
  const zone = needsToday(search) ? (await load(client, getOwnAccountQuery())).timezone : 'UTC';
  const { summary, series, breakdown } = optionsOf(search, todayIn(zone));
  await loadParts([load(client, summary), load(client, series), load(client, breakdown)]);
}

/** The figures of an address. While others are on their way, the former stay. */
export function useAnalytics(search: AnalyticsSearch) {
  const { data: account } = useQuery(getOwnAccountQuery());
  const timezone = account?.timezone ?? 'UTC';
  const today = todayIn(timezone);
  const { summary, series, breakdown } = optionsOf(search, today);
  const enabled = account !== undefined || !needsToday(search);
  const settings = { placeholderData: keepPreviousData, enabled };
  return {
    today,
    summary: useQuery({ ...summary, ...settings }),
    series: useQuery({ ...series, ...settings }),
    breakdown: useQuery({ ...breakdown, ...settings }),
  };
}
