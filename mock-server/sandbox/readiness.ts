// Whether the sandbox can do its work.
import type { Kysely } from 'kysely';
import type { Files } from './media/files.ts';
import type { RepeatedTask } from './repeat-task.ts';
import { executedMigrations } from './store/migrate.ts';
import { migrations } from './store/migrations/index.ts';
import type { Tables } from './store/tables.ts';

export type Jobs = Record<string, RepeatedTask>;

export interface Checked {
  db: Kysely<Tables>;
  files: Pick<Files, 'requireWritable'>;
  jobs: Jobs;
}

/** Below the patience of the front door. */
const PATIENCE_MS = 3000;
/** An export of a large account takes many minutes. */
const LONGEST_ROUND_MS = 30 * 60_000;

/** @returns what does not work, in one sentence each */
export async function notReady({ db, files, jobs }: Checked, now = Date.now()): Promise<string[]> {
  const found = await Promise.all([
    inTime('The database', missingMigrations(db)),
    inTime(
      'The file store',
      files.requireWritable().then(() => undefined),
    ),
  ]);
  const stuck = Object.entries(jobs)
    .filter(([, { busySince }]) => busySince !== undefined && now - busySince > LONGEST_ROUND_MS)
    .map(([name]) => `The job ${name} has not finished for ${LONGEST_ROUND_MS / 60_000} minutes.`);
  return [...found.filter((reason) => reason !== undefined), ...stuck];
}

async function missingMigrations(db: Kysely<Tables>): Promise<string | undefined> {
  const executed = new Set(await executedMigrations(db));
  const missing = Object.keys(migrations).filter((name) => !executed.has(name));
  return missing.length === 0 ? undefined : `The database lacks the migrations ${missing.join(', ')}.`;
}

/** Anyone can read the answer, so it has the error's code, but not its message with paths and hosts. */
async function inTime(name: string, check: Promise<string | undefined>): Promise<string | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve(`${name} does not answer.`), PATIENCE_MS);
  const failed = check.catch((error) => `${name} cannot be used (${error.code ?? error.name}).`);
  return Promise.race([failed, late]).finally(() => clearTimeout(timer));
}
