// What is known of domains beyond one account.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { type Expected, type Found, resolve } from './dns.ts';

export interface Domains {
  /** Asks the DNS. */
  resolve(records: Expected[]): Promise<Found>;
  /** The account that has verified the domain. */
  accountOf(domain: string): Promise<string | undefined>;
}

export const createDomains = (all: Kysely<Tables>): Domains => ({
  resolve: (records) => resolve(all, records),
  accountOf: async (domain) => {
    const row = await all
      .selectFrom('guestDomains')
      .select('accountId')
      .where('domain', '=', domain)
      .where('verifiedAt', 'is not', null)
      .executeTakeFirst();
    return row?.accountId;
  },
});
