import { type Kysely, sql } from 'kysely';
import { ownedTable } from './owned-table.ts';

/** Messages about events, and their read state per user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ownedTable(db, 'messages')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('occasion', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('location_id', 'text')
    .addColumn('object_id', 'text')
    .addColumn('name', 'text')
    .addColumn('imported', 'jsonb')
    .addUniqueConstraint('messages_occasion', ['account_id', 'occasion'])
    .execute();
  await sql`create index messages_by_age on messages (account_id, updated_at desc, seq desc)`.execute(db);
  await db.schema
    .createTable('message_reads')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('message_reads_once', ['message_id', 'person'])
    .addForeignKeyConstraint(
      'message_reads_message',
      ['account_id', 'message_id'],
      'messages',
      ['account_id', 'id'],
      (reference) => reference.onDelete('cascade'),
    )
    .execute();
}
