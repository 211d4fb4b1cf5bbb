// Binds a data folder's media to the rows of one database. With the rows of another database, the
// start would treat every file as an orphan and remove it.
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { StartRefusal } from '../lock.ts';
import type { Tables } from './tables.ts';

/** The note in folders from before databases were identified. */
const UNNAMED_DATABASE = 'the database in this folder';

/** Identifies an open database, independent of the server's name or address. */
export async function nameOfDatabase(db: Kysely<Tables>, isOwn: boolean): Promise<string> {
  const { rows } = await sql<{ system: string; oid: string }>`
    select system_identifier::text as system, oid::text as oid from pg_control_system(), pg_database
    where datname = current_database()`.execute(db);
  const [{ system = '', oid = '' } = {}] = rows;
  return isOwn ? `PGlite ${system}` : `PostgreSQL ${system}/${oid}`;
}

/**
 * Records at the first start to which database a data folder belongs.
 * @param isNew whether the database has no tables yet
 * @throws StartRefusal with one sentence when the folder belongs to another one
 */
export function bindFolder(dataDir: string, database: string, isNew: boolean): void {
  const note = noteOf(dataDir);
  const isOwn = database.startsWith('PGlite ');
  const hasOwn = existsSync(join(dataDir, 'database'));
  const noted = readNote(dataDir) ?? (hasOwn && !isOwn ? UNNAMED_DATABASE : undefined);
  if (noted === '') {
    throw new StartRefusal(
      `${note} is empty, so it is not known which database the media in ${resolve(dataDir)} belong to; remove ${note} if it is ${database}, or set DATA_DIR to another folder.`,
    );
  }
  const isUnnamed = noted === UNNAMED_DATABASE && isOwn;
  if (noted !== undefined && noted !== database && !isUnnamed) {
    throw new StartRefusal(
      `The media in ${resolve(dataDir)} belong to ${noted}, not to ${database}; set DATA_DIR to another folder, or remove ${note} if the database has moved.`,
    );
  }
  if (isNew && hasMedia(dataDir)) {
    throw new StartRefusal(
      `The data folder ${resolve(dataDir)} has media, but its database is empty; restore the database from a backup, or set DATA_DIR to another folder.`,
    );
  }
  if (noted === database) return;
  // Written atomically, because an empty note would lock the folder.
  writeFileSync(`${note}.new`, `${database}\n`, { flush: true });
  renameSync(`${note}.new`, note);
}

/**
 * Checks that a database without our tables has no others.
 * @throws StartRefusal with one sentence that names the first one
 */
export async function requireEmpty(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string; database: string }>`
    select relname as name, current_database() as database from pg_class as c
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace and relname not like 'kysely%'
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    order by relname limit 1`.execute(db);
  const [found] = rows;
  if (!found) return;
  throw new StartRefusal(
    `DATABASE_URL: the database ${found.database} has tables of another program, such as ${found.name}; set it to an empty database.`,
  );
}

/**
 * Checks that a folder without a database has never had one.
 * @throws StartRefusal with one sentence when the database is missing
 */
export function requireUnused(dataDir: string): void {
  const database = join(dataDir, 'database');
  const hasFiles = existsSync(database) && readdirSync(database).length > 0;
  if (readNote(dataDir)?.startsWith('PostgreSQL')) {
    throw new StartRefusal(
      `The media in ${resolve(dataDir)} belong to ${readNote(dataDir)}, not to a database in it; set DATABASE_URL to that one, or set DATA_DIR to another folder.`,
    );
  }
  if (!hasFiles && readNote(dataDir) === undefined && !hasMedia(dataDir)) return;
  throw new StartRefusal(
    `The data folder ${resolve(dataDir)} was used before, but ${hasFiles ? 'PG_VERSION of its database' : 'its database'} is missing; restore ${resolve(database)} from a backup, or set DATA_DIR to another folder.`,
  );
}

const noteOf = (dataDir: string) => join(resolve(dataDir), 'belongs-to');

function readNote(dataDir: string): string | undefined {
  const note = noteOf(dataDir);
  const found = statSync(note, { throwIfNoEntry: false });
  // A folder in its place is treated like an empty file.
  if (found && !found.isFile()) return '';
  return found && readFileSync(note, 'utf8').trim();
}

function hasMedia(dataDir: string): boolean {
  const files = join(dataDir, 'media/files');
  return existsSync(files) && readdirSync(files).length > 0;
}
