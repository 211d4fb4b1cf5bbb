import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notification_settings
    add column import_finished boolean not null default false,
    add column import_finished_since timestamptz`.execute(db);
}
