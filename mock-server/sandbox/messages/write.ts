// Writes messages about events.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { OwnTables } from '../store/tables.ts';

type Db = Kysely<OwnTables>;
type Message = components['schemas']['Message'];

interface News {
  kind: Exclude<Message['kind'], 'importFinished'>;
  occasion: string;
  objectId: string;
  name: string | null;
  locationId: string | null;
}

/**
 * Writes a message, unless there is one for this occasion. Runs in the transaction of the event.
 */
export async function addMessage(own: Db, news: News, now: Date): Promise<void> {
  await own
    .insertInto('messages')
    .values({ ...news, id: randomUUID(), person: null, imported: null, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The app sends a file in parts, each a separate import. Consecutive parts make one message. */
export const SAME_FILE_MS = 2 * 60_000;

export async function addImportMessage(
  own: Db,
  person: string,
  imported: NonNullable<Message['imported']>,
  now: Date,
  importId: string | null = null,
): Promise<void> {
  await own.transaction().execute(async (trx) => {
    const recent = await trx
      .selectFrom('messages')
      .select(['id', 'imported', 'objectId'])
      .where('person', '=', person)
      .where('kind', '=', 'importFinished')
      .where('updatedAt', '>', new Date(now.getTime() - SAME_FILE_MS))
      .orderBy('seq', 'desc')
      .forUpdate()
      .execute();
    const same = recent.find((one) => one.imported?.list === imported.list && one.objectId === importId);
    if (!same?.imported) {
      const id = randomUUID();
      const message = { id, kind: 'importFinished' as const, occasion: id, person };
      const about = { locationId: null, objectId: importId, name: null, imported: JSON.stringify(imported) };
      await trx
        .insertInto('messages')
        .values({ ...message, ...about, createdAt: now, updatedAt: now })
        .execute();
      return;
    }
    const { created, updated, skipped, rejected } = same.imported;
    const sum: typeof imported = {
      list: imported.list,
      created: created + imported.created,
      updated: updated + imported.updated,
      skipped: skipped + imported.skipped,
      rejected: rejected + imported.rejected,
    };
    await trx
      .updateTable('messages')
      .set({ imported: JSON.stringify(sum), updatedAt: now })
      .where('id', '=', same.id)
      .execute();
    await trx.deleteFrom('messageReads').where('messageId', '=', same.id).execute();
  });
}
