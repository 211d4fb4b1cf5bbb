import { type Kysely, sql } from 'kysely';

/** What invoices say about the business, and the parties and tax of each invoice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table billing_details (
    account_id text primary key references accounts (id) on delete cascade,
    company_name text not null,
    address jsonb,
    tax_id text,
    email text,
    updated_at timestamptz not null
  )`.execute(db);
  // Earlier invoices have neither.
  await sql`alter table invoices add column tax jsonb, add column parties jsonb`.execute(db);
}
