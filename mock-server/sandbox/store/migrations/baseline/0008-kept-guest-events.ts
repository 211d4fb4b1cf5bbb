import { type Kysely, sql } from 'kysely';

/**
 * A deleted photo keeps its guest events until it can no longer be restored, because they would
 * otherwise be counted again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table guest_events drop constraint guest_events_account_id_photo_id_fkey`.execute(db);
}
