// Starts a server before the tests that run on PostgreSQL, and removes their databases afterwards.
import { randomBytes } from 'node:crypto';
import { globSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { withPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where the tests run on PGlite. */
    postgres: TestServer | undefined;
  }
}

export interface TestServer {
  /** A user who may create databases. */
  url: string;
  /** The prefix of this run's databases, which no others have. */
  prefix: string;
  /** The template data folder of the test files; the first one creates it. */
  folder: string;
}

/** @throws Error with one sentence without a server, or if its user may not create databases */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await withPostgres();
  const prefix = `sandbox_test_${randomBytes(4).toString('hex')}_`;
  const folder = resolve('node_modules/.cache/sandbox', prefix);
  await withClient(url, checkRights);
  project.provide('postgres', { url, prefix, folder });
  return async () => {
    await withClient(url, (client) => dropDatabases(client, prefix));
    await stop();
    for (const left of globSync(`${folder}*`)) rmSync(left, { recursive: true, force: true });
  };
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`DATABASE_URL: ${client.host}:${client.port} cannot be used for the tests (${reason}).`);
  }
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function checkRights(client: Client): Promise<void> {
  const { rows } = await client.query(
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  );
  if (rows[0]?.may) return;
  throw new Error(
    `DATABASE_URL: ${client.user} may not create databases, which the tests do; give that role CREATEDB.`,
  );
}

async function dropDatabases(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    prefix,
  ]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
}
