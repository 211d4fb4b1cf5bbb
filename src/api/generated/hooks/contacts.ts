// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send, toFormData } from '../../client';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../options';
import type { CallOptions } from '../../transport';
import type { Contact, ContactBulk, ContactBulkResult, ContactCreate, ContactEmailDeleted, ContactEmailPage, ContactEventPage, ContactExport, ContactExported, ContactImport, ContactImportSummary, ContactMerge, ContactPage, ContactPhoneNumberDeleted, ContactPhoneNumberPage, ContactTagPage, ContactUpdate, Deleted, Id } from '../models';

/** List contacts. A Manager sees the contacts of the assigned locations. Filters add up: a contact is kept when it fits all of them. */
export const listContacts = (params?: QueryParams<'listContacts'>, options?: CallOptions): Promise<ContactPage> =>
  send('listContacts', options, (init) => client.GET('/contacts', { ...init, params: { query: { ...params } } }));
export const listContactsQuery = (params?: QueryParams<'listContacts'>) =>
  readOptions('listContacts', [params], (signal) => listContacts(params, { signal }));

/** Add a contact. The fields travel in the query or in a JSON body. Our app sends the body, which keeps addresses out of URLs and logs. If both come, a field of the body wins over the same field of the query (`emailAddress` over `email`), and the query adds what the body leaves out. At least one e-mail address or phone number must come. No two contacts of an account share an address or a number. A contact that a Location adds belongs to that location, one that a Manager adds to the locations named, or to all assigned ones. An address or number that opted out and was deleted brings its opt-out with it, unless the body says what the consent is. A contact has at most 20 addresses and 20 numbers, the main ones among them. */
export const createContact = (data?: ContactCreate, params?: QueryParams<'createContact'>, options?: CallOptions): Promise<Contact> =>
  send('createContact', options, (init) => client.POST('/contacts', { ...init, params: { query: { ...params } }, body: data }));
export const createContactMutation = (options?: CallOptions) =>
  writeOptions('createContact', (variables: { data?: ContactCreate; params?: QueryParams<'createContact'> } | void) => createContact(variables?.data, variables?.params, options));
export const useCreateContact = (settings?: WriteSettings<Contact, { data?: ContactCreate; params?: QueryParams<'createContact'> } | void>) => useWrite(createContactMutation(), settings);

/** Change a contact; fields left out stay as they are. The body names the contact by `id`. Null empties a field that may be empty; a list replaces the list stored. `emailAddress` and `phoneNumber` become the main ones and lead their lists, or are taken out when null. The contact must keep one address or number. A change of consent is stored with the time and with who made it. A Manager changes which of the assigned locations know the contact, and leaves it one; it keeps all others. */
export const updateContact = (data: ContactUpdate, options?: CallOptions): Promise<Contact> =>
  send('updateContact', options, (init) => client.PATCH('/contacts', { ...init, body: data }));
export const updateContactMutation = (options?: CallOptions) =>
  writeOptions('updateContact', ({ data }: { data: ContactUpdate }) => updateContact(data, options));
export const useUpdateContact = (settings?: WriteSettings<Contact, { data: ContactUpdate }>) => useWrite(updateContactMutation(), settings);

/** Change or delete up to 200 contacts at once. Takes `ids` and either `set` or `delete`. What holds for one contact holds for each of them, in one step. Those that would come over 30 tags are answered as refused and stay as they are; so are those who opted out when a consent is set to anything but `out`, for whoever takes an opt-out back has heard so from that one person. Ids that are not there, or not within the caller's reach, are answered as missing. */
export const updateContacts = (data: ContactBulk, options?: CallOptions): Promise<ContactBulkResult> =>
  send('updateContacts', options, (init) => client.POST('/contacts/bulk', { ...init, body: data }));
export const updateContactsMutation = (options?: CallOptions) =>
  writeOptions('updateContacts', ({ data }: { data: ContactBulk }) => updateContacts(data, options));
export const useUpdateContacts = (settings?: WriteSettings<ContactBulkResult, { data: ContactBulk }>) => useWrite(updateContactsMutation(), settings);

/** List all e-mail addresses of all contacts, by value. */
export const listContactEmails = (params?: QueryParams<'listContactEmails'>, options?: CallOptions): Promise<ContactEmailPage> =>
  send('listContactEmails', options, (init) => client.GET('/contacts/emails', { ...init, params: { query: { ...params } } }));
