// Binds a data folder's media to the rows of one database. With the rows of another database, the
// start would treat every file as an orphan and remove it.
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import type { Settings } from '../../settings.ts';
import { StartRefusal } from '../lock.ts';
import type { FileStore } from '../media/file-store.ts';
import { reasonOf } from './migrate.ts';
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

/** The name, in a bucket, of the note that says whose files it has. */
export const OWNER_KEY = 'belongs-to';

/** Notes the bucket of a data folder's files. */
export const filesNoteOf = (dataDir: string) => join(resolve(dataDir), 'files-in');

/**
 * Records at the first start in which store the files of a database are, and in a bucket to which database they belong.
 * @throws StartRefusal with one sentence if they are elsewhere, or the bucket cannot be used or has those of another database
 */
export async function bindFiles(
  { dataDir, filesUrl }: Pick<Settings, 'dataDir' | 'filesUrl'>,
  store: FileStore,
  database: string,
  isNew: boolean,
): Promise<void> {
  const note = filesNoteOf(dataDir);
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
  if (!isNew && (noted ?? (hasMedia(dataDir) ? undefined : filesUrl)) !== filesUrl) {
    throw new StartRefusal(
      `The files of ${resolve(dataDir)} are in ${noted ?? join(resolve(dataDir), 'media')}; move them by npm run files -- move ${filesUrl ?? 'folder'}, or set FILES_URL to ${noted ?? 'nothing'}.`,
    );
  }
  if (filesUrl === undefined) return;
  await store.requireUsable().catch((error) => {
    throw new StartRefusal(
      `FILES_URL: ${filesUrl} cannot be used (${reasonOf(error)}); check its name, its keys, and its address in AWS_ENDPOINT_URL_S3.`,
    );
  });
  if (!(await requireOwner(store, database))) await noteOwner(store, dataDir, database);
  writeFileSync(note, `${filesUrl}\n`, { flush: true });
}

/** @returns false if the bucket has no owner. @throws StartRefusal if it has the files of another database */
export async function requireOwner(store: FileStore, database: string): Promise<boolean> {
  const file = await store.open(OWNER_KEY);
  const owner = file && (await text(file.read())).trim();
  if (owner === undefined || owner === database) return owner !== undefined;
  throw new StartRefusal(
    `${store.name} has the files of ${owner}, not of ${database}; choose another bucket or folder.`,
  );
}

/** Notes in a bucket to which database its files belong. */
export async function noteOwner(store: FileStore, dataDir: string, database: string): Promise<void> {
  const draft = `${filesNoteOf(dataDir)}.new`;
  writeFileSync(draft, `${database}\n`);
  await store.put(OWNER_KEY, draft);
}

const noteOf = (dataDir: string) => join(resolve(dataDir), 'belongs-to');

export function readNote(dataDir: string): string | undefined {
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
