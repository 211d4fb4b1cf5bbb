import { type Kysely, sql } from 'kysely';
import { ownedTable } from './owned-table.ts';

/** Subscriptions, the cards that pay for them, and their invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table subscriptions (
    account_id text primary key references accounts (id) on delete cascade,
    plan_id text not null,
    status text not null,
    anchor timestamptz not null,
    period_start timestamptz not null,
    period_end timestamptz not null,
    trial_ends_at timestamptz,
    cancel_at_period_end boolean not null default false,
    cancel_reason text,
    cancel_comment text,
    credit integer not null default 0 check (credit >= 0),
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`.execute(db);
  await sql`create index subscriptions_by_end on subscriptions (period_end) where status <> 'canceled'`.execute(
    db,
  );
  await sql`create table cards (
    account_id text primary key references accounts (id) on delete cascade,
    brand text not null,
    last4 text not null check (last4 ~ '^[0-9]{4}$'),
    exp_month integer not null,
    exp_year integer not null,
    name text,
    postal_code text,
    declines boolean not null,
    created_at timestamptz not null
  )`.execute(db);
  await ownedTable(db, 'invoices')
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'timestamptz', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('period_start', 'timestamptz', (column) => column.notNull())
    .addColumn('period_end', 'timestamptz', (column) => column.notNull())
    .addColumn('lines', 'jsonb', (column) => column.notNull())
    .addColumn('paid_with', 'text')
    .addUniqueConstraint('invoices_number', ['account_id', 'number'])
    .execute();
  // Campaign messages of a month are counted against the plan.
  await sql`create index contact_events_by_month on contact_events (account_id, at) where kind = 'campaignSent'`.execute(
    db,
  );
}
