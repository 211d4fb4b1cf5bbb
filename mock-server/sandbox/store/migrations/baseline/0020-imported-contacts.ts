import type { Kysely } from 'kysely';

/** What imports changed, so that they can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imported_contacts')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('import_id', 'text', (column) => column.notNull())
    .addColumn('contact_id', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('before', 'jsonb')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('imported_contacts_once', ['account_id', 'import_id', 'contact_id'])
    .addForeignKeyConstraint(
      'imported_contacts_contact',
      ['account_id', 'contact_id'],
      'contacts',
      ['account_id', 'id'],
      (reference) => reference.onDelete('cascade'),
    )
    .execute();
  // Deleting a contact looks for its rows.
  await db.schema
    .createIndex('imported_contacts_by_contact')
    .on('imported_contacts')
    .columns(['account_id', 'contact_id'])
    .execute();
}
