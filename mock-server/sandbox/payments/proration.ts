// Computes the price of a change of plan in integer cents. Pure, so that the preview and the change
// agree.
import type { components } from '../../../src/api/generated/schema.d.ts';

type Interval = components['schemas']['PlanInterval'];

/** A plan's price for one interval, in cents. */
export interface Price {
  price: number;
  interval: Interval;
}

/** The paid period: undefined before the first charge, and after the period has ended. */
export interface PaidPeriod extends Price {
  start: Date;
  end: Date;
}

export interface Proration {
  /** The new plan's price from now until `end`. */
  price: number;
  /** For unused days, including the previous balance. */
  credit: number;
  charge: number;
  creditLeft: number;
  start: Date;
  end: Date;
}

const DAY = 24 * 60 * 60_000;

/**
 * With the same interval, the period continues and only its remaining days are charged and
 * credited. Another interval starts a new period.
 * @param balance credit from earlier changes
 */
export function prorate(paid: PaidPeriod | undefined, next: Price, balance: number, now: Date): Proration {
  const keepsPeriod = paid !== undefined && paid.interval === next.interval && now < paid.end;
  const rest = paid ? remainingShare(paid, now) : { days: 0, of: 1 };
  const price = keepsPeriod ? shareOf(next.price, rest) : next.price;
  const credit = balance + (paid ? shareOf(paid.price, rest) : 0);
  return {
    price,
    credit,
    charge: Math.max(0, price - credit),
    creditLeft: Math.max(0, credit - price),
    ...(keepsPeriod
      ? { start: paid.start, end: paid.end }
      : { start: now, end: addInterval(now, next.interval) }),
  };
}

interface Share {
  days: number;
  of: number;
}

/** Counts whole days: the day of the change counts as used. */
function remainingShare({ start, end }: PaidPeriod, now: Date): Share {
  const of = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY));
  const days = Math.floor((end.getTime() - now.getTime()) / DAY);
  return { days: Math.min(of, Math.max(0, days)), of };
}

const shareOf = (cents: number, { days, of }: Share) => Math.round((cents * days) / of);

/**
 * The end of the nth interval after a time. A month that lacks the day ends on its last day; later
 * months use the original day again.
 */
export function addInterval(from: Date, interval: Interval, n = 1): Date {
  const months = interval === 'year' ? 12 * n : n;
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return end;
}

/**
 * The first end of a period after a time, counted from the first charge, so that short months do
 * not shift the day.
 */
export function nextEnd(anchor: Date, interval: Interval, after: Date): Date {
  const months =
    (after.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + after.getUTCMonth() - anchor.getUTCMonth();
  let n = Math.max(1, Math.floor(months / (interval === 'year' ? 12 : 1)));
  while (addInterval(anchor, interval, n) <= after) n += 1;
  return addInterval(anchor, interval, n);
}
