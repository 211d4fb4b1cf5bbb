import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table integrations
    add column scopes text[] not null default '{}',
    add column last_sync_at timestamptz,
    add column error text,
    add column hook_id text not null unique default gen_random_uuid()::text,
    add column hook_secret text not null default gen_random_uuid()::text || gen_random_uuid()::text`.execute(
    db,
  );
  // A copy outlives its photo.
  await sql`create table photo_copies (
    account_id text not null references accounts (id) on delete cascade,
    photo_id text not null,
    file text not null,
    at timestamptz not null,
    primary key (account_id, photo_id)
  )`.execute(db);
  await sql`create table provider_clients (
    account_id text not null references accounts (id) on delete cascade,
    name text not null,
    client_id text not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text not null,
    last_visit_at timestamptz,
    next_visit_at timestamptz,
    primary key (account_id, name, client_id)
  )`.execute(db);
  await sql`create table provider_messages (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    name text not null,
    campaign_id text not null,
    contact_id text not null,
    sent_at timestamptz not null,
    delivered_at timestamptz,
    bounced_at timestamptz,
    reported_at timestamptz,
    foreign key (account_id, campaign_id) references campaigns (account_id, id) on delete cascade
  )`.execute(db);
  await sql`create index provider_messages_to_report on provider_messages (sent_at) where reported_at is null`.execute(
    db,
  );
  await sql`create index provider_messages_by_campaign on provider_messages (account_id, campaign_id)`.execute(
    db,
  );
  await sql`create table provider_events (
    account_id text not null references accounts (id) on delete cascade,
    name text not null,
    event_id text not null,
    primary key (account_id, name, event_id)
  )`.execute(db);
  // A click already counted as an open, so a reported open of the same message must not count
  // again.
  await sql`insert into message_events (account_id, campaign_id, contact_id, kind, at)
    select account_id, campaign_id, contact_id, 'opened', at from message_events where kind = 'clicked'`.execute(
    db,
  );
  // States expire after ten minutes, so those from before the update need no user.
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
