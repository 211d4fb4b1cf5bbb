import type { SelectQueryBuilder } from 'kysely';
import type { Handlers } from '../handler.ts';
import { notFound, refuse } from '../refusal.ts';
import { alone } from '../store/alone.ts';
import { countOf, offsetOf, pageCount, totalOf } from '../store/pages.ts';
import type { OwnTables } from '../store/tables.ts';
import { addressLists } from './address-lists.ts';
import { EACH_WAY, found, WAYS } from './addresses.ts';
import { keepOptOuts } from './consent.ts';
import { createContact } from './create.ts';
import { importContacts } from './import.ts';
import { holdPeople, readPerson, selectPeople, toContact } from './person.ts';
import { updateContact } from './update.ts';

export const contacts = {
  ...addressLists,
  createContact,
  updateContact,
  importContacts,

  async listContacts({ db, scope, query }) {
    const matches = query.search === undefined ? undefined : found(query.search);
    const total = matches
      ? await countOf(db.selectFrom('contacts').where(matches))
      : await totalOf({ db, scope }, 'contacts');
    const people = selectPeople(db).where('contacts.id', 'in', (eb) => {
      // The page first, then what belongs to its rows: else it would be looked up for all rows before them too.
      const all = eb.selectFrom('contacts').select('contacts.id');
      const matching = matches ? all.where(matches) : all;
      return lastChangedFirst(matching).limit(query.show).offset(offsetOf(query));
    });
    const rows = await lastChangedFirst(people).execute();
    return { page: query.page, pages: pageCount(total, query), items: rows.map(toContact) };
  },

  async findContact({ db, query: { emailAddress, phoneNumber } }) {
    const [way, value] =
      phoneNumber === undefined ? (['email', emailAddress] as const) : (['sms', phoneNumber] as const);
    if (value === undefined || (emailAddress !== undefined && phoneNumber !== undefined)) {
      const message = 'Send exactly one of emailAddress and phoneNumber.';
      const amiss = value === undefined ? 'one of them' : 'not with both';
      const detail = `Ask with an e-mail address or with a phone number, ${amiss}.`;
      throw refuse(422, detail, [{ field: 'emailAddress', message }]);
    }
    const { table, key } = WAYS[way];
    const person = await selectPeople(db)
      .where('contacts.id', '=', (eb) =>
        eb.selectFrom(table).select('contactId').where('key', '=', key(value)),
      )
      .executeTakeFirst();
    if (!person) throw notFound();
    return toContact(person);
  },

  async getContact({ db, params }) {
    return toContact(await readPerson(db, params.id));
  },

  async deleteContact({ db, params }) {
    await alone(db, async (trx) => {
      const [person] = await holdPeople(trx, [params.id]);
      if (!person) throw notFound();
      for (const way of EACH_WAY) {
        const { list, key, consent } = WAYS[way];
        const leaving = person[list].map((value) => ({ key: key(value), consent: person[consent] }));
        await keepOptOuts(trx, way, leaving);
      }
      await trx.deleteFrom('contacts').where('id', '=', params.id).execute();
    });
    return { id: params.id };
  },
} satisfies Handlers;

const lastChangedFirst = <O>(query: SelectQueryBuilder<OwnTables, 'contacts', O>) =>
  query.orderBy('contacts.updatedAt', 'desc').orderBy('contacts.seq', 'desc');
