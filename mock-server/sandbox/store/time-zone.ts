import { type Kysely, sql } from 'kysely';
import type { OwnTables } from './tables.ts';

/** The account's time zone; UTC if the database does not know it. */
export async function accountZone(db: Kysely<OwnTables>): Promise<string> {
  const { zone } = await db
    .selectFrom('accounts')
    .select(sql<string>`zone_of(id)`.as('zone'))
    .executeTakeFirstOrThrow();
  return zone;
}
