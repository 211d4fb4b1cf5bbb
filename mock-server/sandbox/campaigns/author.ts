import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Actor } from '../authentication.ts';
import type { OwnTables } from '../store/tables.ts';
import { plainText } from '../text.ts';

/** A user as shown on their records. */
export async function authorOf(
  db: Kysely<OwnTables>,
  { uid, name, email }: Actor,
): Promise<components['schemas']['CampaignAuthor']> {
  const known =
    (await ownerName(db, uid)) ?? (await managerName(db, uid)) ?? name ?? email?.split('@')[0] ?? '';
  return { id: uid, name: plainText(known, 80) || 'Somebody' };
}

async function ownerName(db: Kysely<OwnTables>, uid: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('ownerName')
    .where('id', '=', uid)
    .executeTakeFirst();
  return account?.ownerName;
}

async function managerName(db: Kysely<OwnTables>, uid: string): Promise<string | undefined> {
  const manager = await db
    .selectFrom('managers')
    .select(['firstName', 'lastName'])
    .where('id', '=', uid)
    .executeTakeFirst();
  const names = [manager?.firstName, manager?.lastName].filter((part) => part);
  return names.length > 0 ? names.join(' ') : undefined;
}
