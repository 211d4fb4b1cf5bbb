// The weekly report: the figures of the previous week, sent to the owner on Mondays.
import { type Kysely, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handlers } from '../handler.ts';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import { ownRows } from '../store/own-rows.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { accountZone } from '../store/time-zone.ts';
import { summaryOf } from './analytics.ts';
import { addDays, dayAt, mondayOf, periodsOf } from './period.ts';

type Db = Kysely<OwnTables>;

const CHECK_EVERY_MS = 30_000;
/** The time of sending, in the account's time zone. */
const TIME = '07:00';

export const weeklyReports = {
  async getWeeklyReport({ db, now }) {
    return readSetting(db, now);
  },

  async updateWeeklyReport({ db, body, now }) {
    if (body.enabled) {
      await db
        .insertInto('weeklyReports')
        .values({ enabledAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else await disableReport(db);
    return readSetting(db, now);
  },
} satisfies Handlers;

export async function disableReport(db: Db): Promise<void> {
  await db.deleteFrom('weeklyReports').execute();
}

export const isEnabled = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('weeklyReports').select('enabledAt').executeTakeFirst()) !== undefined;

async function readSetting(db: Db, now: Date): Promise<components['schemas']['WeeklyReport']> {
  const { email } = await db.selectFrom('accounts').select('email').executeTakeFirstOrThrow();
  if (!(await isEnabled(db))) return { enabled: false, email, nextAt: null };
  const zone = await accountZone(db);
  const monday = mondayOf(await dayAt(db, now, zone));
  const thisWeek = await sendingTime(db, monday, zone);
  const next = thisWeek > now ? thisWeek : await sendingTime(db, addDays(monday, 7), zone);
  return { enabled: true, email, nextAt: next.toISOString() };
}

async function sendingTime(db: Db, monday: string, zone: string): Promise<Date> {
  const { at } = await db
    .selectNoFrom(sql<Date>`${`${monday} ${TIME}`}::timestamp at time zone ${zone}`.as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

/** Sends reports until `end`. */
export const startReporting = (db: Kysely<Tables>, log: (line: string) => void): RepeatedTask =>
  repeatTask(
    () => sendDueReports(db, new Date()),
    CHECK_EVERY_MS,
    (trouble) => log(`Weekly reports cannot be sent: ${trouble}`),
  );

/**
 * Sends this week's report to each owner who has not received it and turned it on before it was
 * due.
 */
export async function sendDueReports(all: Kysely<Tables>, now: Date): Promise<void> {
  const wanted = await all.selectFrom('weeklyReports').selectAll().execute();
  for (const { accountId, enabledAt } of wanted) {
    const db = ownRows(all, accountId);
    const zone = await accountZone(db);
    const monday = mondayOf(await dayAt(db, now, zone));
    const dueAt = await sendingTime(db, monday, zone);
    if (dueAt > now || dueAt <= enabledAt) continue;
    await sendReport(db, addDays(monday, -7), now);
  }
}

async function sendReport(db: Db, week: string, now: Date): Promise<void> {
  const sent = await db
    .selectFrom('weeklyReportMails')
    .select('week')
    .where('week', '=', week)
    .executeTakeFirst();
  if (sent) return;
  const { email } = await db.selectFrom('accounts').select('email').executeTakeFirstOrThrow();
  const periods = await periodsOf(db, { fromDay: week, toDay: addDays(week, 6) }, now);
  const { period, previousPeriod, figures, previous } = await summaryOf(db, periods, {});
  const report = JSON.stringify({ period, previousPeriod, figures, previous });
  await db
    .insertInto('weeklyReportMails')
    .values({ week, recipient: email, report, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
