import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import {
  type AnalyticsInterval,
  getAnalyticsBreakdownQuery,
  getAnalyticsSeriesQuery,
  getAnalyticsSummaryQuery,
} from '~/api/analytics';
import { load } from '~/api/cache/load';
import { loadParts } from '~/api/cache/load-parts';
import { todayIn } from '~/lib/days';
import { type AnalyticsAccount, AnalyticsAccountContext } from './analytics-account';
import type { AnalyticsSearch } from './analytics-address';
import { intervalOf, isSparse, scopeOf } from './scope';

function optionsOf(search: AnalyticsSearch, today: string, otherAccount: AnalyticsAccount | null) {
  const scope = { ...scopeOf(search, today), ...(otherAccount && { uid: otherAccount.uid }) };
  const { metric = 'photos', by = 'location' } = search;
  const seriesOf = (interval: AnalyticsInterval) => getAnalyticsSeriesQuery({ ...scope, metric, interval });
  return {
    summary: getAnalyticsSummaryQuery(scope),
    series: seriesOf(intervalOf(search, scope)),
    weeks: seriesOf('week'),
    breakdown: getAnalyticsBreakdownQuery({ ...scope, by }),
  };
}

/** Days are those of the account, but only presets need to know which one today is. */
const needsToday = ({ preset }: AnalyticsSearch) => preset !== undefined && preset !== '30days';

/**
 * The route's loader: all parts of the page at once.
 * @param otherAccount the account, where it is not the current user's
 */
export async function loadAnalytics(
  client: QueryClient,
  search: AnalyticsSearch,
  otherAccount: AnalyticsAccount | null = null,
): Promise<void> {
  const ownZone = async () => (await load(client, getOwnAccountQuery())).timezone;
  const zone = otherAccount?.timezone ?? (needsToday(search) ? await ownZone() : 'UTC');
  const { summary, series, weeks, breakdown } = optionsOf(search, todayIn(zone), otherAccount);
  const loadSeries = async () => isSparse(search, await load(client, series)) && load(client, weeks);
  await loadParts([load(client, summary), loadSeries(), load(client, breakdown)]);
}

/** The figures of an address. While others are on their way, the former stay. */
export function useAnalytics(search: AnalyticsSearch) {
  const otherAccount = useContext(AnalyticsAccountContext);
  const { data: account } = useQuery({ ...getOwnAccountQuery(), enabled: otherAccount === null });
  const timezone = otherAccount?.timezone ?? account?.timezone;
  const today = todayIn(timezone ?? 'UTC');
  const { summary, series, weeks, breakdown } = optionsOf(search, today, otherAccount);
  const enabled = timezone !== undefined || !needsToday(search);
  const settings = { placeholderData: keepPreviousData, enabled };
  const asked = useQuery({ ...series, ...settings });
  const sparse = asked.data !== undefined && isSparse(search, asked.data);
  const byWeek = useQuery({ ...weeks, ...settings, enabled: enabled && sparse });
  return {
    today,
    summary: useQuery({ ...summary, ...settings }),
    series: sparse ? byWeek : asked,
    breakdown: useQuery({ ...breakdown, ...settings }),
  };
}
