// Rounds and days of the calendar, in a campaign's time zone.
import type { components } from '../../../src/api/generated/schema.d.ts';
import { wallOf, whenWallShows } from '../../../src/lib/wall-clock.ts';

type Repeat = components['schemas']['CampaignRepeat'];

const DAY = 24 * 60 * 60_000;

/** When the round after the one at this moment begins: at the same time of day, whatever clocks do in between. */
export function nextRound(at: Date, { every, unit }: Repeat, timezone: string): Date {
  const wall = new Date(wallOf(at.getTime(), timezone));
  if (unit === 'week') return whenWallShows(wall.getTime() + every * 7 * DAY, timezone);
  const day = wall.getUTCDate();
  wall.setUTCDate(1);
  wall.setUTCMonth(wall.getUTCMonth() + every);
  const days = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate();
  wall.setUTCDate(Math.min(day, days));
  return whenWallShows(wall.getTime(), timezone);
}

/** The birthdays, as `04-23`, that are so many days after a day that has begun since `from`, up to `to`. */
export function birthdaysAfter(from: Date, to: Date, days: number, timezone: string): string[] {
  const dayOf = (at: Date) => Math.floor(wallOf(at.getTime(), timezone) / DAY);
  const found = new Set<string>();
  // After a year all have been named.
  for (let day = Math.max(dayOf(from) + 1, dayOf(to) - 366); day <= dayOf(to); day += 1) {
    const date = new Date((day + days) * DAY);
    found.add(date.toISOString().slice(5, 10));
    const isLeap = new Date(Date.UTC(date.getUTCFullYear(), 1, 29)).getUTCMonth() === 1;
    if (!isLeap && date.getUTCMonth() === 1 && date.getUTCDate() === 28) found.add('02-29');
  }
  return [...found];
}

/** The day of the calendar, as `2026-04-07`. */
export const dayOf = (at: Date, timezone: string): string =>
  new Date(wallOf(at.getTime(), timezone)).toISOString().slice(0, 10);
