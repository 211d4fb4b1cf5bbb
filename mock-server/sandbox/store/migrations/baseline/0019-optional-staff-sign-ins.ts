import type { Kysely } from 'kysely';

/** Locations without a staff sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('locations')
    .alterColumn('email', (column) => column.dropNotNull())
    .execute();
}
