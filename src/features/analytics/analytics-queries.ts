import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
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
import { type Subject, SubjectContext } from './subject';

function optionsOf(search: AnalyticsSearch, today: string, subject: Subject | null) {
  const scope = { ...scopeOf(search, today), ...(subject && { uid: subject.uid }) };
  const { metric = 'photos', by = 'location' } = search;
  return {
    summary: getAnalyticsSummaryQuery(scope),
    series: getAnalyticsSeriesQuery({ ...scope, metric, interval: intervalOf(search, scope) }),
    breakdown: getAnalyticsBreakdownQuery({ ...scope, by }),
  };
}

/** Days are those of the account, but only presets need to know which one today is. */
const needsToday = ({ preset }: AnalyticsSearch) => preset !== undefined && preset !== '30days';

/**
 * The route's loader: all parts of the page at once.
 * @param subject the account, where it is not the current user's
 */
export async function loadAnalytics(
  client: QueryClient,
  search: AnalyticsSearch,
  subject: Subject | null = null,
): Promise<void> {
  const ownZone = async () => (await load(client, getOwnAccountQuery())).timezone;
  const zone = subject?.timezone ?? (needsToday(search) ? await ownZone() : 'UTC');
  const { summary, series, breakdown } = optionsOf(search, todayIn(zone), subject);
  await loadParts([load(client, summary), load(client, series), load(client, breakdown)]);
}

/** The figures of an address. While others are on their way, the former stay. */
export function useAnalytics(search: AnalyticsSearch) {
  const subject = useContext(SubjectContext);
  const { data: account } = useQuery({ ...getOwnAccountQuery(), enabled: subject === null });
  const timezone = subject?.timezone ?? account?.timezone;
  const today = todayIn(timezone ?? 'UTC');
  const { summary, series, breakdown } = optionsOf(search, today, subject);
  const enabled = timezone !== undefined || !needsToday(search);
  const settings = { placeholderData: keepPreviousData, enabled };
  return {
    today,
    summary: useQuery({ ...summary, ...settings }),
    series: useQuery({ ...series, ...settings }),
    breakdown: useQuery({ ...breakdown, ...settings }),
  };
}