export const listContactEmailsQuery = (params?: QueryParams<'listContactEmails'>) =>
  readOptions('listContactEmails', [params], (signal) => listContactEmails(params, { signal }));

/** Delete one e-mail address from the contact that has it. If it was the main one, the next in the contact's list becomes it. The only address or number of a contact is not deleted. */
export const deleteContactEmail = (params: QueryParams<'deleteContactEmail'>, options?: CallOptions): Promise<ContactEmailDeleted> =>
  send('deleteContactEmail', options, (init) => client.DELETE('/contacts/emails', { ...init, params: { query: { ...params } } }));
export const deleteContactEmailMutation = (options?: CallOptions) =>
  writeOptions('deleteContactEmail', ({ params }: { params: QueryParams<'deleteContactEmail'> }) => deleteContactEmail(params, options));
export const useDeleteContactEmail = (settings?: WriteSettings<ContactEmailDeleted, { params: QueryParams<'deleteContactEmail'> }>) => useWrite(deleteContactEmailMutation(), settings);

/** Make a CSV file of contacts. Takes either `ids` or a `filter`; `{}` as the filter means all. At most 100,000 contacts go into one file, more are refused (422), and so is nothing at all. Ids that are not there are left out, as `count` shows. The file can be fetched for ten minutes; it has the contacts that fit when it is fetched, the one changed last first. Its columns are those of the import, so that it can come in again: of addresses and numbers the main ones, a consent where it is known. A cell that a spreadsheet would take for a formula begins with a single quotation mark, which the import drops. */
export const exportContacts = (data: ContactExport, options?: CallOptions): Promise<ContactExported> =>
  send('exportContacts', options, (init) => client.POST('/contacts/export', { ...init, body: data }));
export const exportContactsQuery = (data: ContactExport) =>
  readOptions('exportContacts', [data], (signal) => exportContacts(data, { signal }));

/** Find the contact with an e-mail address or a phone number. Takes exactly one of the two; both or neither are refused. The whole address must agree, in any case. Ten digits and the same number with +1 before it are one number. Nobody found is 404. */
export const findContact = (params?: QueryParams<'findContact'>, options?: CallOptions): Promise<Contact> =>
  send('findContact', options, (init) => client.GET('/contacts/find', { ...init, params: { query: { ...params } } }));
export const findContactQuery = (params?: QueryParams<'findContact'>) =>
  readOptions('findContact', [params], (signal) => findContact(params, { signal }));

/** Add and change many contacts from a CSV file. The first row names the columns: `emailAddress`, `phoneNumber`, `firstName`, `lastName`, `birthday`, `notes`, `tags`, `locationIds`, `source`, `sourceId`, `emailConsent` and `smsConsent`; a column of any other name is refused. Commas, semicolons or tabs part them. One of the first two must be there, and filled in each row. Tags and location ids are parted by semicolons; a consent is `in`, `out` or empty, and an import never turns an `out` into `in`. Space around a value is dropped, and so is a single quotation mark before `=`, `+`, `-` or `@`; a row of empty cells is none. A new contact without `source` gets `import`, and locations as when it is added by itself. A row whose address or number is known, in the account or further up in the file, is a duplicate; an update leaves alone what the row leaves empty, and its address and number become the main ones. Good rows are stored even when others are rejected. Rows are stored once the whole file is there, some hundreds at a time; if the caller leaves before the answer, those stored by then stay. */
export const importContacts = (data: ContactImport, options?: CallOptions): Promise<ContactImportSummary> =>
  send('importContacts', options, (init) => client.POST('/contacts/import', { bodySerializer: toFormData, ...init, body: data }));
export const importContactsMutation = (options?: CallOptions) =>
  writeOptions('importContacts', ({ data }: { data: ContactImport }) => importContacts(data, options));
export const useImportContacts = (settings?: WriteSettings<ContactImportSummary, { data: ContactImport }>) => useWrite(importContactsMutation(), settings);

/** List all phone numbers of all contacts, by value. */
export const listContactPhoneNumbers = (params?: QueryParams<'listContactPhoneNumbers'>, options?: CallOptions): Promise<ContactPhoneNumberPage> =>
  send('listContactPhoneNumbers', options, (init) => client.GET('/contacts/phoneNumbers', { ...init, params: { query: { ...params } } }));
export const listContactPhoneNumbersQuery = (params?: QueryParams<'listContactPhoneNumbers'>) =>
  readOptions('listContactPhoneNumbers', [params], (signal) => listContactPhoneNumbers(params, { signal }));

