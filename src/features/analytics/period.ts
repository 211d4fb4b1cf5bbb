// The period of the page: presets, the earlier and later one, and how days are written.

import { addDays, daysIn, type Period } from '~/lib/days';
import { dateFormat } from '~/lib/formatters';

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** `Nov 23` or, in full, `Monday, November 23, 2026`. */
export const formatChartDay = (
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' },
): string => dateFormat(locale, { ...options, timeZone: 'UTC' }).format(at(day));

/** `Oct 25 – Nov 23, 2026` */
export const formatPeriod = ({ from, to }: Period, locale: string): string =>
  dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(at(from), at(to));

export type PeriodPreset = '7days' | '30days' | '90days' | 'month' | 'lastMonth' | 'year';

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The period of a preset, on the day that is today. */
export function presetPeriod(preset: PeriodPreset, today: string): Period {
  switch (preset) {
    case '7days':
      return { from: addDays(today, -6), to: today };
    case '30days':
      return { from: addDays(today, -29), to: today };
    case '90days':
      return { from: addDays(today, -89), to: today };
    case 'month':
      return { from: firstOfMonth(today), to: today };
    case 'lastMonth': {
      const to = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(to), to };
    }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** The period of the same length just before (-1) or after (1) it; a calendar month becomes the next one. */
export function shiftPeriod(period: Period, by: 1 | -1): Period {
  const { from, to } = period;
  if (from === firstOfMonth(from) && addDays(to, 1) === firstOfMonth(addDays(from, 31))) {
    const start = by === 1 ? addDays(to, 1) : firstOfMonth(addDays(from, -1));
    return { from: start, to: addDays(firstOfMonth(addDays(start, 31)), -1) };
  }
  const days = daysIn(period) * by;
  return { from: addDays(from, days), to: addDays(to, days) };
}
