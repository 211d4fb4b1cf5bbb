// Deletes photos, which can be restored for 30 days. A deleted row moves to another table, so that lists, counts,
// links and the used storage exclude it; its file stays until the 30 days are over, or the photo is erased.
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Handlers } from '../handler.ts';
import type { Media } from '../media/media.ts';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { countOf, offsetOf, pageOf } from '../store/pages.ts';
import type { OwnTables, Tables } from '../store/tables.ts';

type Db = Kysely<OwnTables>;
type Row = Selectable<OwnTables['photos']>;
type Draft = Insertable<OwnTables['photos']>;

const RESTORABLE_MS = 30 * 24 * 3_600_000;
const PURGE_EVERY_MS = 60_000;

/** @returns the ids that existed */
export const deletePhotos = (db: Db, ids: string[], now: Date): Promise<Set<string>> =>
  withAccountLock(db, async (trx) => {
    const rows = await trx.deleteFrom('photos').where('id', 'in', ids).returningAll().execute();
    if (rows.length > 0) {
      const deleted = rows.map((row) => ({ ...storedRow(row), deletedAt: now }));
      await trx.insertInto('deletedPhotos').values(deleted).execute();
    }
    return new Set(rows.map(({ id }) => id));
  });

/** The deleted photos that can be restored, within the caller's reach. */
const restorable = (db: Db, now: Date) =>
  db.selectFrom('deletedPhotos').where('deletedAt', '>', new Date(now.getTime() - RESTORABLE_MS));

export const deletedPhotos = {
  async listDeletedPhotos({ db, query, media, now }) {
    const rows = await restorable(db, now)
      .select([
        'id',
        'media',
        'mime',
        'hash',
        'linksEnded',
        'width',
        'height',
        'caption',
        'capturedAt',
        'deletedAt',
      ])
      .orderBy('deletedAt', 'desc')
      .orderBy('id')
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    const items = rows.map(({ hash, linksEnded, mime, capturedAt, deletedAt, ...row }) => {
      const linked = { id: row.id, hash, linksEnded };
      return {
        ...row,
        url: media.links.url('deletedPhotos', linked, 'full'),
        thumbUrl: mime.startsWith('image/') ? media.links.url('deletedPhotos', linked, 'thumb') : null,
        capturedAt: capturedAt.toISOString(),
        deletedAt: deletedAt.toISOString(),
        eraseAt: new Date(deletedAt.getTime() + RESTORABLE_MS).toISOString(),
      };
    });
    return pageOf(items, await countOf(restorable(db, now)), query);
  },

  async erasePhotos({ db, media, body: { ids } }) {
    const erased = new Set<string>();
    await media.release(() =>
      db.transaction().execute(async (trx) => {
        const rows = await trx
          .deleteFrom('deletedPhotos')
          .where('id', 'in', ids)
          .returning(['id', 'hash'])
          .execute();
        for (const { id } of rows) erased.add(id);
        if (erased.size > 0)
          await trx
            .deleteFrom('guestEvents')
            .where('photoId', 'in', [...erased])
            .execute();
        return rows.map(({ hash }) => hash);
      }),
    );
    return { erased: ids.filter((id) => erased.has(id)), missing: ids.filter((id) => !erased.has(id)) };
  },

  async restorePhotos({ db, unscopedDb, body, now }) {
    const inReach = await restorable(db, now).select('id').where('id', 'in', body.ids).execute();
    const ids = inReach.map(({ id }) => id);
    // References to other locations than the caller's are kept too.
    const restored =
      ids.length > 0 ? await withAccountLock(unscopedDb, (trx) => restore(trx, ids, now)) : new Set<string>();
    return {
      restored: body.ids.filter((id) => restored.has(id)),
      missing: body.ids.filter((id) => !restored.has(id)),
    };
  },
} satisfies Handlers;

async function restore(trx: Db, ids: string[], now: Date): Promise<Set<string>> {
  const rows = await trx.deleteFrom('deletedPhotos').where('id', 'in', ids).returningAll().execute();
  for (const { deletedAt: _, ...row } of rows) {
    const draft = await withoutGone(trx, row);
    await trx
      .insertInto('photos')
      .values({ ...draft, linksEnded: row.linksEnded + 1, updatedAt: now })
      .execute();
  }
  return new Set(rows.map(({ id }) => id));
}

/** The row without references to deleted records, and without keys that another photo uses now. */
async function withoutGone(trx: Db, row: Row): Promise<Draft> {
  const still = async (table: 'sessions' | 'devices' | 'locations', id: string | null) =>
    id !== null &&
    (await trx.selectFrom(table).select('id').where('id', '=', id).forKeyShare().executeTakeFirst())
      ? id
      : null;
  const amongIds = async (table: 'contacts' | 'products', ids: string[]) => {
    if (ids.length === 0) return [];
    const found = await trx.selectFrom(table).select('id').where('id', 'in', ids).forKeyShare().execute();
    const there = new Set(found.map(({ id }) => id));
    return ids.filter((id) => there.has(id));
  };
  const isTaken = async (of: Partial<Pick<Row, 'deviceId' | 'clientId' | 'pairId' | 'pairRole'>>) => {
    let same = trx.selectFrom('photos').select('id');
    for (const [column, value] of Object.entries(of)) {
      if (value === null) return false;
      same = same.where(column as keyof typeof of, '=', value);
    }
    return (await same.executeTakeFirst()) !== undefined;
  };
  const { deviceId, clientId, pairId, pairRole } = row;
  return {
    ...storedRow(row),
    sessionId: await still('sessions', row.sessionId),
    deviceId: await still('devices', row.deviceId),
    locationId: await still('locations', row.locationId),
    contactIds: await amongIds('contacts', row.contactIds),
    productIds: await amongIds('products', row.productIds),
    ...((await isTaken({ deviceId, clientId })) && { clientId: null }),
    ...((await isTaken({ pairId, pairRole })) && { pairId: null, pairRole: null }),
  };
}

/** The row as it is inserted: JSON as text, without the columns that the store fills in. */
function storedRow({ seq: _seq, accountId: _owner, ...row }: Row & { accountId?: string }): Draft {
  const { consent, deliveries, stats } = row;
  return {
    ...row,
    consent: JSON.stringify(consent),
    deliveries: JSON.stringify(deliveries),
    stats: JSON.stringify(stats),
  };
}

/** Erases photos whose 30 days are over, and the files that no other row uses. */
export const purgeDeleted = (db: Kysely<Tables>, media: Pick<Media, 'release'>, now: Date): Promise<void> =>
  media.release(async () => {
    const rows = await db
      .deleteFrom('deletedPhotos')
      .where('deletedAt', '<=', new Date(now.getTime() - RESTORABLE_MS))
      .returning(['id', 'hash'])
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom('guestEvents').where('photoId', 'in', ids).execute();
    return rows.map(({ hash }) => hash);
  });

export const startPurging = (
  db: Kysely<Tables>,
  media: Pick<Media, 'release'>,
  log: (line: string) => void,
): RepeatedTask =>
  repeatTask(
    () => purgeDeleted(db, media, new Date()),
    PURGE_EVERY_MS,
    (trouble) => log(`Deleted photos cannot be erased: ${trouble}`),
  );
