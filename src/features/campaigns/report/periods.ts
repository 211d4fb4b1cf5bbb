import type { CampaignDay } from '~/api/campaigns';
import { addDays, daysIn } from '~/lib/days';
import { addFigures } from './add-figures';

export type Unit = 'day' | 'week' | 'month';

/** The figures from one day until another. */
export type ReportPeriod = CampaignDay & { until: string };

/** A longer table is hard to read, and pushes what follows out of sight. */
const MOST = 14;

/**
 * The days with events, and one entry for those without events between two of them; in a long
 * table the weeks with events, counted from the first day, or the months.
 */
export function periodsOf(days: readonly CampaignDay[]): { unit: Unit; periods: ReportPeriod[] } {
  const first = days[0]?.day ?? '';
  const single = withGaps(days);
  if (single.length <= MOST) return { unit: 'day', periods: single };
  const weeks = grouped(days, (day) => {
    const from = addDays(first, 7 * Math.floor((daysIn({ from: first, to: day }) - 1) / 7));
    return { day: from, until: addDays(from, 6) };
  });
  if (weeks.length <= MOST) return { unit: 'week', periods: weeks };
  return {
    unit: 'month',
    periods: grouped(days, (day) => {
      const month = day.slice(0, 7);
      return { day: `${month}-01`, until: lastDayOf(month) };
    }),
  };
}

const NONE = { sent: 0, delivered: 0, opened: 0, clicked: 0, bounced: 0, unsubscribed: 0 };

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

function withGaps(days: readonly CampaignDay[]): ReportPeriod[] {
  return days.flatMap((one, at) => {
    const { day } = one;
    const previous = days[at - 1]?.day;
    const own = { ...one, until: day };
    if (previous === undefined || addDays(previous, 1) === day) return [own];
    return [{ ...NONE, day: addDays(previous, 1), until: addDays(day, -1) }, own];
  });
}

function grouped(
  days: readonly CampaignDay[],
  rangeOf: (day: string) => Pick<ReportPeriod, 'day' | 'until'>,
): ReportPeriod[] {
  const periods: ReportPeriod[] = [];
  for (const day of days) {
    const range = rangeOf(day.day);
    if (periods.at(-1)?.day !== range.day) periods.push({ ...NONE, ...range });
    const last = periods.at(-1);
    if (last) addFigures(last, day);
  }
  return periods;
}
