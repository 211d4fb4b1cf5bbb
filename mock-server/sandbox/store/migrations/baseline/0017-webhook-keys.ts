import { type Kysely, sql } from 'kysely';

/** A service that signs with a key pair gives only the public key away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table integrations add column hook_key text`.execute(db);
}
