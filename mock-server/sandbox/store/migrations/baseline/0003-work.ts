import { type Kysely, sql } from 'kysely';
import { countPhotos } from './count-photos.ts';
import { keepTotals } from './keep-totals.ts';
import { listIndexes, ownedTable } from './owned-table.ts';
import { fromLists, fromScenes, takeOutGone } from './take-out-gone.ts';

/**
 * The records of a business: templates, products, sessions, photos, contacts, campaigns, connected
 * services.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ownedTable(db, 'templates')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('dpi', 'integer', (column) => column.notNull())
    .addColumn('tags', sql`text[]`, (column) => column.notNull())
    .addColumn('locked', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('stock', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('preview_hash', 'text')
    .addColumn('preview_mime', 'text')
    .addColumn('scene', 'jsonb', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute();
  await sql`create index templates_by_preview on templates (preview_hash)`.execute(db);
  // Finds templates by the assets in their layers.
  await sql`create index templates_by_scene on templates using gin (scene jsonb_path_ops)`.execute(db);

  await ownedTable(db, 'products')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('brand', 'text')
    .addColumn('sku', 'text')
    .addColumn('category', 'text')
    .addColumn('description', 'text')
    .addColumn('price', 'integer')
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('image_asset_id', 'text')
    .addColumn('active', 'boolean', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('location_ids', sql`text[]`, (column) => column.notNull())
    .addColumn('tags', sql`text[]`, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute();
  await sql`create unique index products_sku on products (account_id, lower(sku))`.execute(db);
  await sql`create index products_in_order on products (account_id, position, name_key collate "C", seq)`.execute(
    db,
  );
  await sql`create index products_by_text on products using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`alter table products add constraint products_image foreign key (account_id, image_asset_id)
    references assets (account_id, id) on delete set null (image_asset_id)`.execute(db);

  await ownedTable(db, 'sessions')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('location_ids', sql`text[]`, (column) => column.notNull())
    .addColumn('starts_at', 'timestamptz')
    .addColumn('ends_at', 'timestamptz')
    .addColumn('slug', 'text', (column) => column.notNull())
    // The assets in the branding and the experiences, so that an asset can list its uses.
    .addColumn('asset_ids', sql`text[]`, (column) => column.notNull())
    // The remaining fields are read and written together, and never searched.
    .addColumn('details', 'jsonb', (column) => column.notNull())
    .addColumn('experiences', 'jsonb', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    // Globally unique, because it is part of a URL.
    .addUniqueConstraint('sessions_slug', ['slug'])
    // The folded name, because names are compared case-insensitively.
    .addUniqueConstraint('sessions_name', ['account_id', 'search_text'])
    .execute();
  await sql`create index sessions_by_asset on sessions using gin (asset_ids)`.execute(db);
  await sql`create index sessions_by_template on sessions using gin (experiences jsonb_path_ops)`.execute(db);
  await sql`alter table devices add constraint devices_session foreign key (account_id, session_id)
    references sessions (account_id, id) on delete set null (session_id)`.execute(db);

  await ownedTable(db, 'photos')
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('session_id', 'text')
    .addColumn('experience_id', 'text')
    .addColumn('device_id', 'text')
    .addColumn('location_id', 'text')
    .addColumn('client_id', 'text')
    .addColumn('media', 'text', (column) => column.notNull())
    .addColumn('mime', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('duration_ms', 'integer')
    .addColumn('captured_at', 'timestamptz', (column) => column.notNull())
    .addColumn('uploaded_at', 'timestamptz', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('approval', 'text', (column) => column.notNull())
    .addColumn('consent', 'jsonb', (column) => column.notNull())
    .addColumn('pair_id', 'text')
    .addColumn('pair_role', 'text')
    .addColumn('caption', 'text')
    .addColumn('tags', sql`text[]`, (column) => column.notNull())
    .addColumn('contact_ids', sql`text[]`, (column) => column.notNull())
    .addColumn('product_ids', sql`text[]`, (column) => column.notNull())
    .addColumn('favourite', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('deliveries', 'jsonb', (column) => column.notNull())
    // The time of the next delivery step; null while none is due.
    .addColumn('deliver_at', 'timestamptz')
    .addColumn('stats', 'jsonb', (column) => column.notNull())
    .addColumn('links_ended', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addUniqueConstraint('photos_client_id', ['device_id', 'client_id'])
    .execute();
  for (const [column, table] of [
    ['session_id', 'sessions'],
    ['device_id', 'devices'],
    ['location_id', 'locations'],
  ] as const) {
    const name = sql.id(`photos_${column}`);
    await sql`alter table photos add constraint ${name} foreign key (account_id, ${sql.id(column)})
      references ${sql.table(table)} (account_id, id) on delete set null (${sql.id(column)})`.execute(db);
    const index = sql.id(`photos_by_${column}`);
    await sql`create index ${index} on photos (account_id, ${sql.id(column)}, captured_at desc)`.execute(db);
  }
  await sql`create index photos_by_capture on photos (account_id, captured_at desc, seq desc)`.execute(db);
  await sql`create index photos_by_file on photos (hash)`.execute(db);
  // Without fastupdate, because every search would scan the list of pending entries.
  for (const [name, column] of [
    ['photos_by_contact', 'contact_ids'],
    ['photos_by_product', 'product_ids'],
  ] as const) {
    await sql`create index ${sql.id(name)} on photos using gin (${sql.id(column)}) with (fastupdate = off)`.execute(
      db,
    );
  }
  await sql`create index photos_by_approval on photos (account_id, approval, captured_at desc)`.execute(db);
  await sql`create index photos_due on photos (deliver_at) where deliver_at is not null`.execute(db);
  // A pair has one photo of each role.
  await sql`create unique index photos_pair on photos (account_id, pair_id, pair_role) where pair_id is not null`.execute(
    db,
  );
  await sql`create table photo_exports (
    secret_hash text primary key,
    account_id text not null references accounts (id) on delete cascade,
    photos jsonb not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index photo_exports_by_end on photo_exports (expires_at)`.execute(db);

  await ownedTable(db, 'contacts')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('birthday', 'text')
    .addColumn('notes', 'text')
    .addColumn('tags', sql`text[]`, (column) => column.notNull())
    .addColumn('location_ids', sql`text[]`, (column) => column.notNull())
    .addColumn('email_consent', 'jsonb', (column) => column.notNull())
    .addColumn('sms_consent', 'jsonb', (column) => column.notNull())
    .addColumn('bounced', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('photo_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_photo_at', 'timestamptz')
    .addColumn('last_visit_at', 'timestamptz')
    .addColumn('next_visit_at', 'timestamptz')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute();
  await sql`create index contacts_by_location on contacts using gin (location_ids)`.execute(db);
  await countPhotos(db);
  for (const table of ['contact_emails', 'contact_phones']) {
    // `key` identifies equal values: lower case for addresses, with the country code for numbers.
    await sql`create table ${sql.table(table)} (
      account_id text not null,
      contact_id text not null,
      position integer not null,
      value text not null,
      key text not null,
      seq bigint generated always as identity,
      primary key (account_id, key),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
    )`.execute(db);
    const ofContact = sql.id(`${table}_of_contact`);
    await sql`create index ${ofContact} on ${sql.table(table)} (account_id, contact_id, position)`.execute(
      db,
    );
    const byValue = sql.id(`${table}_by_value`);
    await sql`create index ${byValue} on ${sql.table(table)} (account_id, value collate "C")`.execute(db);
  }
  // An opt-out outlives the contact, so that a later import does not revert it.
  await sql`create table opt_outs (
    account_id text not null references accounts (id) on delete cascade,
    channel text not null,
    key text not null,
    consent jsonb not null,
    primary key (account_id, channel, key)
  )`.execute(db);

  await ownedTable(db, 'campaigns')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('time', 'timestamptz')
    .addColumn('repeat', 'jsonb')
    .addColumn('trigger', 'jsonb')
    .addColumn('audience', 'jsonb', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('preheader', 'text')
    .addColumn('body', 'text')
    .addColumn('sms_body', 'text')
    .addColumn('template_id', 'text')
    .addColumn('media_ids', sql`text[]`, (column) => column.notNull())
    .addColumn('link_url', 'text')
    .addColumn('product_ids', sql`text[]`, (column) => column.notNull())
    .addColumn('sender_name', 'text')
    .addColumn('reply_to', 'text')
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('quiet_hours', 'jsonb')
    .addColumn('stats', 'jsonb', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('created_by', 'jsonb', (column) => column.notNull())
    .addColumn('due_at', 'timestamptz')
    .addColumn('seen_until', 'timestamptz')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute();
  // A template in use cannot be deleted. The handler says where it is used; the constraint covers
  // concurrent changes.
  await sql`alter table campaigns add constraint campaigns_template foreign key (account_id, template_id)
    references templates (account_id, id)`.execute(db);
  await sql`create index campaigns_by_template on campaigns (account_id, template_id)`.execute(db);
  await sql`create index campaigns_due on campaigns (due_at) where due_at is not null`.execute(db);

  await sql`create table integrations (
    account_id text not null references accounts (id) on delete cascade,
    name text not null,
    status text not null,
    account_label text,
    connected_at timestamptz not null,
    primary key (account_id, name)
  )`.execute(db);
  await sql`create table integration_states (
    state_hash text primary key,
    account_id text not null references accounts (id) on delete cascade,
    name text not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index integration_states_by_end on integration_states (expires_at)`.execute(db);

  for (const table of ['sessions', 'photos']) await listIndexes(db, table);
  // These lists are sorted by last change.
  for (const table of ['templates', 'contacts', 'campaigns']) {
    const [changed, text] = [sql.id(`${table}_by_change`), sql.id(`${table}_by_text`)];
    const name = sql.table(table);
    await sql`create index ${changed} on ${name} (account_id, updated_at desc, seq desc)`.execute(db);
    await sql`create index ${text} on ${name} using gin (search_text gin_trgm_ops)`.execute(db);
  }
  await takeOutGone(db, 'contacts', [fromLists('photos', 'contact_ids')]);
  await takeOutGone(db, 'products', [
    fromLists('photos', 'product_ids'),
    fromLists('campaigns', 'product_ids'),
    fromScenes('templates'),
    fromScenes('assets'),
  ]);
  await keepTotals(db, [
    'templates',
    'products',
    'sessions',
    'photos',
    'contacts',
    'contact_emails',
    'contact_phones',
    'campaigns',
  ]);
}
