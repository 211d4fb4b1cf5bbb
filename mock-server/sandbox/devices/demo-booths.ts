// Reports for the booths of the demo data, which no app runs, so that they stay online.
import type { Kysely } from 'kysely';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import { DEMO_SEED, keyHashOf } from '../seed/random.ts';
import type { Tables } from '../store/tables.ts';

const EVERY_MS = 60_000;

export async function startDemoBooths(
  db: Kysely<Tables>,
  log: (line: string) => void,
): Promise<RepeatedTask> {
  await reportDemoBooths(db, new Date());
  return repeatTask(
    () => reportDemoBooths(db, new Date()),
    EVERY_MS,
    (trouble) => log(`The demo booths cannot report: ${trouble}`),
  );
}

/** Runs once. A booth with photos to upload stays offline, as the demo data say. */
export async function reportDemoBooths(db: Kysely<Tables>, now: Date): Promise<void> {
  const linked = await db
    .selectFrom('devices')
    .select(['id', 'keyHash'])
    .where('lastSeenAt', 'is not', null)
    .where('queueLength', '=', 0)
    .execute();
  const ids = linked.filter(({ id, keyHash }) => keyHash === keyHashOf(DEMO_SEED, id)).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.updateTable('devices').set({ lastSeenAt: now }).where('id', 'in', ids).execute();
}
