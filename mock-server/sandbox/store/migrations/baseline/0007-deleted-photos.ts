import { type Kysely, sql } from 'kysely';

/** Deleted photos move to a separate table, so that queries of photos need no filter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table deleted_photos (like photos including defaults, deleted_at timestamptz not null)`.execute(
    db,
  );
  await sql`alter table deleted_photos
    alter column seq drop not null,
    add primary key (id),
    add foreign key (account_id) references accounts (id) on delete cascade`.execute(db);
  await sql`create index deleted_photos_by_time on deleted_photos (deleted_at)`.execute(db);
  await sql`create index deleted_photos_by_file on deleted_photos (hash)`.execute(db);
}
