import type { Kysely, Transaction } from 'kysely';
import type { OwnTables } from './tables.ts';

/**
 * A transaction that is serialized per account, so that its reads stay valid for its writes, and
 * two of them cannot deadlock.
 */
export const withAccountLock = <T>(
  db: Kysely<OwnTables>,
  work: (trx: Transaction<OwnTables>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    // Blocks only other account locks; rows that reference the account can still be written.
    await trx.selectFrom('accounts').select('id').forNoKeyUpdate().execute();
    return work(trx);
  });
