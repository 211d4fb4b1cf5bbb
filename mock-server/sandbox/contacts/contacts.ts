import { expressionBuilder } from 'kysely';
import type { Handlers } from '../handler.ts';
import { notFound, refuse } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { countOf, offsetOf, pageOf, totalOf } from '../store/pages.ts';
import type { OwnTables } from '../store/tables.ts';
import { addressLists } from './address-lists.ts';
import { WAYS } from './addresses.ts';
import { updateContacts } from './bulk.ts';
import { createContact } from './create.ts';
import { exportContacts } from './export.ts';
import { contactsMatching, inOrder, isFilter } from './find.ts';
import { importContacts } from './import.ts';
import { mergeContacts } from './merge.ts';
import { holdPeople, readPerson, selectPeople } from './person.ts';
import { removePeople } from './remove.ts';
import { showContact, showContacts } from './shown.ts';
import { contactTags } from './tags.ts';
import { listContactEvents } from './timeline.ts';
import { cancelContactImport } from './undo-import.ts';
import { updateContact } from './update.ts';

export const contacts = {
  ...addressLists,
  ...contactTags,
  createContact,
  updateContact,
  updateContacts,
  mergeContacts,
  listContactEvents,
  importContacts,
  cancelContactImport,
  exportContacts,

  async listContacts({ db, scope, query, media }) {
    const total = isFilter(query)
      ? await countOf(contactsMatching(db, query))
      : await totalOf({ db, scope }, 'contacts');
    // Selects the page first, because joining all rows before the page would be slower.
    const matching = contactsMatching(expressionBuilder<OwnTables, never>(), query);
    const page = inOrder(matching, query.sort).limit(query.show).offset(offsetOf(query));
    const rows = await inOrder(selectPeople(db).where('contacts.id', 'in', page), query.sort).execute();
    return pageOf(await showContacts({ db, media }, rows), total, query);
  },

  async findContact({ db, media, query: { emailAddress, phoneNumber } }) {
    const [way, value] =
      phoneNumber === undefined ? (['email', emailAddress] as const) : (['sms', phoneNumber] as const);
    if (value === undefined || (emailAddress !== undefined && phoneNumber !== undefined)) {
      const message = 'Send exactly one of emailAddress and phoneNumber.';
      const detail =
        value === undefined
          ? 'Enter an email address or a phone number.'
          : 'Enter either an email address or a phone number, not both.';
      throw refuse(422, detail, [{ field: 'emailAddress', message }]);
    }
    const { table, key } = WAYS[way];
    const person = await selectPeople(db)
      .where('contacts.id', '=', (eb) =>
        eb.selectFrom(table).select('contactId').where('key', '=', key(value)),
      )
      .executeTakeFirst();
    if (!person) throw notFound();
    return showContact({ db, media }, person);
  },

  async getContact({ db, params, media }) {
    return showContact({ db, media }, await readPerson(db, params.id));
  },

  async deleteContact({ db, params }) {
    await withAccountLock(db, async (trx) => {
      const [person] = await holdPeople(trx, [params.id]);
      if (!person) throw notFound();
      await removePeople(trx, [person]);
    });
    return { id: params.id };
  },
} satisfies Handlers;
