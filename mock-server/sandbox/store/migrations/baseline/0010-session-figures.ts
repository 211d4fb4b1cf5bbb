import { type Kysely, sql } from 'kysely';

/** The photos of sessions by day, which has fewer rows than photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index photo_days_by_session on photo_days (account_id, session_id) include (location_id, photos)`.execute(
    db,
  );
}
