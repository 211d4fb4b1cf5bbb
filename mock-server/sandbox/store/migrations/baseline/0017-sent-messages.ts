import { type Kysely, sql } from 'kysely';

/** Messages that users sent one by one, by month; those of campaigns are events of contacts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sent_messages (
    account_id text not null references accounts (id) on delete cascade,
    month text not null,
    channel text not null,
    n integer not null,
    primary key (account_id, month, channel)
  )`.execute(db);
}
