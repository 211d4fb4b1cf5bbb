import type { Transaction } from 'kysely';
import type { OwnTables } from '../store/tables.ts';
import { EACH_WAY, WAYS } from './addresses.ts';
import { keepOptOuts } from './consent.ts';
import type { Person } from './person.ts';

/**
 * Deletes contacts and keeps their opt-outs; the database removes them from photos.
 * @param trx of `withAccountLock`
 */
export async function removePeople(trx: Transaction<OwnTables>, people: Person[]): Promise<void> {
  if (people.length === 0) return;
  for (const way of EACH_WAY) {
    const { list, key, consent } = WAYS[way];
    const leaving = people.flatMap((person) =>
      person[list].map((value) => ({ key: key(value), consent: person[consent] })),
    );
    await keepOptOuts(trx, way, leaving);
  }
  await trx
    .deleteFrom('contacts')
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
}
