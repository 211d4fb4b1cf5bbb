import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartRefusal } from '../lock.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** How messages speak of a database. */
export interface Words {
  /** As at the beginning of a sentence. */
  name: string;
  /** What a user can do instead: `set DATA_DIR to another folder`. */
  instead: string;
}

/** The names of the migrations that a database has run. */
export async function executedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const table = await sql<{
    oid: string | null;
  }>`select to_regclass('kysely_migration')::text as oid`.execute(db);
  if (!table.rows[0]?.oid) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** @throws StartRefusal if the database has run a migration that this version does not have */
export function requireKnown(executed: string[], { name, instead }: Words): void {
  const newer = executed.filter((one) => !(one in migrations)).toSorted();
  if (newer.length === 0) return;
  throw new StartRefusal(
    `${name} was made by a newer version (its schema includes ${newer.join(', ')}); start that version, or ${instead}.`,
  );
}

/** @throws StartRefusal with the reason if a migration fails; then none of them has changed anything */
export async function migrate(db: Kysely<Tables>, { name, instead }: Words): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  // Two branches can each add a migration, and a folder can have been opened by either of them.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results.find(({ status }) => status === 'Error');
  if (!failed) throw error;
  throw new StartRefusal(
    `${name} could not be brought up to date, and is as it was (${failed.migrationName}: ${reasonOf(error)}); start the version that wrote it, or ${instead}.`,
    { cause: error },
  );
}

/** The reason of an error in one line, without a full stop. */
export function reasonOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const line = message.split('\n').find((text) => text.trim() !== '') ?? name;
  return line.trim().replace(/\.$/, '');
}
