// Times of day and days of the calendar, in a campaign's time zone.
import type { components } from '../../../src/api/generated/schema.d.ts';

type QuietHours = components['schemas']['CampaignQuietHours'];
type Repeat = components['schemas']['CampaignRepeat'];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function isTimezone(name: string): boolean {
  try {
    return formatterOf(name) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a name that is no time zone */
function formatterOf(timezone: string): Intl.DateTimeFormat {
  const known = formatters.get(timezone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timezone, formatter);
  return formatter;
}

/** What the clock and the calendar on the wall show, as if they were those of UTC; in milliseconds. */
function wallOf(at: Date, timezone: string): number {
  const shown = new Map(
    formatterOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  const whole = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return whole + at.getUTCMilliseconds();
}

/** The moment when a wall shows this. Where the clock is put forward, and no wall does, an hour after or before. */
function whenWallShows(wall: number, timezone: string): Date {
  const offset = (at: number) => wallOf(new Date(at), timezone) - at;
  const first = wall - offset(wall);
  return new Date(wall - offset(first));
}

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The first moment, not before this one, at which sending is allowed. */
export function afterQuietHours(at: Date, quiet: QuietHours | null, timezone: string): Date {
  if (!quiet) return at;
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const wall = wallOf(at, timezone);
  const minutes = Math.floor((wall % DAY) / MINUTE);
  const isQuiet = from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
  if (!isQuiet) return at;
  const midnight = wall - (wall % DAY);
  const end = midnight + to * MINUTE;
  return whenWallShows(end > wall ? end : end + DAY, timezone);
}

/** When the round after the one at this moment begins: at the same time of day, whatever clocks do in between. */
export function nextRound(at: Date, { every, unit }: Repeat, timezone: string): Date {
  const wall = new Date(wallOf(at, timezone));
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
  const dayOf = (at: Date) => Math.floor(wallOf(at, timezone) / DAY);
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
  new Date(wallOf(at, timezone)).toISOString().slice(0, 10);
