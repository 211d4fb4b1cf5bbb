import { type Kysely, sql } from 'kysely';

/**
 * Triggers that maintain the number of rows per account and table, so that the page count of a long
 * list costs one small read.
 */
export async function keepTotals(db: Kysely<unknown>, tables: string[]): Promise<void> {
  await sql`create table if not exists row_totals (
    account_id text not null references accounts (id) on delete cascade,
    table_name text not null,
    n bigint not null,
    primary key (account_id, table_name)
  )`.execute(db);
  await sql`create or replace function count_fresh_rows() returns trigger language plpgsql as $$
    begin
      insert into row_totals as kept (account_id, table_name, n)
        select account_id, tg_table_name, count(*) from fresh group by account_id
        on conflict (account_id, table_name) do update set n = kept.n + excluded.n;
      return null;
    end $$`.execute(db);
  await sql`create or replace function count_gone_rows() returns trigger language plpgsql as $$
    begin
      update row_totals as kept set n = kept.n - counted.n
        from (select account_id, count(*) as n from gone group by account_id) as counted
        where kept.account_id = counted.account_id and kept.table_name = tg_table_name;
      return null;
    end $$`.execute(db);
  for (const table of tables) {
    const name = sql.table(table);
    await sql`create trigger count_fresh after insert on ${name}
      referencing new table as fresh for each statement execute function count_fresh_rows()`.execute(db);
    await sql`create trigger count_gone after delete on ${name}
      referencing old table as gone for each statement execute function count_gone_rows()`.execute(db);
    // Counts existing rows.
    await sql`insert into row_totals (account_id, table_name, n)
      select account_id, ${sql.lit(table)}, count(*) from ${name} group by account_id`.execute(db);
  }
}
