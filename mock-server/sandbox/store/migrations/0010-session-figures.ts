import { type Kysely, sql } from 'kysely';

/** Sessions count their photos by day, of which there are fewer than photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index photo_days_by_session on photo_days (account_id, session_id) include (location_id, photos)`.execute(
    db,
  );
}
