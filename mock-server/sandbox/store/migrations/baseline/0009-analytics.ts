import { type Kysely, type RawBuilder, sql } from 'kysely';

const { raw } = sql;

/**
 * Daily figures, so that a period costs the same in a large account, and the weekly reports.
 * Triggers maintain the figures: each change of photos and contacts adds rows with the difference,
 * so writers need not wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await splitClicks(db);
  await createFunctions(db);
  await createTables(db);
  await keepFigures(db, PHOTOS);
  await keepFigures(db, CONTACTS);
  await sql`create function recount_days() returns trigger language plpgsql as $$
    begin
      ${recount(PHOTOS, 'new.id')}
      ${recount(CONTACTS, 'new.id')}
      return null;
    end $$`.execute(db);
  await sql`create trigger recount_days after update of timezone on accounts
    for each row when (old.timezone is distinct from new.timezone) execute function recount_days()`.execute(
    db,
  );
  for (const figures of [PHOTOS, CONTACTS]) {
    await sql`do $$ declare account text; begin
      for account in select id from accounts loop ${recount(figures, 'account')} end loop;
    end $$`.execute(db);
  }
  await sql`create table weekly_reports (
    account_id text primary key references accounts (id) on delete cascade,
    enabled_at timestamptz not null
  )`.execute(db);
  await sql`create table weekly_report_mails (
    account_id text not null references accounts (id) on delete cascade,
    week date not null,
    recipient text not null,
    report jsonb not null,
    at timestamptz not null,
    primary key (account_id, week)
  )`.execute(db);
}

/** Counts clicks on booking and review links separately in the figures of photos. */
async function splitClicks(db: Kysely<unknown>): Promise<void> {
  for (const table of ['photos', 'deleted_photos']) {
    await sql`update ${sql.table(table)} as photo set stats = photo.stats || jsonb_build_object(
      'bookingClicks', (select count(*) from guest_events where photo_id = photo.id and kind = 'bookingClick'),
      'reviewClicks', (select count(*) from guest_events where photo_id = photo.id and kind = 'reviewClick')
    )`.execute(db);
  }
}

