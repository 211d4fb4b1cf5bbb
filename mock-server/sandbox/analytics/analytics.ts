import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handlers } from '../handler.ts';
import type { OwnTables } from '../store/tables.ts';
import { breakdown } from './breakdown.ts';
import { concernsContacts, contactRows, type Filters, photoRows, rowsByKey } from './count.ts';
import { type Figures, figuresOf, funnelOf, isContactMetric, METRICS } from './metrics.ts';
import { addDays, daysOf, mondayOf, type Periods, periodsOf } from './period.ts';

type Schemas = components['schemas'];
type Interval = Schemas['AnalyticsInterval'];

export const analytics = {
  async getAnalyticsSummary({ db, query, now }) {
    return summaryOf(db, await periodsOf(db, query, now), query);
  },

  async getAnalyticsSeries({ db, query, now }) {
    const { metric, interval = 'day' } = query;
    const periods = await periodsOf(db, query, now);
    const { timezone, period, previousPeriod, shift } = periods;
    const needed = isContactMetric(metric) ? 'contacts' : 'photos';
    const { figuresIn } = await dailyCounts(db, periods, query, [needed]);
    const points = intervalsOf(period, interval).map((days) => {
      const [from, to] = [days[0] ?? period.from, days.at(-1) ?? period.to];
      const earlier = days.map((day) => addDays(day, -shift));
      return {
        from,
        to,
        value: figuresIn(days, true)[metric],
        previous: figuresIn(earlier, false)[metric],
      };
    });
    return { timezone, period, previousPeriod, metric, interval, points };
  },

  async getAnalyticsBreakdown({ db, query, now }) {
    const periods = await periodsOf(db, query, now);
    const { timezone, period, previousPeriod } = periods;
    return { timezone, period, previousPeriod, by: query.by, rows: await breakdown(db, periods, query) };
  },
} satisfies Handlers;

/** The response of getAnalyticsSummary, which the weekly report also uses. */
export async function summaryOf(
  db: Kysely<OwnTables>,
  periods: Periods,
  filters: Filters,
): Promise<Schemas['AnalyticsSummary']> {
  const { timezone, period, previousPeriod } = periods;
  const { photos, figuresIn } = await dailyCounts(db, periods, filters);
  const [days, earlierDays] = [daysOf(period), daysOf(previousPeriod)];
  const funnel = (current: boolean) => funnelOf(photos.filter(({ isCurrent }) => isCurrent === current));
  return {
    timezone,
    period,
    previousPeriod,
    figures: figuresIn(days, true),
    previous: figuresIn(earlierDays, false),
    daily: dailyOf(days.map((day) => figuresIn([day], true))),
    funnel: funnel(true),
    previousFunnel: funnel(false),
  };
}

/** @param needed which counts; the others are not read */
async function dailyCounts(
  db: Kysely<OwnTables>,
  periods: Periods,
  filters: Filters,
  needed: ('photos' | 'contacts')[] = ['photos', 'contacts'],
) {
  const photos = needed.includes('photos') ? await photoRows(db, periods, filters, 'day') : [];
  const contacts =
    needed.includes('contacts') && concernsContacts(filters)
      ? await contactRows(db, periods, filters, 'day')
      : null;
  const photosOn = rowsByKey(photos);
  const contactsOn = contacts ? rowsByKey(contacts) : null;
  /** @param current whether the days belong to the period or to the earlier one */
  const figuresIn = (days: string[], current: boolean): Figures =>
    figuresOf(
      days.flatMap((day) => photosOn(day, current)),
      contactsOn && days.flatMap((day) => contactsOn(day, current)),
    );
  return { photos, figuresIn };
}

function dailyOf(days: Figures[]): Schemas['AnalyticsDaily'] {
  const columns = METRICS.map((metric) => {
    const values = days.map((figures) => figures[metric]);
    return [metric, values.includes(null) ? null : values];
  });
  return Object.fromEntries(columns) as Schemas['AnalyticsDaily'];
}

/** The days of a period by interval; the first and the last interval may be shorter. */
function intervalsOf(period: Schemas['AnalyticsPeriod'], interval: Interval): string[][] {
  const startOf = (day: string) => ({ day, week: mondayOf(day), month: `${day.slice(0, 8)}01` })[interval];
  const intervals = new Map<string, string[]>();
  for (const day of daysOf(period)) {
    const start = startOf(day);
    intervals.set(start, [...(intervals.get(start) ?? []), day]);
  }
  return [...intervals.values()];
}
