import type { Kysely } from 'kysely';

/** The accounts that administrators view, and whether they can change something there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('viewings')
    .addColumn('admin_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addColumn('allows_changes', 'boolean', (column) => column.notNull().defaultTo(false))
    .addPrimaryKeyConstraint('viewings_key', ['admin_id', 'account_id'])
    .execute();
}
