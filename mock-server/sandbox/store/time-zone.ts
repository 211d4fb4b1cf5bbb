import { expressionBuilder, type Kysely, sql } from 'kysely';
import type { OwnTables } from './tables.ts';

const zone = sql<string>`zone_of(id)`.as('zone');

/** The account's time zone as a subquery. */
export const accountZoneQuery = () =>
  expressionBuilder<OwnTables, never>().selectFrom('accounts').select(zone);

/** The account's time zone; UTC if the database does not know it. */
export async function accountZone(db: Kysely<OwnTables>): Promise<string> {
  return (await db.selectFrom('accounts').select(zone).executeTakeFirstOrThrow()).zone;
}
