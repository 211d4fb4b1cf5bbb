import { type Kysely, sql } from 'kysely';

/** Names in American spelling, also inside of scenes. A quotation mark within a JSON string has a backslash before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['photos', 'deleted_photos'])
    await sql`alter table ${sql.table(table)} rename column favourite to favorite`.execute(db);
  await sql`update campaigns set status = 'canceled' where status = 'cancelled'`.execute(db);
  await sql`update views set search = jsonb_set(search, '{status}',
    replace((search -> 'status')::text, '"cancelled"', '"canceled"')::jsonb)
    where list = 'campaigns' and search ? 'status'`.execute(db);
  await sql`update idempotency_keys set result = replace(result::text, '"favourite":', '"favorite":')::jsonb
    where result::text like '%"favourite":%'`.execute(db);
  for (const table of ['templates', 'assets'])
    await sql`update ${sql.table(table)}
      set scene = regexp_replace(scene::text, '([{[,] ?)"colour"(?=[],:])', '\\1"color"', 'g')::jsonb
      where scene::text like '%"colour"%'`.execute(db);
}
