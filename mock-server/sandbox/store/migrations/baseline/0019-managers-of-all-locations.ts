import type { Kysely } from 'kysely';

/** Managers who are assigned to all locations, also to those that are created later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('managers')
    .addColumn('all_locations', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
