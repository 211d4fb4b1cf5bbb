import { type Kysely, sql } from 'kysely';

/**
 * The actions of administrators. The rows belong to no account, and the database refuses to change
 * them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.generatedAlwaysAsIdentity())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('admin_id', 'text', (column) => column.notNull())
    .addColumn('admin_email', 'text')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('account_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('changes', 'jsonb', (column) => column.notNull())
    .addColumn('stock', 'jsonb')
    .execute();
  await sql`create index audit_entries_by_account on audit_entries (account_id, seq desc)`.execute(db);
  await sql`create index audit_entries_by_age on audit_entries (seq desc)`.execute(db);
  await sql`create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'entries of the audit log cannot be changed';
    end $$`.execute(db);
  await sql`create trigger audit_entries_stay before update or delete or truncate on audit_entries
    for each statement execute function refuse_audit_change()`.execute(db);
}
