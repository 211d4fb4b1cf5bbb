// A month as weeks of days, such as `2026-10-06`, in the reader's calendar.
import type { Campaign } from '~/api/campaigns';
import { nextRound } from '~/lib/repeat';
import { isZone } from '~/lib/time-zone';
import { fromWall, toWall } from '~/lib/wall-clock';

const DAY = 24 * 60 * 60_000;
const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The current month, `2026-10`, in the reader's time zone. */
export function thisMonth(now = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}

/** The current day in the reader's time zone. */
export const today = (now = new Date()): string =>
  `${thisMonth(now)}-${String(now.getDate()).padStart(2, '0')}`;

/** Adds months, or subtracts them. */
export function monthAfter(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return dayAt(date.getTime()).slice(0, 7);
}

/** The first day of the week in a locale: 1 is Monday, 7 is Sunday. */
export function firstWeekday(locale: string): number {
  const { getWeekInfo, weekInfo } = new Intl.Locale(locale).maximize() as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (getWeekInfo?.call(new Intl.Locale(locale).maximize()) ?? weekInfo)?.firstDay ?? 1;
}

/** The whole weeks that contain a month. */
export function weeksOf(month: string, firstDay: number): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const before = (new Date(first).getUTCDay() - (firstDay % 7) + 7) % 7;
  const weeks: string[][] = [];
  for (let at = first - before * DAY; at < first || dayAt(at).startsWith(month); at += 7 * DAY) {
    weeks.push(Array.from({ length: 7 }, (_, day) => dayAt(at + day * DAY)));
  }
  return weeks;
}

/** The requested period: an additional day on each side, for campaigns in distant time zones. */
export function spanOf(weeks: string[][]): { from: string; to: string } {
  const first = Date.parse(weeks[0]?.[0] ?? '');
  const last = Date.parse(weeks.at(-1)?.at(-1) ?? '');
  return { from: new Date(first - DAY).toISOString(), to: new Date(last + 2 * DAY).toISOString() };
}

/** A day on which a campaign is or was sent. */
export interface Sending {
  campaign: Campaign;
  day: string;
  /** Null for a past round of a campaign without a time. */
  time: string | null;
  /** A past round, which stays sent even if the campaign is paused now. */
  isPast?: boolean;
}

const zoneOf = ({ timezone }: Campaign) => (isZone(timezone) ? timezone : 'UTC');
const sendingAt = (campaign: Campaign, time: string): Sending => ({
  campaign,
  time,
  day: toWall(time, zoneOf(campaign)).slice(0, 10),
});

/** A past round, of which only the day is known. Every round is sent at the same time of the day. */
export function pastRound(campaign: Campaign, day: string): Sending {
  const zone = zoneOf(campaign);
  const clock = campaign.time === null ? null : toWall(campaign.time, zone).slice(10);
  return {
    campaign,
    day,
    time: (clock && fromWall(`${day}${clock}`, zone)?.toISOString()) || null,
    isPast: true,
  };
}

/** The rounds of a repeating campaign after its next one, up to a time. */
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

/**
 * Grouped by sending day in each campaign's time zone, by time and then by name; a campaign appears
 * once a day.
 */
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
    days.set(sending.day, [...others, sending].toSorted(byTime));
  }
  return days;
}

/** Rounds of which only the day is known come first. */
const byTime = (one: Sending, other: Sending) =>
  Date.parse(one.time ?? one.day) - Date.parse(other.time ?? other.day) ||
  one.campaign.name.localeCompare(other.campaign.name);
