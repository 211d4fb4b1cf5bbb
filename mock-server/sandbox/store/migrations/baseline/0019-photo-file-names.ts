import { type Kysely, sql } from 'kysely';

/** The names of uploaded files, for downloads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table photos add column file_name text`.execute(db);
  await sql`alter table deleted_photos add column file_name text`.execute(db);
}
