import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table integrations
    add column scopes text[] not null default '{}',
    add column last_sync_at timestamptz,
    add column error text`.execute(db);
  // States live for ten minutes, so those from before the update need no user.
  await sql`delete from integration_states`.execute(db);
  await sql`alter table integration_states add column uid text not null`.execute(db);
  await sql`create table integration_tickets (
    ticket_hash text primary key,
    account_id text not null references accounts (id) on delete cascade,
    uid text not null,
    name text not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index integration_tickets_by_end on integration_tickets (expires_at)`.execute(db);
}
