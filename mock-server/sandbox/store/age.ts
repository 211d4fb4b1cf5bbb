// Notices an older copy of the database, such as a restored backup. The database counts its changes, and the data folder
// notes the count.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { StartRefusal } from '../lock.ts';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import type { Tables } from './tables.ts';

/** Counts all changes of this time as one. */
const EVERY_MS = 30_000;

const noteOf = (dataDir: string) => join(resolve(dataDir), 'database-age');

/** @throws StartRefusal with one sentence when the folder has seen a later state of the database */
export async function requireLatest(dataDir: string, db: Kysely<Tables>): Promise<void> {
  const note = noteOf(dataDir);
  const noted = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
  if (!(noted > 0) || (await readAge(db)) >= noted) return;
  throw new StartRefusal(
    `The database is older than the media in ${resolve(dataDir)}, as after restoring a backup; restore a later one, or remove ${note} to go on with this one: files that it does not use are kept for 30 days in ${join(resolve(dataDir), 'media/aside')}.`,
  );
}

/** @returns 0 for a database from before changes were counted */
async function readAge(db: Kysely<Tables>): Promise<number> {
  const { rows: tables } = await sql`select 1 where to_regclass('database_age') is not null`.execute(db);
  if (tables.length === 0) return 0;
  const { rows } = await sql<{ changes: number }>`select changes from database_age`.execute(db);
  return Number(rows[0]?.changes ?? 0);
}

/**
 * Counts and notes changes until `end`.
 * @param changes the number of writes since the start
 */
export function keepAge(
  dataDir: string,
  db: Kysely<Tables>,
  changes: () => number,
  log: (line: string) => void,
): RepeatedTask {
  const note = noteOf(dataDir);
  const fail = (trouble: string) => log(`The age of the database cannot be noted: ${trouble}`);
  let counted = 0;
  const count = async () => {
    const seen = changes();
    if (seen === counted) return;
    const { rows } = await sql<{ changes: number }>`
      update database_age set changes = changes + 1 returning changes`.execute(db);
    // Written atomically, and only after the database has it.
    writeFileSync(`${note}.new`, `${rows[0]?.changes}\n`);
    renameSync(`${note}.new`, note);
    // The count itself is a write.
    counted = seen + 1;
  };
  const task = repeatTask(count, EVERY_MS, fail);
  return {
    end: async () => {
      await task.end();
      await count().catch((error: unknown) => fail(error instanceof Error ? error.message : `${error}`));
    },
  };
}
