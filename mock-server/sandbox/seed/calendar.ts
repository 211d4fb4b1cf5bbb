// The times of events: more recent than old ones, varying by season, weekday and hour.
import type { Dice } from './random.ts';

export const DAY = 24 * 60 * 60_000;

export interface Calendar {
  /** The beginning of today in UTC; all events are earlier. */
  today: Date;
  /** A day relative to today, at an hour in the business's time zone. */
  day(days: number, hour?: number): Date;
  /** A random time during opening hours. @param last limits it to this many days before today */
  moment(dice: Dice, last?: number): Date;
}

/** Guests on each weekday, Sunday first. */
const WEEK = [0.25, 0.75, 0.9, 0.95, 1.1, 1.4, 1.65];
/** Growth of a business within a year. */
const GROWTH = 1.8;

interface Habits {
  /** Days of history. */
  days: number;
  /** Activity of each month, January first. */
  season: number[];
  /** Offset from UTC in hours. */
  offset: number;
}

export function createCalendar(now: Date, { days, season, offset }: Habits): Calendar {
  const today = new Date(Math.floor(now.getTime() / DAY) * DAY);
  const day = (count: number, hour = 12) =>
    new Date(today.getTime() + count * DAY + (hour - offset) * 60 * 60_000);
  // Yesterday is the last complete day. Sums, so that a roll can find its day by binary search.
  const sums = new Float64Array(days);
  for (let back = days; back >= 1; back -= 1) {
    const date = new Date(today.getTime() - back * DAY);
    const busy = (season[date.getUTCMonth()] ?? 1) * (WEEK[date.getUTCDay()] ?? 1) * GROWTH ** (-back / 365);
    sums[days - back] = (sums[days - back - 1] ?? 0) + busy;
  }
  const total = sums.at(-1) ?? 0;

  const dayOf = (dice: Dice, last: number) => {
    const before = sums[days - last - 1] ?? 0;
    const wanted = before + dice.float() * (total - before);
    let [low, high] = [Math.max(0, days - last), days - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low - days;
  };

  return {
    today,
    day,
    moment: (dice, last = days) => {
      const at = day(dayOf(dice, Math.min(last, days)), 9).getTime();
      // The sum of two rolls makes the middle of the day busier.
      const open = (dice.float() + dice.float()) * 5 * 60 * 60_000;
      return new Date(Math.min(at + Math.floor(open / 1000) * 1000, today.getTime() - 1000));
    },
  };
}
