// All email addresses, and all phone numbers, of all contacts.
import { type SqlBool, sql } from 'kysely';
import type { Call, Handlers } from '../handler.ts';
import { notFound, refuse } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { countOf, offsetOf, pageOf, totalOf } from '../store/pages.ts';
import { foundAddress, fullName, WAYS, type Way } from './addresses.ts';
import { holdPeople } from './person.ts';
import { write } from './write.ts';

export const addressLists = {
  listContactEmails: (call) => listed('email', call),
  listContactPhoneNumbers: (call) => listed('sms', call),
  deleteContactEmail: (call) => removed('email', call),
  deleteContactPhoneNumber: (call) => removed('sms', call),
} satisfies Handlers;

type ListCall = Pick<Call<'listContactEmails'>, 'db' | 'scope' | 'query'>;

async function listed(way: Way, { db, scope, query }: ListCall) {
  const { table, consent } = WAYS[way];
  const { search } = query;
  const matches = search === undefined ? sql<SqlBool>`true` : foundAddress(way, search);
  // Sorted by code points, independent of the database's collation.
  const byValue = sql`value collate "C"`;
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom(table)
        .select(['value', 'contactId'])
        .where(matches)
        .orderBy(byValue)
        .limit(query.show)
        .offset(offsetOf(query))
        .as('page'),
    )
    .innerJoin('contacts', 'contacts.id', 'page.contactId')
    .select(['page.value', 'page.contactId', 'contacts.firstName', 'contacts.lastName'])
    .select(`contacts.${consent} as consent`)
    .orderBy(byValue)
    .execute();
  const items = rows.map(({ value, contactId, consent: { status }, ...names }) => ({
    value,
    contactId,
    contactName: fullName(names),
    consent: status,
  }));
  const total =
    search === undefined
      ? await totalOf({ db, scope }, table)
      : await countOf(db.selectFrom(table).where(matches));
  return pageOf(items, total, query);
}

type DeleteCall = Pick<Call<'deleteContactEmail'>, 'db' | 'query' | 'now'>;

async function removed(way: Way, { db, query, now }: DeleteCall): Promise<{ value: string }> {
  const { table, list, key } = WAYS[way];
  return withAccountLock(db, async (trx) => {
    const held = await trx
      .selectFrom(table)
      .select(['contactId', 'value'])
      .where('key', '=', key(query.value))
      .executeTakeFirst();
    const [before] = await holdPeople(trx, held ? [held.contactId] : []);
    if (!held || !before) throw notFound();
    if (before.emails.length + before.phones.length === 1) {
      const name = fullName(before) ?? 'The contact';
      throw refuse(
        409,
        `${name} would have no email address or phone number left. Add another one first, or delete the contact.`,
        [],
      );
    }
    const after = {
      ...before,
      [list]: before[list].filter((value) => key(value) !== key(query.value)),
      updatedAt: now,
    };
    await write(trx, [{ before, after, stated: [] }]);
    return { value: held.value };
  });
}
