import { wallOf, whenWallShows } from './wall-clock.ts';

const DAY = 24 * 60 * 60_000;

interface Repeat {
  every: number;
  unit: 'week' | 'month';
}

/** Start of the next round: at the same local time, also across daylight saving changes. */
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
