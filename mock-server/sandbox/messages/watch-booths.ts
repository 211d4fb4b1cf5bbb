// Detects booths that went offline, with one message each time.
import type { Kysely } from 'kysely';
import { onlineSince } from '../devices/status.ts';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import { ownRows } from '../store/own-rows.ts';
import type { Tables } from '../store/tables.ts';
import { addMessage } from './write.ts';

const EVERY_MS = 15_000;
/** Booths that went offline earlier than this are not reported. */
const NEWS_MS = 24 * 60 * 60_000;

export const startWatchingBooths = (db: Kysely<Tables>, log: (line: string) => void): RepeatedTask =>
  repeatTask(
    () => noteOffline(db, new Date()),
    EVERY_MS,
    (trouble) => log(`Booths cannot be watched: ${trouble}`),
  );

/** Runs once. */
export async function noteOffline(db: Kysely<Tables>, now: Date): Promise<void> {
  const devices = await db
    .selectFrom('devices as d')
    .select(['d.id', 'd.accountId', 'd.name', 'd.locationId', 'd.lastSeenAt'])
    .where('d.linkedAt', 'is not', null)
    .where('d.lastSeenAt', '<=', onlineSince(now))
    .where('d.lastSeenAt', '>', new Date(now.getTime() - NEWS_MS))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('messages as m')
            .whereRef('m.accountId', '=', 'd.accountId')
            .whereRef('m.objectId', '=', 'd.id')
            .where('m.kind', '=', 'boothOffline')
            .whereRef('m.createdAt', '>', 'd.lastSeenAt')
            .select('m.id'),
        ),
      ),
    )
    .execute();
  for (const { id, accountId, name, locationId, lastSeenAt } of devices) {
    const occasion = `offline ${id} ${lastSeenAt?.toISOString()}`;
    const news = { kind: 'boothOffline' as const, occasion, objectId: id, name, locationId };
    await addMessage(ownRows(db, accountId), news, now);
  }
}
