import { type Kysely, sql } from 'kysely';

/** The responses to requests with an idempotency key, or the progress of imports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table idempotency_keys (
    account_id text not null references accounts (id) on delete cascade,
    key text not null,
    fingerprint text not null,
    result jsonb,
    expires_at timestamptz not null,
    primary key (account_id, key)
  )`.execute(db);
  await sql`create index idempotency_keys_by_end on idempotency_keys (expires_at)`.execute(db);
}
