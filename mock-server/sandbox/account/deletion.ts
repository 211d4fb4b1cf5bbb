// Deletes an account permanently after a waiting period, during which its owner can cancel.
import type { Kysely } from 'kysely';
import { readAccount } from '../account.ts';
import type { Handlers } from '../handler.ts';
import type { Media } from '../media/media.ts';
import { refuseFields } from '../refusal.ts';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import type { Tables } from '../store/tables.ts';

const WAITING_MS = 14 * 24 * 60 * 60_000;
const CHECK_EVERY_MS = 60_000;

export const accountDeletion = {
  async deleteOwnAccount({ db, body, now }) {
    const { businessName, email, deletionAt } = await readAccount(db);
    if (body.businessName.trim() !== businessName) {
      throw refuseFields([
        { field: 'businessName', message: `Enter the name of the account: ${businessName}` },
      ]);
    }
    if (deletionAt === null) {
      const due = new Date(now.getTime() + WAITING_MS);
      const details = JSON.stringify({ deletionAt: due.toISOString() });
      const mail = {
        kind: 'deletionScheduled',
        subject: now.toISOString(),
        recipient: email,
        details,
      } as const;
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('accounts').set({ deletionAt: due }).execute();
        await trx
          .insertInto('accountMails')
          .values({ ...mail, at: now })
          // A concurrent request may have inserted the row.
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
    }
    return readAccount(db);
  },

  async restoreOwnAccount({ db }) {
    await db.updateTable('accounts').set({ deletionAt: null }).execute();
    return readAccount(db);
  },
} satisfies Handlers;

interface Parts {
  db: Kysely<Tables>;
  media: Pick<Media, 'release'>;
  /** Called when sign-ins were deleted here but not yet at the identity provider. */
  onSignInsDeleted(): void;
}

export const startDeletingAccounts = (parts: Parts, log: (line: string) => void): RepeatedTask =>
  repeatTask(
    () => deleteDueAccounts(parts, new Date()),
    CHECK_EVERY_MS,
    (trouble) => log(`Accounts cannot be deleted: ${trouble}`),
  );

/** Deletes the accounts whose waiting period is over, with their media and sign-ins. */
export async function deleteDueAccounts({ db, media, onSignInsDeleted }: Parts, now: Date): Promise<void> {
  const due = await db.selectFrom('accounts').select('id').where('deletionAt', '<=', now).execute();
  for (const { id } of due) {
    await media.release(() => db.transaction().execute((trx) => deleteAccount(trx, id, now)));
    onSignInsDeleted();
  }
}

/** @returns the hashes of its files; none if the deletion was just cancelled */
async function deleteAccount(trx: Kysely<Tables>, id: string, now: Date): Promise<string[]> {
  const still = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('deletionAt', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!still) return [];
  const files = await trx
    .selectFrom('assets')
    .select('hash')
    .where('accountId', '=', id)
    .unionAll(trx.selectFrom('photos').select('hash').where('accountId', '=', id))
    .unionAll(trx.selectFrom('deletedPhotos').select('hash').where('accountId', '=', id))
    .unionAll(
      trx
        .selectFrom('templates')
        .select('previewHash as hash')
        .where('accountId', '=', id)
        .$castTo<{ hash: string }>(),
    )
    .unionAll(
      trx.selectFrom('accountExports').select('hash').where('accountId', '=', id).$castTo<{ hash: string }>(),
    )
    .execute();
  const staff = await trx
    .selectFrom('managers')
    .select('id')
    .where('accountId', '=', id)
    .unionAll(
      trx.selectFrom('locations').select('id').where('accountId', '=', id).where('email', 'is not', null),
    )
    .execute();
  // Their tokens are revoked at once; the provider deletes the users with its next request.
  const ended = { record: null, settling: true, updatedAt: now };
  await trx
    .insertInto('identities')
    .values([id, ...staff.map((person) => person.id)].map((uid) => ({ uid, ...ended })))
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(ended))
    .execute();
  await trx.deleteFrom('accounts').where('id', '=', id).execute();
  return [...new Set(files.map(({ hash }) => hash).filter((hash) => hash !== null))];
}
