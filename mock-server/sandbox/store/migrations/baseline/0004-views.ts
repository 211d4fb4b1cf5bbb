import { type Kysely, sql } from 'kysely';
import { ownedTable } from './owned-table.ts';

/** Saved views of lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ownedTable(db, 'views')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('search', 'jsonb', (column) => column.notNull())
    // The folded name, because names are compared case-insensitively.
    .addUniqueConstraint('views_name', ['account_id', 'person', 'list', 'search_text'])
    .execute();
  await sql`create index views_by_name on views (account_id, person, list, name_key collate "C", seq)`.execute(
    db,
  );
}
