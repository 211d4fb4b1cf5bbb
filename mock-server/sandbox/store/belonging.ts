// A data folder's media belong to the rows of one database. With the rows of another, the start would take every file
// for one that a crash has left, and remove it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The database that lies in the folder itself. */
export const OWN_DATABASE = 'the database in this folder';

/** How a database on a server is told from all others, also when the server's name or address changes. */
export async function serverDatabase(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select system_identifier || '/' || oid as id from pg_control_system(), pg_database
    where datname = current_database()`.execute(db);
  return `PostgreSQL ${rows[0]?.id}`;
}

/**
 * Notes at the first start which database a data folder belongs to.
 * @throws Error with one sentence when it belongs to another one
 */
export function bindFolder(dataDir: string, database: string): void {
  const note = join(dataDir, 'belongs-to');
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
  const known = noted ?? (existsSync(join(dataDir, 'database')) ? OWN_DATABASE : undefined);
  if (known !== undefined && known !== database) {
    throw new Error(
      `The media in ${resolve(dataDir)} belong to ${known}, not to ${database}; set DATA_DIR to another folder, or remove ${note} if the database has moved.`,
    );
  }
  if (noted === undefined) writeFileSync(note, `${database}\n`);
}
