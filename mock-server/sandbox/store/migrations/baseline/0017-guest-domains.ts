import { type Kysely, sql } from 'kysely';

/** The own domains of accounts for their guest pages, and the zone of the simulated DNS. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table guest_domains (
    account_id text primary key references accounts (id) on delete cascade,
    domain text not null,
    target text not null,
    token text not null,
    found jsonb not null default '{"CNAME": [], "TXT": []}',
    checked_at timestamptz,
    verified_at timestamptz
  )`.execute(db);
  // Only verified domains are unique, so that an account cannot block a domain it does not own.
  await sql`create unique index guest_domains_verified on guest_domains (domain) where verified_at is not null`.execute(
    db,
  );
  await sql`create table dns_records (
    name text not null,
    type text not null,
    "values" text[] not null,
    primary key (name, type)
  )`.execute(db);
}
