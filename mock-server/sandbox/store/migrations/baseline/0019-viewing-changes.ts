import type { Kysely } from 'kysely';

/** Entries of the audit log about records that an administrator changed while viewing an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('audit_entries')
    .addColumn('operation', 'text')
    .addColumn('record', 'jsonb')
    .addColumn('count', 'integer')
    .execute();
}
