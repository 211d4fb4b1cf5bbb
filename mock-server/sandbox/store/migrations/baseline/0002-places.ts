import { type Kysely, sql } from 'kysely';
import { keepTotals } from './keep-totals.ts';
import { ownedTable } from './owned-table.ts';

/** Locations, their managers, and their booths. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`alter table accounts add column last_active_at timestamptz, add column search_text text not null default ''`.execute(
    db,
  );
  await sql`update accounts set search_text = lower(business_name || E'\\n' || owner_name || E'\\n' || email)`.execute(
    db,
  );
  await sql`alter table accounts add column seq bigint generated always as identity`.execute(db);
  await sql`create index accounts_by_age on accounts (created_at desc, seq desc)`.execute(db);
  await sql`create index accounts_by_enterprise on accounts (enterprise_id)`.execute(db);
  await sql`create index accounts_by_text on accounts using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`create index assets_by_text on assets using gin (search_text gin_trgm_ops)`.execute(db);

  // Whether a user's change is in progress at the provider, and since when older sign-ins are
  // invalid.
  await sql`alter table identities add column settling boolean not null default false, add column ended_at timestamptz`.execute(
    db,
  );
  await sql`create index identities_settling on identities (uid) where settling`.execute(db);

  await ownedTable(db, 'locations')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('address', 'jsonb')
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('booking_url', 'text')
    .addColumn('review_url', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('logo_asset_id', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute();
  await sql`alter table locations add constraint locations_logo foreign key (account_id, logo_asset_id)
    references assets (account_id, id) on delete set null (logo_asset_id)`.execute(db);

  // Sorting must not depend on the database's default collation.
  await sql`create index locations_by_name on locations (account_id, name_key collate "C", seq)`.execute(db);
  await sql`create index locations_by_text on locations using gin (search_text gin_trgm_ops)`.execute(db);

  await ownedTable(db, 'managers')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('permissions', 'jsonb', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('invited_at', 'timestamptz', (column) => column.notNull())
    .addColumn('invite_hash', 'text')
    .addColumn('invite_expires_at', 'timestamptz')
    .addColumn('last_active_at', 'timestamptz')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute();

  await sql`create index managers_by_invitation on managers (account_id, invited_at desc, seq desc)`.execute(
    db,
  );
  await sql`create index managers_by_text on managers using gin (search_text gin_trgm_ops)`.execute(db);

  await sql`create table manager_locations (
    account_id text not null,
    manager_id text not null,
    location_id text not null,
    primary key (manager_id, location_id),
    constraint manager_locations_manager foreign key (account_id, manager_id)
      references managers (account_id, id) on delete cascade,
    constraint manager_locations_location foreign key (account_id, location_id)
      references locations (account_id, id) on delete cascade
  )`.execute(db);
  await sql`create index manager_locations_by_location on manager_locations (location_id)`.execute(db);

  await ownedTable(db, 'devices')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('location_id', 'text')
    .addColumn('session_id', 'text')
    .addColumn('last_seen_at', 'timestamptz')
    .addColumn('app_version', 'text')
    .addColumn('model', 'text')
    .addColumn('battery', 'integer')
    .addColumn('charging', 'boolean')
    .addColumn('free_mb', 'integer')
    .addColumn('queue_length', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('linked_at', 'timestamptz')
    .addColumn('key_hash', 'text', (column) => column.unique())
    .addColumn('settings_version', 'text')
    .addColumn('settings_behind', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await sql`create index devices_by_name on devices (account_id, name_key collate "C", seq)`.execute(db);
  // A location with booths cannot be deleted.
  await sql`alter table devices add constraint devices_location foreign key (account_id, location_id)
    references locations (account_id, id)`.execute(db);
  await sql`create index devices_by_location on devices (account_id, location_id)`.execute(db);
  await sql`create index devices_by_session on devices (account_id, session_id)`.execute(db);

  await sql`create table device_codes (
    code text primary key,
    account_id text not null references accounts (id) on delete cascade,
    made_by text not null,
    location_id text,
    expires_at timestamptz not null,
    constraint device_codes_made_by unique (account_id, made_by),
    foreign key (account_id, location_id) references locations (account_id, id) on delete cascade
  )`.execute(db);

  await keepTotals(db, ['assets', 'locations', 'managers', 'devices']);
}
