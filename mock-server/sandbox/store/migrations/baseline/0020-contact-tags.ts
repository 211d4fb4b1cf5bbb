import { type Kysely, sql } from 'kysely';

/** Tags that differ only in case are one, and rules of audiences have several tags. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function folded_tags(tags text[]) returns text[] language sql immutable strict
    return array(select lower(tag) from unnest(tags) as tag)`.execute(db);
  await sql`alter table contacts
    add column tag_keys text[] generated always as (folded_tags(tags)) stored`.execute(db);
  await sql`drop index contacts_by_tag`.execute(db);
  // Without fastupdate, because every search would scan the list of pending entries.
  await sql`create index contacts_by_tag on contacts using gin (tag_keys) with (fastupdate = off)`.execute(
    db,
  );
  // Rules about visits included contacts without one until now.
  await sql`update campaigns set audience = jsonb_set(audience, '{rules}', (
    select coalesce(jsonb_agg(
      case
        when rule ->> 'field' = 'tag' and rule ? 'value'
          then rule - 'value' || jsonb_build_object('values', jsonb_build_array(rule -> 'value'))
        when rule ->> 'field' = 'lastVisit' and rule ->> 'op' = 'notWithin'
          then rule || '{"includesUnknown": true}'
        else rule
      end order by place), '[]')
    from jsonb_array_elements(audience -> 'rules') with ordinality as each(rule, place)))
    where audience -> 'rules' @> '[{"field": "tag"}]' or audience -> 'rules' @> '[{"field": "lastVisit"}]'`.execute(
    db,
  );
}
