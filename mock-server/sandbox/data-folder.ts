// Opens what lasts: the data folder with its media, and the database. One process at a time.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Settings } from '../settings.ts';
import { FolderInUse, takeLock } from './lock.ts';
import { type OpenMedia, openMedia } from './media/media.ts';
import { bindFolder, OWN_DATABASE, serverDatabase } from './store/belonging.ts';
import { openDatabase } from './store/database.ts';
import type { Tables } from './store/tables.ts';

export interface Data {
  db: Kysely<Tables>;
  media: OpenMedia;
  close(): Promise<void>;
}

type Where = Pick<Settings, 'dataDir' | 'databaseUrl' | 'log'>;

/**
 * @param wrote called after each write
 * @throws FolderInUse while another process has the data folder; Error with one sentence when it or the database cannot be opened
 */
export async function openData(where: Where, wrote: () => void): Promise<Data> {
  const { dataDir, log } = where;
  // Before anything in the folder is touched.
  const unlock = takeFolder(dataDir);
  try {
    const db = await openStore(where, wrote);
    const media = await openMedia(dataDir, db, log).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    return {
      db,
      media,
      close: async () => {
        await media.thumbnails.end();
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The database on the server when one is named, else the one in the data folder. */
async function openStore({ dataDir, databaseUrl, log }: Where, wrote: () => void): Promise<Kysely<Tables>> {
  const lost = (sentence: string) => {
    log(sentence);
    // What is in work cannot be finished: the rows are another sandbox's.
    process.exit(1);
  };
  if (databaseUrl === undefined) {
    bindFolder(dataDir, OWN_DATABASE);
    return openDatabase({ folder: join(dataDir, 'database') }, { log, lost, wrote });
  }
  const db = await openDatabase({ url: databaseUrl }, { log, lost, wrote });
  try {
    bindFolder(dataDir, await serverDatabase(db));
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function takeFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true });
    return takeLock(dataDir);
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
    const reason = error instanceof Error ? error.message : error;
    throw new Error(
      `The data folder ${resolve(dataDir)} cannot be written (${reason}); set DATA_DIR to another folder.`,
    );
  }
}
