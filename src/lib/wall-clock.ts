// Converts between local time in a time zone and UTC.

import { dateFormat } from './formatters.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const formatterOf = (timeZone: string) =>
  dateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/**
 * The local date and time as if they were UTC, in milliseconds.
 *
 * @throws RangeError for an unknown time zone, as do all functions that call this
 */
export function wallOf(at: number, zone: string): number {
  const shown = new Map(
    formatterOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  const [year, month, day] = [part('year'), part('month') - 1, part('day')];
  const whole = Date.UTC(year, month, day, part('hour'), part('minute'), part('second'));
  // Milliseconds are the same in every zone, and not among the parts.
  return whole + new Date(at).getUTCMilliseconds();
}

/** Converts a local time to UTC. A local time that daylight saving skips becomes later by what is skipped. */
export function whenWallShows(wall: number, zone: string): Date {
  const offset = (at: number) => wallOf(at, zone) - at;
  const at = wall - offset(wall - offset(wall));
  if (wallOf(at, zone) === wall) return new Date(at);
  // Counted on from before the clocks went forward.
  return new Date(wall - Math.min(offset(at - DAY / 8), offset(at + DAY / 8)));
}

/** Whether the clocks show this local time twice, because they go back. */
export function isShownTwice(time: string | Date, zone: string): boolean {
  const at = new Date(time).getTime();
  const wall = wallOf(at, zone);
  return [-60, -30, 30, 60].some((minutes) => wallOf(at + minutes * MINUTE, zone) === wall);
}

/** `2026-10-06T10:00` */
export const toWall = (time: string | Date, zone: string): string =>
  new Date(wallOf(new Date(time).getTime(), zone)).toISOString().slice(0, 16);

/** The time of the local `2026-10-06T10:00`; null for an invalid text. */
export function fromWall(wall: string, zone: string): Date | null {
  // The browser's parser also accepts other formats.
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) ? Date.parse(`${wall}:00Z`) : Number.NaN;
  return Number.isNaN(at) ? null : whenWallShows(at, zone);
}

export interface QuietHours {
  from: string;
  to: string;
}

/** Minutes since midnight of `21:30`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The earliest time from the given one on that is outside of the quiet hours, which may span midnight. */
export function afterQuiet(time: string | Date, quiet: QuietHours | null, zone: string): Date {
  const at = new Date(time);
  if (!quiet) return at;
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const wall = wallOf(at.getTime(), zone);
  const minutes = Math.floor((wall % DAY) / MINUTE);
  const isQuiet = from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
  if (!isQuiet) return at;
  const end = wall - (wall % DAY) + to * MINUTE;
  return whenWallShows(end > wall ? end : end + DAY, zone);
}
