import type { Kysely, Selectable, Updateable } from 'kysely';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Handlers } from './handler.ts';
import { checkLogo, noLogo } from './logo.ts';
import { accountText } from './new-account.ts';
import { refuseFields } from './refusal.ts';
import type { OwnTables } from './store/tables.ts';
import { isViolation } from './store/violations.ts';
import { withVersion } from './version.ts';

type Account = components['schemas']['Account'];

export const account = {
  async getOwnAccount({ db }) {
    return readAccount(db);
  },

  async updateOwnAccount({ db, body, requireVersion }) {
    const { socialHandles, address, ...plain } = body;
    if (plain.logoAssetId) await checkLogo(db, plain.logoAssetId);
    const changed = {
      ...plain,
      ...(socialHandles && { socialHandles: JSON.stringify(socialHandles) }),
      ...(address !== undefined && { address: address && JSON.stringify(address) }),
    };
    try {
      return await db.transaction().execute(async (all) => {
        await all.selectFrom('accounts').select('id').forUpdate().execute();
        await requireVersion(() => readAccount(all));
        return changeAccount(all, changed);
      });
    } catch (error) {
      // The asset existed a moment ago.
      throw isViolation(error, 'accounts_logo') ? noLogo() : error;
    }
  },

  async deleteSignIns({ db, actor, people, body }) {
    const email = actor.email ?? (await readAccount(db)).email;
    if (body.email.toLowerCase() !== email.toLowerCase()) {
      throw refuseFields([{ field: 'email', message: 'Send the email address that you sign in with.' }]);
    }
    await people.change(actor.uid, { signOut: true }, async () => {});
    return { endedAt: new Date().toISOString() };
  },
} satisfies Handlers;

/** Must run in a transaction, because the search text changes as well. */
export async function changeAccount(
  all: Kysely<OwnTables>,
  changed: Updateable<OwnTables['accounts']>,
): Promise<Account> {
  await all.updateTable('accounts').set(changed).execute();
  const account = await readAccount(all);
  await all
    .updateTable('accounts')
    .set({ searchText: accountText(account) })
    .execute();
  return account;
}

export async function readAccount(db: Kysely<OwnTables>): Promise<Account> {
  return toAccount(await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow());
}

export function toAccount({
  enterpriseId: _enterprise,
  lastActiveAt: _active,
  searchText: _text,
  seq: _seq,
  createdAt,
  deletionAt,
  ...row
}: Selectable<OwnTables['accounts']>): Account {
  return withVersion('Account', {
    ...row,
    createdAt: createdAt.toISOString(),
    deletionAt: deletionAt?.toISOString() ?? null,
  });
}
