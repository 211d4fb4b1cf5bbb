// The API parameters for the URL of the page.
import type { AnalyticsInterval, AnalyticsSeries } from '~/api/analytics';
import { daysIn, type Period } from '~/lib/days';
import { type AnalyticsSearch, filterNames } from './analytics-address';
import { presetPeriod } from './period';

/** The period of a URL; undefined for the API's default. */
export function periodOf({ preset, from, to }: AnalyticsSearch, today: string): Partial<Period> | undefined {
  if (from !== undefined || to !== undefined) return { ...(from && { from }), ...(to && { to }) };
  return preset === undefined || preset === '30days' ? undefined : presetPeriod(preset, today);
}

/** The common parameters of the page's calls. */
export function scopeOf(search: AnalyticsSearch, today: string) {
  const { from, to } = periodOf(search, today) ?? {};
  const filters = filterNames.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]]));
  return {
    ...(from && { fromDay: from }),
    ...(to && { toDay: to }),
    ...(search.compare && { compare: search.compare }),
    ...(Object.fromEntries(filters) as Pick<AnalyticsSearch, (typeof filterNames)[number]>),
  };
}

const MOST_DAYS = 100;
const MOST_WEEKS = 60 * 7;

/** The length of a point, so that a line can be read. */
export function intervalOf(
  { interval }: AnalyticsSearch,
  { fromDay, toDay }: { fromDay?: string; toDay?: string },
): AnalyticsInterval {
  if (interval !== undefined) return interval;
  if (fromDay === undefined || toDay === undefined) return 'day';
  const days = daysIn({ from: fromDay, to: toDay });
  return days <= MOST_DAYS ? 'day' : days <= MOST_WEEKS ? 'week' : 'month';
}

const FEWEST_DAYS = 28;

/** Whether most days have nothing, so that only weeks show the course. An interval in the URL is kept. */
export const isSparse = (search: AnalyticsSearch, { interval, points }: AnalyticsSeries): boolean =>
  search.interval === undefined &&
  interval === 'day' &&
  points.length >= FEWEST_DAYS &&
  points.filter(({ value }) => value).length < points.length / 2;
