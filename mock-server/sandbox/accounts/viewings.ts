// Administrators view accounts, for an hour at most: read-only, until they allow changes.
import type { Kysely } from 'kysely';
import { viewingReadOnly, viewingRequired } from '../../problems.ts';
import type { AdminHandlers } from '../handler.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Tables } from '../store/tables.ts';
import { addAuditEntry } from './audit.ts';
import { readAccount } from './read-account.ts';

type Db = Kysely<Tables>;

const LASTS_MS = 60 * 60_000;

export const viewings = {
  createViewing({ all, actor: admin, params: { id }, body: { reason }, now }) {
    return all.transaction().execute(async (trx) => {
      const account = await readAccount(trx, id);
      const viewing = { reason, endsAt: new Date(now.getTime() + LASTS_MS), allowsChanges: false };
      await trx
        .insertInto('viewings')
        .values({ adminId: admin.uid, accountId: id, ...viewing })
        .onConflict((conflict) => conflict.columns(['adminId', 'accountId']).doUpdateSet(viewing))
        .execute();
      return addAuditEntry(trx, { admin, account, action: 'view', reason }, now);
    });
  },

  allowChanges({ all, actor: admin, params: { id }, now }) {
    return all.transaction().execute(async (trx) => {
      const account = await readAccount(trx, id);
      const viewing = await trx
        .updateTable('viewings')
        .set({ allowsChanges: true })
        .where('adminId', '=', admin.uid)
        .where('accountId', '=', id)
        .where('endsAt', '>', now)
        .returning('reason')
        .executeTakeFirst();
      if (!viewing) throw refuse(409, 'This viewing has ended. View the account again.', []);
      const { reason } = viewing;
      return addAuditEntry(trx, { admin, account, action: 'allowChanges', reason }, now);
    });
  },

  deleteViewing({ all, actor: admin, params: { id }, now }) {
    return all.transaction().execute(async (trx) => {
      const account = await readAccount(trx, id);
      const viewing = await trx
        .deleteFrom('viewings')
        .where('adminId', '=', admin.uid)
        .where('accountId', '=', id)
        .returning(['reason', 'endsAt'])
        .executeTakeFirst();
      // One whose hour is over has ended already.
      if (viewing && viewing.endsAt > now) {
        await addAuditEntry(trx, { admin, account, action: 'endView', reason: viewing.reason }, now);
      }
      return { id };
    });
  },
} satisfies AdminHandlers;

/**
 * @returns the reason for the viewing
 * @throws Refusal 403 of type `/problems/viewing-required` without an open viewing, and of type
 * `/problems/viewing-read-only` for a write before changes are allowed in it
 */
export async function requireViewing(
  db: Db,
  { admin, accountId, isWrite }: { admin: { uid: string }; accountId: string; isWrite: boolean },
): Promise<string> {
  const viewing = await db
    .selectFrom('viewings')
    .select(['allowsChanges', 'reason'])
    .where('adminId', '=', admin.uid)
    .where('accountId', '=', accountId)
    .where('endsAt', '>', new Date())
    .executeTakeFirst();
  if (!viewing) throw new Refusal(viewingRequired());
  if (isWrite && !viewing.allowsChanges) throw new Refusal(viewingReadOnly());
  return viewing.reason;
}
