import { existsSync } from 'node:fs';
import { rename, rm, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { CamelCasePlugin, type Dialect, Kysely, PGliteDialect } from 'kysely';
import { executedMigrations, migrate, requireKnown, type Words } from './migrate.ts';
import { parsers } from './parsers.ts';
import { prepared } from './prepared.ts';
import { openServer, type Watch } from './server.ts';
import type { Tables } from './tables.ts';
import { watchWrites } from './watch-writes.ts';

/** A folder of PGlite, or a database on a PostgreSQL server. */
export type Place = { folder: string } | { url: string };

/** Throws to refuse a database before it is changed. `isNew` means that it has none of our tables yet. */
type Check = (db: Kysely<Tables>, isNew: boolean) => Promise<void>;

/**
 * Opens a database and runs its migrations. A folder is created if it is missing, and the caller
 * must hold its lock; a server's database must exist, and is locked until `destroy`.
 * @throws Error with one sentence when the database is unavailable or refused, or a migration fails
 */
export async function openDatabase(place: Place, watch: Watch, check?: Check): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({
    dialect: watchWrites(
      'url' in place ? await openServer(place.url, watch) : await openFolder(place.folder),
      watch.wrote,
    ),
    // Keys inside a JSON column follow the contract.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const words = wordsFor(place);
  try {
    const executed = await executedMigrations(db);
    requireKnown(executed, words);
    await check?.(db, executed.length === 0);
    await migrate(db, words);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const wordsFor = (place: Place): Words =>
  'url' in place
    ? { name: 'The database of DATABASE_URL', instead: 'set DATABASE_URL to another one' }
    : { name: resolve(place.folder), instead: 'set DATA_DIR to another folder' };

/** Opens the database in a folder; the caller must hold its lock. */
export const openPglite = (folder: string) => PGlite.create(folder, { extensions: { pg_trgm }, parsers });

async function openFolder(folder: string): Promise<Dialect> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeDatabase(folder);
  return new PGliteDialect({ pglite: prepared(await openPglite(folder)) });
}

/**
 * Creates the database in a temporary folder and then moves it, because a partially created one
 * would never open.
 */
async function makeDatabase(folder: string): Promise<void> {
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  // Only an empty folder can be replaced.
  if (existsSync(folder)) await rmdir(folder);
  const pglite = await openPglite(making);
  await pglite.close();
  await rename(making, folder);
}
