import { type Kysely, sql } from 'kysely';
import { nameKeyOf } from './names.ts';

/** Columns for filtering and sorting contacts, and the history of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contacts
    add column name_key text,
    add column email_status text generated always as (email_consent ->> 'status') stored,
    add column sms_status text generated always as (sms_consent ->> 'status') stored`.execute(db);
  await nameThoseThere(db);
  // Sorting must not depend on the database's default collation.
  await sql`create index contacts_by_name on contacts (account_id, name_key collate "C", seq)`.execute(db);
  // Readable in both directions; contacts without a photo sort as the oldest.
  await sql`create index contacts_by_photo on contacts (account_id, last_photo_at nulls first, seq)`.execute(
    db,
  );
  await sql`create index contacts_by_visit on contacts
    (account_id, coalesce(last_visit_at, last_photo_at) nulls first, seq)`.execute(db);
  for (const column of ['source', 'email_status', 'sms_status']) {
    const name = sql.id(`contacts_by_${column}`);
    // Includes the default order, so that a page needs no sorting.
    await sql`create index ${name} on contacts (account_id, ${sql.id(column)}, updated_at desc, seq desc)`.execute(
      db,
    );
  }
  // Without fastupdate, because every search would scan the list of pending entries.
  await sql`create index contacts_by_tag on contacts using gin (tags) with (fastupdate = off)`.execute(db);

  // Events that cannot be derived from other tables. For earlier times, only the latest consent is
  // known.
  await sql`create table contact_events (
    account_id text not null,
    contact_id text not null,
    seq bigint generated always as identity,
    at timestamptz not null,
    kind text not null,
    details jsonb not null,
    primary key (seq),
    foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
  )`.execute(db);
  await sql`create index contact_events_of_contact on contact_events (account_id, contact_id, at desc, seq desc)`.execute(
    db,
  );
  // The selected contacts and the caller's scope; the file is created when it is downloaded.
  await sql`create table contact_exports (
    secret_hash text primary key,
    account_id text not null references accounts (id) on delete cascade,
    contacts jsonb not null,
    scope jsonb,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index contact_exports_by_end on contact_exports (expires_at)`.execute(db);
  for (const [channel, column] of [
    ['email', 'email_consent'],
    ['sms', 'sms_consent'],
  ] as const) {
    const consent = sql.id(column);
    await sql`insert into contact_events (account_id, contact_id, at, kind, details)
      select account_id, id, (${consent} ->> 'at')::timestamptz, 'consent',
        (${consent} - 'at') || jsonb_build_object('channel', ${sql.lit(channel)}::text)
      from contacts where ${consent} ->> 'at' is not null`.execute(db);
  }
}

interface Named {
  id: string;
  firstName: string | null;
  lastName: string | null;
  seq: number;
}

const AT_ONCE = 5000;

/** Computed here, because the database's collation depends on its locale. */
async function nameThoseThere(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Named>`select id, first_name, last_name, seq from contacts
      where seq > ${after} order by seq limit ${AT_ONCE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
    const keys = rows.map(({ id, ...name }) => ({ id, key: nameKeyOf(name) }));
    await sql`update contacts set name_key = named.key
      from json_to_recordset(${JSON.stringify(keys)}::json) as named (id text, key text)
      where contacts.id = named.id`.execute(db);
  }
}
