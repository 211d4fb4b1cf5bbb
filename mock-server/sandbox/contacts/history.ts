// Records events of contacts that cannot be derived from other tables later.
import type { Kysely } from 'kysely';
import type { StoredConsentGiven, Written } from '../store/tables/contacts.ts';
import type { OwnTables } from '../store/tables.ts';
import { EACH_WAY, WAYS } from './addresses.ts';
import type { Change } from './person.ts';

/** An event in its stored form, without its contact. */
export const toEvent = ({ kind, at, ...details }: Written) => ({
  kind,
  at: new Date(at),
  details: JSON.stringify(details),
});

const AT_ONCE = 2000;

/** Stores events of existing contacts. */
export async function keepEvents(
  trx: Kysely<OwnTables>,
  events: Iterable<[contactId: string, event: Written]>,
): Promise<void> {
  const rows = [...events].map(([contactId, event]) => ({ contactId, ...toEvent(event) }));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await trx
      .insertInto('contactEvents')
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
  }
}

/** The changes of consent, which had another value before. */
export const consentsOf = (changes: Change[]): [string, StoredConsentGiven][] =>
  changes.flatMap(({ before, after }) =>
    EACH_WAY.flatMap((way): [string, StoredConsentGiven][] => {
      const { consent } = WAYS[way];
      const [was, is] = [before?.[consent], after[consent]];
      const isSame = was ? was.status === is.status && was.at === is.at : is.status === 'unknown';
      if (isSame) return [];
      const { status, how, by, at, evidence } = is;
      const moment = at ?? after.updatedAt.toISOString();
      return [[after.id, { kind: 'consent', at: moment, channel: way, status, how, by, evidence }]];
    }),
  );
