import type { Kysely } from 'kysely';
import { seededUsers, toRecord } from '../provider/users.ts';
import { newAccount } from './account.ts';
import type { Tables } from './store/tables.ts';

/** Fills a database that has just been made: the seeded users, and the accounts of those who own one. */
export async function seed(db: Kysely<Tables>, now = new Date()): Promise<void> {
  const any = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (any) return;
  const identities = seededUsers.map((user) => ({
    uid: user.uid,
    record: JSON.stringify(toRecord(user)),
    updatedAt: now,
  }));
  const accounts = seededUsers.flatMap(({ uid, userType, email, displayName, business }) =>
    business
      ? [
          {
            ...newAccount({ id: uid, userType, email, name: displayName, referral: undefined }, now),
            ...business,
            status: 'active' as const,
          },
        ]
      : [],
  );
  // Both or neither: a half seeded database would never be seeded again.
  await db.transaction().execute(async (all) => {
    await all.insertInto('identities').values(identities).execute();
    await all.insertInto('accounts').values(accounts).execute();
  });
}
