import type { Kysely } from 'kysely';

/** How often contacts came and what they spent, from imports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contacts')
    .addColumn('visit_count', 'integer')
    .addColumn('spent', 'integer')
    .execute();
}
