import type { Kysely, Transaction } from 'kysely';
import type { OwnTables } from './tables.ts';

/**
 * A transaction that is the only one of its kind on this account until it ends: what it has looked up holds when it
 * writes, and two of them never wait for each other's rows in a circle.
 */
export const withAccountLock = <T>(
  db: Kysely<OwnTables>,
  work: (trx: Transaction<OwnTables>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    // Held against its like only; other writers may still refer to the account.
    await trx.selectFrom('accounts').select('id').forNoKeyUpdate().execute();
    return work(trx);
  });
