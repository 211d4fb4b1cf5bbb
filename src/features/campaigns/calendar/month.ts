// A month as weeks of days, `2026-10-06` each, in the calendar of whoever looks at it.
import type { Campaign } from '~/api/campaigns';
import { isZone, toWall } from '~/lib/wall-clock';

const DAY = 24 * 60 * 60_000;
const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The month of today, `2026-10`, by the reader's own clock. */
export function thisMonth(now = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}

/** The day of today by the reader's own clock. */
export const today = (now = new Date()): string =>
  `${thisMonth(now)}-${String(now.getDate()).padStart(2, '0')}`;

/** So many months further on, or back. */
export function monthAfter(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return dayAt(date.getTime()).slice(0, 7);
}

/** The day with which a week begins where a language is at home: 1 is Monday, 7 is Sunday. */
export function firstWeekday(locale: string): number {
  const { getWeekInfo, weekInfo } = new Intl.Locale(locale).maximize() as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (getWeekInfo?.call(new Intl.Locale(locale).maximize()) ?? weekInfo)?.firstDay ?? 1;
}

/** Whole weeks around a month. */
export function weeksOf(month: string, firstDay: number): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const before = (new Date(first).getUTCDay() - (firstDay % 7) + 7) % 7;
  const weeks: string[][] = [];
  for (let at = first - before * DAY; at < first || dayAt(at).startsWith(month); at += 7 * DAY) {
    weeks.push(Array.from({ length: 7 }, (_, day) => dayAt(at + day * DAY)));
  }
  return weeks;
}

/** What to ask the API for: a day more on each side, for campaigns whose clocks are far from ours. */
export function spanOf(weeks: string[][]): { from: string; to: string } {
  const first = Date.parse(weeks[0]?.[0] ?? '');
  const last = Date.parse(weeks.at(-1)?.at(-1) ?? '');
  return { from: new Date(first - DAY).toISOString(), to: new Date(last + 2 * DAY).toISOString() };
}

/** Campaigns by the day on which they go out, as the clocks of their own time zone show it. */
export function byDay(campaigns: readonly Campaign[]): Map<string, Campaign[]> {
  const days = new Map<string, Campaign[]>();
  for (const campaign of campaigns) {
    if (campaign.time === null) continue;
    const day = toWall(campaign.time, isZone(campaign.timezone) ? campaign.timezone : 'UTC').slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), campaign]);
  }
  return days;
}
