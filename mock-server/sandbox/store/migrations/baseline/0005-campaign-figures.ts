import { type Kysely, sql } from 'kysely';
import { folded, sortKey } from './names.ts';

/** Figures of campaigns by day and link, and sortable names where they were missing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaigns
    add column days jsonb not null default '[]',
    add column links jsonb not null default '[]',
    add column name_key text not null default ''`.execute(db);
  await sql`alter table managers add column name_key text not null default ''`.execute(db);
  await sql`alter table devices add column search_text text not null default ''`.execute(db);
  // Earlier figures are assigned to one day, as far as it is known.
  await sql`update campaigns set days = jsonb_build_array(jsonb_build_object(
      'day', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD'),
      'sent', stats -> 'sent', 'delivered', stats -> 'delivered', 'opened', stats -> 'opened',
      'clicked', stats -> 'clicked', 'bounced', stats -> 'bounced', 'unsubscribed', stats -> 'unsubscribed'))
    where (stats ->> 'sent')::integer > 0`.execute(db);
  await sql`update campaigns set links = jsonb_build_array(jsonb_build_object(
      'url', link_url, 'clicked', stats -> 'clicked', 'clicks', stats -> 'clicked'))
    where (stats ->> 'clicked')::integer > 0 and link_url is not null`.execute(db);
  for (const table of ['campaigns', 'managers']) {
    const shown =
      table === 'campaigns'
        ? sql`name`
        : sql`coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email)`;
    const named = sql<{ id: string; name: string }>`select id, ${shown} as name from ${sql.table(table)}`;
    for (const { id, name } of (await named.execute(db)).rows) {
      await sql`update ${sql.table(table)} set name_key = ${sortKey(name)} where id = ${id}`.execute(db);
    }
  }
  const devices = sql<{ id: string; name: string }>`select id, name from devices`;
  for (const { id, name } of (await devices.execute(db)).rows) {
    await sql`update devices set search_text = ${folded(name)} where id = ${id}`.execute(db);
  }
  await sql`create index devices_by_text on devices using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`create index campaigns_by_time on campaigns (account_id, time)`.execute(db);
}
