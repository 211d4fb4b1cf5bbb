// Copies new photos to the simulated storage, which is a separate table.
import { extname } from 'node:path';
import type { Kysely, Selectable } from 'kysely';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { ownRows } from '../store/own-rows.ts';
import type { OwnTables, Tables } from '../store/tables.ts';

const EVERY_MS = 2000;
/** A failed storage is retried after this many rounds: a minute. */
const RETRY_ROUNDS = 30;
const MOST_AT_ONCE = 200;

export const FULL = 'The storage is full. Free up space there, then try again.';

/** Copies photos until `end`. */
export function startCopying(db: Kysely<Tables>, log: (line: string) => void): RepeatedTask {
  let round = 0;
  const work = () => {
    round += 1;
    return copyAll(db, new Date(), round % RETRY_ROUNDS === 0);
  };
  return repeatTask(work, EVERY_MS, (trouble) => log(`Photos cannot be copied: ${trouble}`));
}

export async function copyAll(db: Kysely<Tables>, now: Date, retries: boolean): Promise<void> {
  const storages = await db
    .selectFrom('integrations')
    .select('accountId')
    .where('name', '=', 'storage')
    .where('status', 'in', retries ? ['connected', 'error'] : ['connected'])
    .execute();
  for (const { accountId } of storages) await copyPhotos(ownRows(db, accountId), now);
}

/**
 * Copies each photo that was taken since the storage was connected, once.
 * @returns the number of photos; undefined if the storage is full, which is then recorded in its
 * row
 */
export const copyPhotos = (db: Kysely<OwnTables>, now: Date): Promise<number | undefined> =>
  withAccountLock(db, async (trx) => {
    const storage = await trx
      .selectFrom('integrations')
      .selectAll()
      .where('name', '=', 'storage')
      .where('status', '<>', 'expired')
      .executeTakeFirst();
    if (!storage) return 0;
    const photos = await trx
      .selectFrom('photos as p')
      .select(['p.id', 'p.capturedAt', 'p.mime'])
      .where('p.createdAt', '>=', storage.connectedAt)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('photoCopies as c').select('c.photoId').whereRef('c.photoId', '=', 'p.id'))),
      )
      .orderBy('p.createdAt')
      .limit(MOST_AT_ONCE)
      .execute();
    if (photos.length === 0 && storage.status === 'connected') return 0;
    const isFull = isFullStorage(storage);
    const state = isFull
      ? { status: 'error' as const, error: FULL }
      : { status: 'connected' as const, error: null, lastSyncAt: now };
    await trx.updateTable('integrations').set(state).where('name', '=', 'storage').execute();
    if (isFull) return undefined;
    if (photos.length > 0) {
      await trx
        .insertInto('photoCopies')
        .values(
          photos.map(({ id, capturedAt, mime }) => ({
            photoId: id,
            file: fileName(id, capturedAt, mime),
            at: now,
          })),
        )
        .execute();
    }
    return photos.length;
  });

/** An account whose name begins with `full` demonstrates an error. */
const isFullStorage = ({ accountLabel }: Pick<Selectable<OwnTables['integrations']>, 'accountLabel'>) =>
  /^full/i.test(accountLabel ?? '');

const fileName = (id: string, capturedAt: Date, mime: string): string =>
  `${capturedAt.toISOString().slice(0, 10)}/${id}${extname(mime.replace('/', '.'))}`;
