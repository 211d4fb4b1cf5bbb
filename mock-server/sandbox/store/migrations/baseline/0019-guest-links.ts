import { type Kysely, sql } from 'kysely';

/**
 * Photos that wait for approval before their guest sees them, and every consent text word for word.
 * A photo that the business or its guest hid keeps its link off; all other links now work.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column consent_texts jsonb not null default '{}'`.execute(db);
  await sql`update sessions set
    details = details || '{"holdUntilApproved": false}',
    consent_texts = case when details ->> 'consentText' is null then '{}'
      else jsonb_build_object(details ->> 'consentVersion', details ->> 'consentText') end`.execute(db);
  for (const table of ['photos', 'deleted_photos']) {
    const photos = sql.table(table);
    await sql`alter table ${photos} add column held boolean not null default false`.execute(db);
    await sql`update ${photos} as p set consent = p.consent || jsonb_build_object('text', (
      select s.consent_texts ->> (p.consent ->> 'textVersion') from sessions as s
      where s.account_id = p.account_id and s.id = p.session_id))`.execute(db);
  }
}
