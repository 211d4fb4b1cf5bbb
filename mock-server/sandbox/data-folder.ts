// Opens the stored data: the data folder with its media, and the database. Only one process can
// have it open.
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Settings } from '../settings.ts';
import { hasNoSpace, isDiskFull, makeFolder } from './disk.ts';
import { StartRefusal, takeLock } from './lock.ts';
import type { Swept } from './media/files.ts';
import { type OpenMedia, openFileStore, openMedia } from './media/media.ts';
import { keepAge, requireLatest } from './store/age.ts';
import { bindFiles, bindFolder, nameOfDatabase, requireEmpty, requireUnused } from './store/belonging.ts';
import { openDatabase } from './store/database.ts';
import { reasonOf } from './store/migrate.ts';
import { type PoolSize, serverRefusal } from './store/server.ts';
import type { Tables } from './store/tables.ts';

export interface Data {
  db: Kysely<Tables>;
  media: OpenMedia;
  /** Undefined on PGlite. */
  poolSize(): PoolSize | undefined;
  close(): Promise<void>;
}

type Where = Pick<Settings, 'dataDir' | 'databaseUrl' | 'filesUrl' | 'log'>;

/**
 * @param wrote called after each write
 * @throws FolderInUse while another process has the data folder open; Error with one sentence when
 * it or the database cannot be opened
 */
export async function openData(where: Where, wrote: () => void): Promise<Data> {
  const { dataDir, log } = where;
  // Locks before any file is changed.
  const unlock = takeFolder(dataDir);
  let changes = 0;
  const changed = () => {
    changes += 1;
    wrote();
  };
  try {
    const { db, isNew, name, poolSize } = await openStore(where, changed);
    try {
      const store = await openFileStore(where);
      await bindFiles(where, store, name, isNew);
      const media = await openMedia(where, store, db);
      // Compared with the rows of a new database, every file would be an orphan. A bucket would take minutes to list.
      if (!isNew && where.filesUrl === undefined) report(await media.files.sweep(), where);
      const age = keepAge(dataDir, db, () => changes, log);
      return {
        db,
        media,
        poolSize,
        close: async () => {
          await media.derived.end();
          await age.end();
          await db.destroy();
          unlock();
        },
      };
    } catch (error) {
      await db.destroy();
      throw asSentence(error, join(dataDir, 'media'));
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Says what a start did to files. */
function report({ setAside, returned, removed }: Swept, { dataDir, log }: Where): void {
  const files = (n: number) => (n === 1 ? '1 file' : `${n} files`);
  const place = join(resolve(dataDir), 'media/aside');
  if (setAside > 0) {
    log(
      `${files(setAside)} that no record uses moved to ${place}: kept for 30 days, and back at the start after a record uses them again.`,
    );
  }
  if (returned > 0) log(`${files(returned)} moved back from ${place}, because records use them again.`);
  if (removed > 0) log(`${files(removed)} removed from ${place} after 30 days.`);
}

/** The database on the server if its URL is given, else the one in the data folder. */
async function openStore({ dataDir, databaseUrl, log }: Where, wrote: () => void) {
  const lost = (sentence: string) => {
    log(sentence);
    // Pending work cannot be finished, because another sandbox has taken over the rows.
    process.exit(1);
  };
  const folder = join(dataDir, 'database');
  const isOwn = databaseUrl === undefined;
  let isNew = false;
  let name = '';
  let poolSize = (): PoolSize | undefined => undefined;
  const pooled = (size: () => PoolSize) => {
    poolSize = size;
  };
  try {
    if (isOwn && !existsSync(join(folder, 'PG_VERSION'))) requireUnused(dataDir);
    const place = isOwn ? { folder } : { url: databaseUrl };
    const db = await openDatabase(place, { log, lost, wrote, pooled }, async (opened, hasNoTables) => {
      isNew = hasNoTables;
      if (isNew && !isOwn) await requireEmpty(opened);
      name = await nameOfDatabase(opened, isOwn);
      bindFolder(dataDir, name, isNew);
      await requireLatest(dataDir, opened);
    });
    return { db, isNew, name, poolSize };
  } catch (error) {
    throw databaseUrl === undefined ? asSentence(error, folder) : serverRefusal(databaseUrl, error);
  }
}

function takeFolder(dataDir: string): () => void {
  try {
    makeFolder(resolve(dataDir));
    if (!statSync(dataDir).isDirectory()) throw new Error('it is a file');
    return takeLock(dataDir);
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    if (isDiskFull(error)) throw diskFull(dataDir);
    const reason = error instanceof Error ? error.message : error;
    throw new Error(
      `The data folder ${resolve(dataDir)} cannot be written (${reason}); set DATA_DIR to another folder.`,
    );
  }
}

/** A readable message for a low-level failure at the start. */
function asSentence(error: unknown, folder: string): unknown {
  const isSentence = error instanceof StartRefusal;
  // With a cause, it is a failed migration, which a full disk can also be the reason for.
  if (isSentence && !error.cause) return error;
  if (isDiskFull(error) || hasNoSpace(resolve(folder, '..'))) return diskFull(folder);
  if (isSentence) return error;
  return new StartRefusal(
    `${resolve(folder)} cannot be used (${reasonOf(error)}); restore it from a backup, or set DATA_DIR to another folder.`,
  );
}

const diskFull = (folder: string) =>
  new StartRefusal(`The disk is full: ${resolve(folder)} cannot be written. Make room, then start again.`);
