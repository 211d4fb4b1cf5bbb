// The database of a test's sandbox: in its data folder, or a separate one on the run's server.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { Client, DatabaseError } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from './store/database.ts';
import type { Tables } from './store/tables.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where no test may start a sandbox. */
    store: 'PGlite' | 'PostgreSQL' | undefined;
  }
}

if (!inject('store')) {
  throw new Error(
    'A test that starts a sandbox imports testing.ts, or one beside it, by itself, so that it runs on both databases.',
  );
}
const server = inject('postgres');

/** Whether these tests run on PostgreSQL; otherwise on PGlite. */
export const onPostgres = server !== undefined;

/**
 * The data folder that this run's test files copy; undefined on PGlite, where it outlives the run.
 */
export const folderOfRun = server?.folder;

/** One database per folder, also after a restart. */
const nameOf = (folder: string) =>
  `${server?.prefix}${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;

/**
 * The DATABASE_URL of a data folder; undefined on PGlite. Creates the database if it is missing.
 * @param template another folder, whose database is copied
 */
export async function databaseOf(folder: string, template?: string): Promise<string | undefined> {
  if (!server) return undefined;
  const copied = template === undefined ? '' : ` template ${nameOf(template)}`;
  await onServer(async (client) => {
    try {
      await client.query(`create database ${nameOf(folder)}${copied}`);
    } catch (error) {
      const isThere = error instanceof DatabaseError && error.code === '42P04';
      if (!isThere) throw error;
    }
  });
  const url = new URL(server.url);
  url.pathname = nameOf(folder);
  return url.href;
}

/** Opens the database of a stopped sandbox. The caller destroys it. */
export async function openStore(folder: string): Promise<Kysely<Tables>> {
  const url = await databaseOf(folder);
  const fail = (sentence: string) => {
    throw new Error(sentence);
  };
  const watch = { log: () => undefined, lost: fail, wrote: () => undefined };
  return openDatabase(url ? { url } : { folder: join(folder, 'database') }, watch);
}

export async function dropDatabaseOf(folder: string): Promise<void> {
  if (server)
    await onServer((client) => client.query(`drop database if exists ${nameOf(folder)} with (force)`));
}

/** Serializes work between the test files of a run. */
export async function alone(work: () => Promise<void>): Promise<void> {
  if (!server) return work();
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock(1)');
    await work();
  });
}

/** Connects as a user who may create databases. */
export async function onServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server?.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