/** Delete one phone number from the contact that has it. If it was the main one, the next in the contact's list becomes it. The only address or number of a contact is not deleted. */
export const deleteContactPhoneNumber = (params: QueryParams<'deleteContactPhoneNumber'>, options?: CallOptions): Promise<ContactPhoneNumberDeleted> =>
  send('deleteContactPhoneNumber', options, (init) => client.DELETE('/contacts/phoneNumbers', { ...init, params: { query: { ...params } } }));
export const deleteContactPhoneNumberMutation = (options?: CallOptions) =>
  writeOptions('deleteContactPhoneNumber', ({ params }: { params: QueryParams<'deleteContactPhoneNumber'> }) => deleteContactPhoneNumber(params, options));
export const useDeleteContactPhoneNumber = (settings?: WriteSettings<ContactPhoneNumberDeleted, { params: QueryParams<'deleteContactPhoneNumber'> }>) => useWrite(deleteContactPhoneNumberMutation(), settings);

/** List the tags that contacts have, the most used first. For filters and suggestions. Equally often used ones come by name. A Manager is told the tags of the contacts of the assigned locations. */
export const listContactTags = (params?: QueryParams<'listContactTags'>, options?: CallOptions): Promise<ContactTagPage> =>
  send('listContactTags', options, (init) => client.GET('/contacts/tags', { ...init, params: { query: { ...params } } }));
export const listContactTagsQuery = (params?: QueryParams<'listContactTags'>) =>
  readOptions('listContactTags', [params], (signal) => listContactTags(params, { signal }));

/** Read one contact. */
export const getContact = (id: Id, options?: CallOptions): Promise<Contact> =>
  send('getContact', options, (init) => client.GET('/contacts/{id}', { ...init, params: { path: { id } } }));
export const getContactQuery = (id: Id) =>
  readOptions('getContact', [id], (signal) => getContact(id, { signal }));

/** Delete a contact with its addresses, numbers and consents. Photos stay and are linked to nobody. An opt-out stays known, so that an import of the same address or number later does not undo it. */
export const deleteContact = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteContact', options, (init) => client.DELETE('/contacts/{id}', { ...init, params: { path: { id } } }));
export const deleteContactMutation = (options?: CallOptions) =>
  writeOptions('deleteContact', ({ id }: { id: Id }) => deleteContact(id, options));
export const useDeleteContact = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteContactMutation(), settings);

/** Make one contact of two who are the same person. The contact of the path stays and takes over what the one in `from` has; that one is gone. Addresses, numbers, tags and locations come together, those of the contact that stays first, so its main ones stay; photos, and what was sent, are both's. Where it has no name, birthday or visits of its own it gets the other's, and notes follow its own. An opt-out of either is an opt-out; else an agreement of either counts. It counts as added when the first of both was. Refused when more than 20 addresses, 20 numbers or 30 tags would come together, or notes of more than 1,000 letters; nothing is cut off. */
export const mergeContacts = (id: Id, data: ContactMerge, options?: CallOptions): Promise<Contact> =>
  send('mergeContacts', options, (init) => client.POST('/contacts/{id}/merge', { ...init, params: { path: { id } }, body: data }));
export const mergeContactsMutation = (options?: CallOptions) =>
  writeOptions('mergeContacts', ({ id, data }: { id: Id; data: ContactMerge }) => mergeContacts(id, data, options));
export const useMergeContacts = (settings?: WriteSettings<Contact, { id: Id; data: ContactMerge }>) => useWrite(mergeContactsMutation(), settings);

/** List what has happened with a contact, the last first. Photos taken, messages with a photo and from campaigns, the last visit, what the contact agreed to and took back, how it became known, imports that changed it, and merges. What was not written down at the time, because it happened before this was kept, is not there. A Manager sees the photos of the assigned locations. */
export const listContactEvents = (id: Id, params?: QueryParams<'listContactEvents'>, options?: CallOptions): Promise<ContactEventPage> =>
  send('listContactEvents', options, (init) => client.GET('/contacts/{id}/timeline', { ...init, params: { path: { id }, query: { ...params } } }));
export const listContactEventsQuery = (id: Id, params?: QueryParams<'listContactEvents'>) =>
  readOptions('listContactEvents', [id, params], (signal) => listContactEvents(id, params, { signal }));
