import { type Kysely, sql } from 'kysely';

/** Accounts, their assets, and the users that the identity provider's emulator does not persist. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('record', 'jsonb')
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enterprise_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('business_name', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('owner_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('website', 'text')
    .addColumn('booking_url', 'text')
    .addColumn('review_url', 'text')
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('logo_asset_id', 'text')
    .addColumn('brand_color', 'text')
    .addColumn('accent_color', 'text')
    .addColumn('social_handles', 'jsonb', (column) => column.notNull())
    .addColumn('address', 'jsonb')
    .addColumn('user_type', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('settings', 'jsonb', (column) => column.notNull())
    .addColumn('referral', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('assets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('seq', 'bigint', (column) => column.generatedAlwaysAsIdentity())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('mime', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('scene', 'jsonb')
    .addColumn('stock', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('assets_of_account', ['account_id', 'id'])
    .execute();
  await sql`create index assets_by_age on assets (account_id, created_at desc, seq desc)`.execute(db);
  await sql`create index assets_by_type on assets (account_id, type, created_at desc, seq desc)`.execute(db);
  await sql`create index assets_by_file on assets (hash)`.execute(db);

  // With both columns, so that a logo can only be an asset of the same account.
  await sql`alter table accounts add constraint accounts_logo foreign key (id, logo_asset_id)
    references assets (account_id, id) on delete set null (logo_asset_id)`.execute(db);
}
