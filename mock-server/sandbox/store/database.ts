import { existsSync } from 'node:fs';
import { rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { CamelCasePlugin, type Dialect, Kysely, PGliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { parsers } from './parsers.ts';
import { prepared } from './prepared.ts';
import { openServer, type Watch } from './server.ts';
import type { Tables } from './tables.ts';
import { watchWrites } from './watch-writes.ts';

/** A folder that PGlite keeps, or a database on a PostgreSQL server. */
export type Place = { folder: string } | { url: string };

/** Throws to refuse a database before anything in it is changed. `isNew` says that it has no tables yet. */
type Check = (db: Kysely<Tables>, isNew: boolean) => Promise<void>;

/**
 * Opens a database and brings its tables up to date. A folder is made when it is not there, and the caller holds the
 * lock around it; a server's database is there, and this holds it until `destroy`.
 * @throws Error with one sentence when the database cannot be had, is refused, or a migration fails
 */
export async function openDatabase(place: Place, watch: Watch, check?: Check): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({
    dialect: watchWrites(
      'url' in place ? await openServer(place.url, watch) : await openFolder(place.folder),
      watch.wrote,
    ),
    // Keys inside a JSON column are the contract's.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  try {
    const known = await migrator.getMigrations();
    await check?.(
      db,
      known.every(({ executedAt }) => executedAt === undefined),
    );
    const { error } = await migrator.migrateToLatest();
    if (error) throw new Error('The database could not be brought up to date.', { cause: error });
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** A database in a folder, as it is: the caller holds the lock around it. */
export const openPglite = (folder: string) => PGlite.create(folder, { extensions: { pg_trgm }, parsers });

async function openFolder(folder: string): Promise<Dialect> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeDatabase(folder);
  return new PGliteDialect({ pglite: prepared(await openPglite(folder)) });
}

/** Takes seconds, and a database that was cut short would never open: so it is made aside, and moved when it is whole. */
async function makeDatabase(folder: string): Promise<void> {
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  // Only an empty folder can be replaced; anything else in it stays.
  if (existsSync(folder)) await rmdir(folder);
  const pglite = await openPglite(making);
  await pglite.close();
  await rename(making, folder);
}
