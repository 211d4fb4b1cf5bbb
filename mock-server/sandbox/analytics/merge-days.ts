// Merges the rows of the daily figures, since every change adds one. The sums stay the same, so
// readers and writers need not wait.
import { type Kysely, sql } from 'kysely';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import type { Tables } from '../store/tables.ts';
import { CONTACT_COUNTS, PHOTO_COUNTS } from './metrics.ts';

const EVERY_MS = 60_000;

const TABLES = [
  {
    name: 'photo_days',
    keys: ['account_id', 'day', 'location_id', 'session_id', 'device_id', 'experience_id'],
    counts: PHOTO_COUNTS,
  },
  { name: 'contact_days', keys: ['account_id', 'day', 'location_ids'], counts: CONTACT_COUNTS },
];

export const startMerging = (db: Kysely<Tables>, log: (line: string) => void): RepeatedTask =>
  repeatTask(
    () => mergeDays(db),
    EVERY_MS,
    (trouble) => log(`Figures by day cannot be merged: ${trouble}`),
  );

export async function mergeDays(db: Kysely<Tables>): Promise<void> {
  for (const { name, keys, counts } of TABLES) {
    const columns = counts.map((count) => count.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const all = sql.join([...keys, ...columns].map((column) => sql.ref(column)));
    const key = sql.join(keys.map((column) => sql.ref(column)));
    const sums = sql.join(
      columns.map((column) => sql`sum(${sql.ref(column)})::integer as ${sql.ref(column)}`),
    );
    const isNothing = sql.join(
      columns.map((column) => sql`${sql.ref(column)} = 0`),
      sql` and `,
    );
    await sql`with crowded as (
        select account_id, day from ${sql.table(name)} group by account_id, day
        having count(*) > count(distinct (${key}))
      ),
      gone as (
        delete from ${sql.table(name)} where (account_id, day) in (select account_id, day from crowded) returning *
      ),
      total as (select ${key}, ${sums} from gone group by ${key})
      insert into ${sql.table(name)} (${all}) select ${all} from total where not (${isNothing})`.execute(db);
  }
}
