import { type Kysely, sql } from 'kysely';

/** Columns for filtering and sorting products besides the default order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Sorting must not depend on the database's default collation.
  await sql`create index products_by_name on products (account_id, name_key collate "C", seq)`.execute(db);
  await sql`create index products_by_price on products (account_id, price, seq)`.execute(db);
  await sql`create index products_by_change on products (account_id, updated_at, seq)`.execute(db);
  await sql`create index products_by_category on products (account_id, category)`.execute(db);
  await sql`create index products_by_location on products using gin (location_ids)`.execute(db);
}
