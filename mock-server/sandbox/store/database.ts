import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely, PGliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/**
 * Opens the database in a folder, made when it is not there, and brings its tables up to date. The caller holds the
 * folder's lock.
 * @throws Error when a migration fails
 */
export async function openDatabase(folder: string): Promise<Kysely<Tables>> {
  if (!existsSync(folder)) await makeDatabase(folder);
  const pglite = await PGlite.create(folder);
  const db = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite }),
    // Keys inside a JSON column are the contract's.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await db.destroy();
    throw new Error('The database could not be brought up to date.', { cause: error });
  }
  return db;
}

/** Takes seconds, and a database that was cut short would never open: so it is made aside, and moved when it is whole. */
async function makeDatabase(folder: string): Promise<void> {
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  const pglite = await PGlite.create(making);
  await pglite.close();
  await rename(making, folder);
}