async function createFunctions(db: Kysely<unknown>): Promise<void> {
  // An opened message was delivered before.
  for (const [name, statuses] of [
    ['arrived_messages', '@.status == "delivered" || @.status == "opened"'],
    ['opened_messages', '@.status == "opened"'],
  ] as const) {
    await sql`create function ${sql.id(name)}(deliveries jsonb) returns integer language sql immutable
      return jsonb_array_length(jsonb_path_query_array(deliveries, ${sql.lit(`$[*] ? (${statuses})`)}))`.execute(
      db,
    );
  }
  // The contract cannot validate time zones: an unknown one is treated as UTC. Null without an
  // account.
  await sql`create function zone_of(account text) returns text language plpgsql stable as $$
    declare zone text := (select timezone from accounts where id = account);
    begin
      perform now() at time zone zone;
      return zone;
    exception when invalid_parameter_value then
      return 'UTC';
    end $$`.execute(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table photo_days (
    account_id text not null references accounts (id) on delete cascade,
    day date not null,
    location_id text,
    session_id text,
    device_id text,
    experience_id text,
    ${sql.join(Object.keys(PHOTOS.figures).map((name) => sql`${sql.id(name)} integer not null`))}
  )`.execute(db);
  await sql`create table contact_days (
    account_id text not null references accounts (id) on delete cascade,
    day date not null,
    location_ids text[] not null,
    ${sql.join(Object.keys(CONTACTS.figures).map((name) => sql`${sql.id(name)} integer not null`))}
  )`.execute(db);
  await sql`create index photo_days_by_day on photo_days (account_id, day)`.execute(db);
  await sql`create index contact_days_by_day on contact_days (account_id, day)`.execute(db);
}

interface DailyFigures {
  table: string;
  days: string;
  /** The column that determines the day. */
  at: string;
  dimensions: string[];
  /** Columns of `days` with their values for a row of `table`. */
  figures: Record<string, string>;
  /** The columns that determine dimensions and figures. */
  sources: string[];
}

const PHOTOS: DailyFigures = {
  table: 'photos',
  days: 'photo_days',
  at: 'captured_at',
  dimensions: ['location_id', 'session_id', 'device_id', 'experience_id'],
  figures: {
    photos: '1',
    deliveries: 'arrived_messages(deliveries)',
    opens: 'opened_messages(deliveries)',
    views: "(stats ->> 'views')::integer",
    downloads: "(stats ->> 'downloads')::integer",
    shares: "(stats ->> 'shares')::integer",
    booking_clicks: "(stats ->> 'bookingClicks')::integer",
    review_clicks: "(stats ->> 'reviewClicks')::integer",
    product_clicks: "(stats ->> 'productClicks')::integer",
    delivered: '(arrived_messages(deliveries) > 0)::integer',
    opened: '(opened_messages(deliveries) > 0)::integer',
    viewed: "((stats ->> 'views')::integer > 0)::integer",
    shared: "((stats ->> 'shares')::integer > 0)::integer",
    booked: "((stats ->> 'bookingClicks')::integer > 0)::integer",
  },
  sources: ['captured_at', 'location_id', 'session_id', 'device_id', 'experience_id', 'deliveries', 'stats'],
};

const CONTACTS: DailyFigures = {
  table: 'contacts',
  days: 'contact_days',
  at: 'created_at',
  dimensions: ['location_ids'],
  figures: { contacts: '1', opt_ins: "('in' in (email_status, sms_status))::integer" },
  sources: ['created_at', 'location_ids', 'email_status', 'sms_status'],
};

async function keepFigures(db: Kysely<unknown>, figures: DailyFigures): Promise<void> {
  const { table, sources } = figures;
  const hasChanged = raw(
    `(${sources.map((name) => `fresh.${name}`)}) is distinct from (${sources.map((name) => `gone.${name}`)})`,
  );
  const changes = {
    insert: sql`select 1 as sign, fresh.* from fresh`,
    delete: sql`select -1 as sign, gone.* from gone`,
    update: sql`select 1 as sign, fresh.* from fresh join gone using (id) where ${hasChanged}
      union all select -1 as sign, gone.* from gone join fresh using (id) where ${hasChanged}`,
  };
  const transitions = {
    insert: sql`new table as fresh`,
    delete: sql`old table as gone`,
    update: sql`old table as gone new table as fresh`,
  };
  for (const event of ['insert', 'delete', 'update'] as const) {
    const name = sql.id(`add_${table}_days_on_${event}`);
    await sql`create function ${name}() returns trigger language plpgsql as $$
      begin
        ${addDays(figures, changes[event])}
        return null;
      end $$`.execute(db);
    await sql`create trigger add_days_on_${raw(event)} after ${raw(event)} on ${sql.table(table)}
      referencing ${transitions[event]} for each statement execute function ${name}()`.execute(db);
  }
}

/** Adds or subtracts the figures of rows by their `sign`. */
function addDays(
  { days, at, dimensions, figures }: DailyFigures,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const names = Object.keys(figures);
  const keys = raw(dimensions.join(', '));
  const sums = raw(names.map((name) => `sum(sign * ${figures[name]}) as ${name}`).join(', '));
  // While an account is deleted, its time zone no longer exists.
  return sql`with change as (${rows}),
      zone as materialized (
        select account_id, zone_of(account_id) as name from (select distinct account_id from change) as account
      ),
      total as (
        select account_id, (${raw(at)} at time zone zone.name)::date as day, ${keys}, ${sums}
        from change join zone using (account_id) where zone.name is not null
        group by account_id, 2, ${keys}
      )
    insert into ${sql.table(days)} (account_id, day, ${keys}, ${raw(names.join(', '))})
      select * from total where (${raw(names.join(', '))}) <> (${raw(names.map(() => '0').join(', '))});`;
}

/** Recounts all days of an account. */
const recount = (figures: DailyFigures, account: string): RawBuilder<unknown> => sql`
  delete from ${sql.table(figures.days)} where account_id = ${raw(account)};
  ${addDays(figures, sql`select 1 as sign, ${sql.table(figures.table)}.* from ${sql.table(figures.table)} where account_id = ${raw(account)}`)}`;
