import { type Kysely, sql } from 'kysely';

/** Guest events on the public site, and the numbers in its short links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table photos add column hidden_by text`.execute(db);
  for (const table of ['photos', 'contacts', 'campaigns']) {
    await sql`create unique index ${sql.id(`${table}_by_seq`)} on ${sql.table(table)} (seq)`.execute(db);
  }
  await sql`create table guest_events (
    account_id text not null references accounts (id) on delete cascade,
    photo_id text not null,
    visitor_hash text not null,
    kind text not null,
    product_id text not null,
    at timestamptz not null,
    primary key (photo_id, visitor_hash, kind, product_id),
    foreign key (account_id, photo_id) references photos (account_id, id) on delete cascade
  )`.execute(db);
  await sql`create table message_events (
    account_id text not null references accounts (id) on delete cascade,
    campaign_id text not null,
    contact_id text not null,
    kind text not null,
    at timestamptz not null,
    primary key (campaign_id, contact_id, kind),
    foreign key (account_id, campaign_id) references campaigns (account_id, id) on delete cascade,
    foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
  )`.execute(db);
  await sql`create index message_events_by_contact on message_events (account_id, contact_id)`.execute(db);
}
