import { type Kysely, sql } from 'kysely';

/** The fonts of an account's brand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column heading_font text, add column text_font text`.execute(db);
}
