import { type Kysely, sql } from 'kysely';

/** Deleted photos wait in a table of their own, so that no read of photos has to leave them out. */
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
