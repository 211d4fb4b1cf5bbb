// After a clock was set back, stored sign-out times can lie in the future and would sign out every
// new sign-in until then.
import { type Kysely, sql } from 'kysely';
import { type RepeatedTask, repeatTask } from './repeat-task.ts';
import type { Tables } from './store/tables.ts';

const EVERY_MS = 60_000;
/** A change also revokes tokens issued in the same second, so the sign-out time may be this far ahead. */
const AHEAD_SECONDS = 2;

/** Moves future sign-out times to now. */
export async function capEnds(db: Kysely<Tables>, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const latest = seconds + AHEAD_SECONDS;
  await db
    .updateTable('identities')
    .set({ endedAt: now })
    .where('endedAt', '>', new Date(latest * 1000))
    .execute();
  await sql`update identities set record = jsonb_set(record, '{validSince}', to_jsonb(${`${seconds}`}::text))
    where (record ->> 'validSince')::numeric > ${latest}`.execute(db);
}

export async function keepEndsCapped(db: Kysely<Tables>, log: (line: string) => void): Promise<RepeatedTask> {
  await capEnds(db, new Date());
  return repeatTask(() => capEnds(db, new Date()), EVERY_MS, log);
}
