import { type Kysely, sql } from 'kysely';

/**
 * Triggers that maintain the number of photos of each contact and the time of the last one. A
 * contact inserted after its photos is not recounted.
 */
export async function countPhotos(db: Kysely<unknown>): Promise<void> {
  await sql`create function count_fresh_photos() returns trigger language plpgsql as $$
    begin
      -- In one order, so that two writers never wait for each other.
      perform 1 from contacts where (account_id, id) in (select account_id, unnest(contact_ids) from fresh)
        order by id for no key update;
      update contacts as c
        set photo_count = c.photo_count + added.n, last_photo_at = greatest(c.last_photo_at, added.last)
        from (
          select account_id, contact_id, count(*) as n, max(captured_at) as last
          from fresh, unnest(contact_ids) as contact_id group by account_id, contact_id
        ) as added
        where c.account_id = added.account_id and c.id = added.contact_id;
      return null;
    end $$`.execute(db);
  await sql`create function recount_photos(accounts text[], ids text[]) returns void language plpgsql as $$
    begin
      perform 1 from contacts as c where c.account_id = any(accounts) and c.id = any(ids)
        order by c.id for no key update;
      update contacts as c
        set photo_count = counted.n, last_photo_at = counted.last
        from contacts as named, lateral (
          select count(*) as n, max(p.captured_at) as last from photos as p
          where p.account_id = named.account_id and p.contact_ids @> array[named.id]
        ) as counted
        where named.account_id = any(accounts) and named.id = any(ids)
          and c.account_id = named.account_id and c.id = named.id;
    end $$`.execute(db);
  await sql`create function count_gone_photos() returns trigger language plpgsql as $$
    begin
      perform recount_photos(array_agg(distinct account_id), array_agg(distinct contact_id))
        from gone, unnest(contact_ids) as contact_id;
      return null;
    end $$`.execute(db);
  await sql`create function count_changed_photos() returns trigger language plpgsql as $$
    begin
      perform recount_photos(array_agg(distinct now.account_id), array_agg(distinct contact_id))
        from gone as before
        join fresh as now on now.id = before.id,
        unnest(before.contact_ids || now.contact_ids) as contact_id
        where now.contact_ids <> before.contact_ids or now.captured_at <> before.captured_at;
      return null;
    end $$`.execute(db);
  await sql`create trigger count_photos_fresh after insert on photos
    referencing new table as fresh for each statement execute function count_fresh_photos()`.execute(db);
  await sql`create trigger count_photos_gone after delete on photos
    referencing old table as gone for each statement execute function count_gone_photos()`.execute(db);
  await sql`create trigger count_photos_changed after update on photos
    referencing old table as gone new table as fresh
    for each statement execute function count_changed_photos()`.execute(db);
}
