// The metrics of the sandbox: how much work waits, and for what.

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import { openRegistry } from '../metrics-registry.ts';
import type { Jobs } from './readiness.ts';
import type { PoolSize } from './store/server.ts';
import type { Tables } from './store/tables.ts';

export interface Measured {
  db: Kysely<Tables>;
  jobs: Jobs;
  /** Undefined on PGlite, which has one connection. */
  poolSize(): PoolSize | undefined;
}

/** @returns reads the metrics, as JSON that the front door adds to its own */
export function createMetrics({ db, jobs, poolSize }: Measured): () => Promise<object[]> {
  const registry = openRegistry('sandbox');
  const registers = [registry];
  new Gauge({
    name: 'queue_length',
    help: 'Rows that are due and wait for a job.',
    labelNames: ['queue'] as const,
    registers,
    async collect() {
      for (const [queue, length] of Object.entries(await queues(db))) this.set({ queue }, length);
    },
  });
  new Gauge({
    name: 'job_busy_seconds',
    help: 'How long the current round of a job has taken so far; 0 between rounds.',
    labelNames: ['job'] as const,
    registers,
    collect() {
      for (const [job, { busySince }] of Object.entries(jobs))
        this.set({ job }, busySince === undefined ? 0 : (Date.now() - busySince) / 1000);
    },
  });
  new Gauge({
    name: 'database_pool',
    help: 'Connections to the database that are open and idle, and calls that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, n] of Object.entries(poolSize() ?? {})) this.set({ state }, n);
    },
  });
  return () => registry.getMetricsAsJSON();
}

async function queues(db: Kysely<Tables>): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from campaigns where due_at <= now() and status in ('scheduled', 'sending'))::integer as campaigns,
      (select count(*) from photos where deliver_at <= now())::integer as deliveries,
      (select count(*) from provider_messages where reported_at is null)::integer as message_reports,
      (select count(*) from account_exports where status = 'preparing')::integer as account_exports,
      (select count(*) from accounts where deletion_at <= now())::integer as account_deletion`.execute(db);
  return rows[0] ?? {};
}
