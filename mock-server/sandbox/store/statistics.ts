// PGlite has nobody who counts rows for its planner, and marks which pages of a table are settled, as a PostgreSQL
// server has. Without the counts a search in a large business walks through all of it; without the marks every count
// by an index looks up each row as well.
import { type Kysely, sql } from 'kysely';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import type { Tables } from './tables.ts';

const EVERY_MS = 15_000;
/** So few rows are found whatever the plan is. */
const FEW = 500;

/** Tells the planner how much there is, at once and whenever that has changed much. */
export async function keepStatistics(db: Kysely<Tables>, log: (line: string) => void): Promise<RepeatedTask> {
  await refresh(db);
  return repeatTask(() => refresh(db), EVERY_MS, log);
}

async function refresh(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ kept: number; known: number }>`
    select (select coalesce(sum(n), 0) from row_totals)::integer as kept,
      (select coalesce(sum(greatest(reltuples, 0)), 0) from pg_class
        where relkind = 'r' and relname in (select distinct table_name from row_totals))::integer as known
  `.execute(db);
  const [{ kept, known } = { kept: 0, known: 0 }] = rows;
  if (Math.abs(kept - known) > FEW + known / 5) await sql`vacuum (analyze)`.execute(db);
}
