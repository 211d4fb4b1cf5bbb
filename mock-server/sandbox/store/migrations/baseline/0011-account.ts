import { type Kysely, sql } from 'kysely';

/** Emails to account owners with their settings, exports of all data, and deletion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notification_settings (
    account_id text primary key references accounts (id) on delete cascade,
    booth_offline boolean not null default false,
    photo_hidden boolean not null default false,
    manager_joined boolean not null default false,
    booth_offline_since timestamptz
  )`.execute(db);
  await sql`create table account_mails (
    account_id text not null references accounts (id) on delete cascade,
    seq bigint generated always as identity,
    kind text not null,
    subject text not null,
    recipient text not null,
    details jsonb not null,
    at timestamptz not null,
    primary key (account_id, kind, subject)
  )`.execute(db);
  await sql`create index account_mails_by_time on account_mails (at)`.execute(db);
  await sql`create table account_exports (
    account_id text primary key references accounts (id) on delete cascade,
    seq bigint generated always as identity,
    status text not null,
    done integer not null,
    total integer not null,
    hash text,
    bytes bigint,
    requested_at timestamptz not null,
    expires_at timestamptz
  )`.execute(db);
  await sql`alter table accounts add column deletion_at timestamptz`.execute(db);
}
