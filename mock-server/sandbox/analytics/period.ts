// Periods of whole days in the account's time zone. Days are counted on the calendar, so days with
// 23 or 25 hours need no special case; only the database converts them to timestamps, by the same
// rules with which it groups by day.
import { type Kysely, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { refuseFields } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import { accountZone } from '../store/time-zone.ts';

type Schemas = components['schemas'];
export type Period = Schemas['AnalyticsPeriod'];

export interface Periods {
  timezone: string;
  period: Period;
  previousPeriod: Period;
  /** The distance to the earlier period in days. */
  shift: number;
}

const MOST_DAYS = 731;
const DEFAULT_DAYS = 30;
/** The number of days to the same weekday a year later. */
const YEAR = 52 * 7;
const DAY_MS = 24 * 60 * 60_000;

interface PeriodQuery {
  fromDay?: string;
  toDay?: string;
  compare?: Schemas['AnalyticsComparison'];
}

/** @throws Refusal 422 */
export async function periodsOf(
  db: Kysely<OwnTables>,
  { fromDay, toDay, compare = 'previous' }: PeriodQuery,
  now: Date,
): Promise<Periods> {
  const timezone = await accountZone(db);
  const last = toDay ?? (await dayAt(db, now, timezone));
  const first = fromDay ?? addDays(last, 1 - DEFAULT_DAYS);
  const length = daysBetween(first, last) + 1;
  if (length < 1) throw wrongPeriod('Choose a first day that is not after the last day.');
  if (length > MOST_DAYS) throw wrongPeriod(`Choose a period of at most ${MOST_DAYS} days.`);
  const shift = compare === 'year' ? Math.ceil(length / YEAR) * YEAR : length;
  const days = [first, addDays(last, 1), addDays(first, -shift), addDays(last, 1 - shift)];
  const bounds = await db
    .selectNoFrom(
      days.map((day, i) => sql<Date>`${day}::date::timestamp at time zone ${timezone}`.as(`bound${i}`)),
    )
    .executeTakeFirstOrThrow();
  const [startsAt, endsAt, previousStart, previousEnd] = days.map(
    (_, i) => bounds[`bound${i}`]?.toISOString() ?? '',
  ) as [string, string, string, string];
  return {
    timezone,
    shift,
    period: { from: first, to: last, startsAt, endsAt },
    previousPeriod: {
      from: addDays(first, -shift),
      to: addDays(last, -shift),
      startsAt: previousStart,
      endsAt: previousEnd,
    },
  };
}

/** The calendar day, as the database computes it. */
export async function dayAt(db: Kysely<OwnTables>, at: Date, timezone: string): Promise<string> {
  const { day } = await db
    .selectNoFrom(sql<string>`(${at}::timestamptz at time zone ${timezone})::date`.as('day'))
    .executeTakeFirstOrThrow();
  return day;
}

const wrongPeriod = (message: string) => refuseFields([{ field: 'fromDay', message }]);

/** `2026-03-01` and 2 are `2026-03-03`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / DAY_MS;

/** The first day of the week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** All days of a period, in order. */
export const daysOf = ({ from, to }: Pick<Period, 'from' | 'to'>): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));
