// A month as weeks of days, `2026-10-06` each, in the calendar of whoever looks at it.
import type { Campaign } from '~/api/campaigns';
import { nextRound } from '~/lib/repeat';
import { isZone } from '~/lib/time-zone';
import { toWall } from '~/lib/wall-clock';

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

/** One day on which a campaign is sent, or was. */
export interface Sending {
  campaign: Campaign;
  day: string;
  /** Null for a past round: only its day is known. */
  time: string | null;
}

const zoneOf = ({ timezone }: Campaign) => (isZone(timezone) ? timezone : 'UTC');
const sendingAt = (campaign: Campaign, time: string): Sending => ({
  campaign,
  time,
  day: toWall(time, zoneOf(campaign)).slice(0, 10),
});

/** The coming rounds of a repeating campaign after its next one, up to a moment. */
export function furtherRounds(campaign: Campaign, to: string): Sending[] {
  const { time, repeat, status } = campaign;
  if (time === null || !repeat || (status !== 'scheduled' && status !== 'sending')) return [];
  const found: Sending[] = [];
  let at = nextRound(new Date(time), repeat, zoneOf(campaign));
  while (at.toISOString() < to) {
    found.push(sendingAt(campaign, at.toISOString()));
    at = nextRound(at, repeat, zoneOf(campaign));
  }
  return found;
}

/** Grouped by sending day in each campaign's time zone; a campaign appears once a day. */
export function byDay(
  campaigns: readonly Campaign[],
  rounds: readonly Sending[] = [],
): Map<string, Sending[]> {
  const days = new Map<string, Sending[]>();
  const own = campaigns.flatMap((campaign) =>
    campaign.time === null ? [] : [sendingAt(campaign, campaign.time)],
  );
  for (const sending of [...own, ...rounds]) {
    const others = days.get(sending.day) ?? [];
    if (others.some(({ campaign }) => campaign.id === sending.campaign.id)) continue;
    days.set(sending.day, [...others, sending]);
  }
  return days;
}
