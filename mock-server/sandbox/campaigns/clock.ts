// Calendar days in a campaign's time zone.
import { wallOf } from '../../../src/lib/wall-clock.ts';

const DAY = 24 * 60 * 60_000;

/**
 * The birthdays, such as `04-23`, that are `days` days after a day that began after `from` and up
 * to `to`.
 */
export function birthdaysAfter(from: Date, to: Date, days: number, timezone: string): string[] {
  const dayOf = (at: Date) => Math.floor(wallOf(at.getTime(), timezone) / DAY);
  const found = new Set<string>();
  // A year contains every birthday.
  for (let day = Math.max(dayOf(from) + 1, dayOf(to) - 366); day <= dayOf(to); day += 1) {
    const date = new Date((day + days) * DAY);
    found.add(date.toISOString().slice(5, 10));
    const isLeap = new Date(Date.UTC(date.getUTCFullYear(), 1, 29)).getUTCMonth() === 1;
    if (!isLeap && date.getUTCMonth() === 1 && date.getUTCDate() === 28) found.add('02-29');
  }
  return [...found];
}

/** The calendar day, such as `2026-04-07`. */
export const dayOf = (at: Date, timezone: string): string =>
  new Date(wallOf(at.getTime(), timezone)).toISOString().slice(0, 10);
