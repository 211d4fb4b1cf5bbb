import type { Kysely } from 'kysely';
import { nested } from './nested.ts';

/** Runs `work` in a transaction that is always rolled back, also when it succeeds. */
export async function rolledBack<T, Result>(
  db: Kysely<T>,
  work: (db: Kysely<T>) => Promise<Result>,
): Promise<Result> {
  const trx = await db.startTransaction().execute();
  try {
    return await work(nested(trx));
  } finally {
    await trx.rollback().execute();
  }
}
