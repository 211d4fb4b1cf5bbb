import type { Kysely, Transaction } from 'kysely';
import { type SeededUser, seededUsers, toRecord } from '../provider/users.ts';
import { locationRow } from './locations/row.ts';
import { managerRow } from './managers/row.ts';
import type { Files } from './media/files.ts';
import { accountText, newAccount } from './new-account.ts';
import type { Wish } from './seed/make.ts';
import { planFor, writePayments } from './seed/payments.ts';
import type { Seed } from './seed/sizes.ts';
import type { Tables } from './store/tables.ts';

export interface SeedWish extends Omit<Wish, 'size'> {
  size: Seed;
}

/**
 * Fills a new database.
 * @returns false if it was filled before; then nothing changes
 */
export async function seed(
  { db, files }: { db: Kysely<Tables>; files: Files },
  { size, ...wish }: SeedWish,
): Promise<boolean> {
  const any = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (any) return false;
  if (size === 'bare') {
    await db.transaction().execute(async (all) => {
      await seedBare(all, wish.now);
      await seedBranch(all, wish.now);
      await seedPayments(all, wish.now);
    });
    return true;
  }
  // Loaded only when needed, which is at most once per database.
  const [{ makeAll }, { draftAll }] = await Promise.all([
    import('./seed/make-all.ts'),
    import('./seed/files.ts'),
  ]);
  const { files: pictures, write } = makeAll({ ...wish, size });
  await files.keep(await draftAll(pictures, files), () =>
    // One transaction, because a partially filled database would never be filled again.
    db.transaction().execute(async (all) => {
      await seedBare(all, wish.now);
      await write(all);
      await seedPayments(all, wish.now);
    }),
  );
  return true;
}

/** The smallest plan for accounts without data. Support accounts do not pay. */
async function seedPayments(all: Transaction<Tables>, now: Date): Promise<void> {
  const support = seededUsers.filter(({ admin }) => admin).map(({ uid }) => uid);
  const accounts = await all
    .selectFrom('accounts')
    .select(['id', 'ownerName', 'status', 'userType', 'settings'])
    .where('id', 'not in', support)
    .execute();
  for (const account of accounts) {
    const isSmall = account.userType === 0 && account.settings.limits.devices === 1;
    const planId = isSmall ? 'plan-indie-month' : planFor(account.userType);
    await writePayments(all, { ...account, planId }, now);
  }
}

/** An account for the enterprise to view; the larger seeds give it accounts with data. */
async function seedBranch(all: Transaction<Tables>, now: Date): Promise<void> {
  const email = 'brooklyn@pawlish.example';
  const names = { businessName: 'Pawlish Brooklyn', ownerName: 'Keisha Bello' };
  const newcomer = {
    id: 'owner-brooklyn',
    userType: 0,
    email,
    name: names.ownerName,
    referral: undefined,
  } as const;
  const branch = {
    ...newAccount(newcomer, now),
    ...names,
    category: 'pets' as const,
    enterpriseId: 'owner-pets',
  };
  await all
    .insertInto('accounts')
    .values({ ...branch, searchText: accountText({ ...names, email }), status: 'active' })
    .execute();
}

async function seedBare(all: Transaction<Tables>, now: Date): Promise<void> {
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
            address: business.address && JSON.stringify(business.address),
            searchText: accountText({ ownerName: displayName, email, ...business }),
            status: 'active' as const,
          },
        ]
      : [],
  );
  await all.insertInto('identities').values(identities).execute();
  await all.insertInto('accounts').values(accounts).execute();
  for (const user of seededUsers) {
    if (user.userType === 2) await all.insertInto('locations').values(locationOf(user, now)).execute();
  }
  for (const user of seededUsers) {
    if (user.userType !== 1) continue;
    await all.insertInto('managers').values(managerOf(user, now)).execute();
    const ties = seededUsers
      .filter((other) => other.userType === 2 && other.account === user.account)
      .map((other) => ({ accountId: user.account, managerId: user.uid, locationId: other.uid }));
    await all.insertInto('managerLocations').values(ties).execute();
  }
}

const locationOf = ({ uid, account, email, displayName }: SeededUser, now: Date) => ({
  ...locationRow({ id: uid, name: displayName, email, timezone: 'America/Toronto' }, now),
  accountId: account,
});

function managerOf({ uid, account, email, displayName }: SeededUser, now: Date) {
  const [firstName = displayName, lastName = null] = displayName.split(' ');
  return { ...managerRow({ id: uid, firstName, lastName, email }, now), accountId: account };
}
