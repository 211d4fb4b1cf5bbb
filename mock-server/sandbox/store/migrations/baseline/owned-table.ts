import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/**
 * Creates a table whose rows belong to an account, with an id, the account, the order and the time
 * of creation. Other tables reference a row by account and id, so that no reference can cross
 * accounts.
 */
export function ownedTable<T extends string>(db: Kysely<unknown>, name: T): CreateTableBuilder<T, string> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('seq', 'bigint', (column) => column.generatedAlwaysAsIdentity())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint(`${name}_of_account`, ['account_id', 'id']) as CreateTableBuilder<T, string>;
}

/** Indexes for the default order and for searches. */
export async function listIndexes(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table);
  await sql`create index ${sql.id(`${table}_by_age`)} on ${name} (account_id, created_at desc, seq desc)`.execute(
    db,
  );
  await sql`create index ${sql.id(`${table}_by_text`)} on ${name} using gin (search_text gin_trgm_ops)`.execute(
    db,
  );
}
