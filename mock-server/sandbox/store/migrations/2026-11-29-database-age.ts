import { type Kysely, sql } from 'kysely';

/** The data folder notes this count, to notice an older copy of the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table database_age (changes bigint not null)`.execute(db);
  await sql`insert into database_age (changes) values (0)`.execute(db);
}
