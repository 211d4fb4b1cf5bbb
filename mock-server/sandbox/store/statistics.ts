// PGlite has no autovacuum, which on a PostgreSQL server counts rows for the planner and marks
// visible pages. Without the counts, a search in a large account scans all of it; without the
// marks, every index count also reads each row.
import { type Kysely, sql } from 'kysely';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import type { Tables } from './tables.ts';

const EVERY_MS = 15_000;
/** With so few rows, any plan is fast enough. */
const FEW = 500;

/** Analyzes the tables at the start and after many changes. */
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
