// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

import { client, send } from '../../transport/client';
import { toFormData } from '../../transport/form-data';
import { type QueryParams, readOptions, useWrite, type WriteSettings, writeOptions } from '../../cache/options';
import { repeatable } from '../../transport/repeatable';
import type { CallOptions } from '../../transport/transport';
import { type Base, saveVersion } from '../../transport/versions';
import type { Contact, ContactBulk, ContactBulkResult, ContactCreate, ContactEmailDeleted, ContactEmailPage, ContactEventPage, ContactExport, ContactExported, ContactImport, ContactImportSummary, ContactImportUndone, ContactMerge, ContactPage, ContactPhoneNumberDeleted, ContactPhoneNumberPage, ContactTagPage, ContactUpdate, Deleted, Id } from '../models';

/** List contacts. A Manager sees the contacts of the assigned locations; a manager of all locations also those without a location. Filters are combined with AND. */
export const listContacts = (params?: QueryParams<'listContacts'>, options?: CallOptions): Promise<ContactPage> =>
  send('listContacts', options, (init) => client.GET('/contacts', { ...init, params: { query: { ...params } } }));
export const listContactsQuery = (params?: QueryParams<'listContacts'>) =>
  readOptions('listContacts', [params], (signal) => listContacts(params, { signal }));

/** Add a contact. The fields are sent in the query or in a JSON body. Prefer the body: it keeps email addresses and phone numbers out of URLs and logs. If both are sent, the body overrides the query (`emailAddress` overrides `email`), and the query adds what the body omits. At least one email address or phone number is required. No two contacts of an account can share an email address or phone number. A contact created by a Location belongs to that location; one created by a Manager belongs to the given locations, or to all assigned ones. An address or number that opted out before its contact was deleted stays opted out, unless the body sets the consent. A contact has at most 20 email addresses and 20 phone numbers, including the main ones. */
export const createContact = (data?: ContactCreate, params?: QueryParams<'createContact'>, options?: CallOptions): Promise<Contact> =>
  repeatable('createContact', [data, params], options, (options) =>
    send('createContact', options, (init) => client.POST('/contacts', { ...init, params: { query: { ...params } }, body: data })));
export const createContactMutation = (options?: CallOptions) =>
  writeOptions('createContact', (variables: { data?: ContactCreate; params?: QueryParams<'createContact'> } | void) => createContact(variables?.data, variables?.params, options));
export const useCreateContact = (settings?: WriteSettings<Contact, { data?: ContactCreate; params?: QueryParams<'createContact'> } | void>) => useWrite(createContactMutation(), settings);

/** Update a contact; omitted fields stay unchanged. The body identifies the contact by `id`. Null clears an optional field; a list replaces the stored list. `emailAddress` and `phoneNumber` become the main ones and come first in their lists; null removes the main one. The contact must keep at least one address or number. A consent change is stored with its time and author. A Manager can change only the assigned locations among the contact's locations and must leave at least one of them; all others are kept. */
export const updateContact = (data: ContactUpdate, options?: CallOptions): Promise<Contact> =>
  send('updateContact', options, (init) => client.PATCH('/contacts', { ...init, body: data }));
export const updateContactMutation = (options?: CallOptions) =>
  writeOptions('updateContact', ({ data, base }: { data: ContactUpdate; base: Base }) =>
    saveVersion(base, data, (data, version) => updateContact(data, { ...options, version })));
export const useUpdateContact = (settings?: WriteSettings<Contact, { data: ContactUpdate; base: Base }>) => useWrite(updateContactMutation(), settings);

/** Update or delete up to 200 contacts at once. Requires `ids` and either `set` or `delete`. The rules for one contact apply to each of them, in one transaction. Contacts that would exceed 30 tags are returned as refused and stay unchanged; so are opted-out contacts when a consent is set to anything but `out`, because an opt-out can be reversed only for one person at a time. Ids that do not exist, or that the caller cannot access, are returned as missing. */
export const updateContacts = (data: ContactBulk, options?: CallOptions): Promise<ContactBulkResult> =>
  send('updateContacts', options, (init) => client.POST('/contacts/bulk', { ...init, body: data }));
export const updateContactsMutation = (options?: CallOptions) =>
  writeOptions('updateContacts', ({ data }: { data: ContactBulk }) => updateContacts(data, options));
export const useUpdateContacts = (settings?: WriteSettings<ContactBulkResult, { data: ContactBulk }>) => useWrite(updateContactsMutation(), settings);

/** List the email addresses of all contacts, sorted by value. */
export const listContactEmails = (params?: QueryParams<'listContactEmails'>, options?: CallOptions): Promise<ContactEmailPage> =>
  send('listContactEmails', options, (init) => client.GET('/contacts/emails', { ...init, params: { query: { ...params } } }));
export const listContactEmailsQuery = (params?: QueryParams<'listContactEmails'>) =>
  readOptions('listContactEmails', [params], (signal) => listContactEmails(params, { signal }));

/** Delete an email address from its contact. If it was the main one, the next one in the contact's list becomes the main one. The last address or number of a contact cannot be deleted. */
export const deleteContactEmail = (params: QueryParams<'deleteContactEmail'>, options?: CallOptions): Promise<ContactEmailDeleted> =>
  send('deleteContactEmail', options, (init) => client.DELETE('/contacts/emails', { ...init, params: { query: { ...params } } }));
export const deleteContactEmailMutation = (options?: CallOptions) =>
  writeOptions('deleteContactEmail', ({ params }: { params: QueryParams<'deleteContactEmail'> }) => deleteContactEmail(params, options));
export const useDeleteContactEmail = (settings?: WriteSettings<ContactEmailDeleted, { params: QueryParams<'deleteContactEmail'> }>) => useWrite(deleteContactEmailMutation(), settings);

/** Export contacts to a CSV file. Requires either `ids` or a `filter`; the filter `{}` matches all contacts. An export contains at most 100,000 contacts; larger and empty exports are refused (422). Unknown ids are skipped, as `count` shows. The file can be downloaded for ten minutes; it contains the contacts that match at the time of the download, last changed first. Its columns are those of the import, so that the file can be imported again: the main address and number, and a consent if known. Cells that a spreadsheet would read as a formula start with a single quotation mark, which the import removes. */
export const exportContacts = (data: ContactExport, options?: CallOptions): Promise<ContactExported> =>
  send('exportContacts', options, (init) => client.POST('/contacts/export', { ...init, body: data }));
export const exportContactsQuery = (data: ContactExport) =>
  readOptions('exportContacts', [data], (signal) => exportContacts(data, { signal }));

/** Find a contact by email address or phone number. Requires exactly one of the two parameters. The whole address must match, ignoring case. Ten digits match the same number with a leading +1. Returns 404 if no contact matches. */
export const findContact = (params?: QueryParams<'findContact'>, options?: CallOptions): Promise<Contact> =>
  send('findContact', options, (init) => client.GET('/contacts/find', { ...init, params: { query: { ...params } } }));
export const findContactQuery = (params?: QueryParams<'findContact'>) =>
  readOptions('findContact', [params], (signal) => findContact(params, { signal }));

/** Import contacts from a CSV file. A row whose address or number already exists, in the account or earlier in the file, is a duplicate; `duplicates` says what happens to it. Tags are added, and an address or number that the contact has already keeps its spelling. A row with the number of a contact but another address and another name is rejected. Rows that the plan has no room for are rejected. Valid rows are stored even if others are rejected. Rows are stored in batches after the upload is complete; if the client disconnects, the rows stored so far are kept. */
export const importContacts = (data: ContactImport, options?: CallOptions): Promise<ContactImportSummary> =>
  send('importContacts', options, (init) => client.POST('/contacts/import', { bodySerializer: toFormData, ...init, body: data }));
export const importContactsMutation = (options?: CallOptions) =>
  writeOptions('importContacts', ({ data }: { data: ContactImport }) => importContacts(data, options));
export const useImportContacts = (settings?: WriteSettings<ContactImportSummary, { data: ContactImport }>) => useWrite(importContactsMutation(), settings);

/** Undo an import of contacts. Deletes the contacts that the import created, and gives those that it updated their earlier values. Contacts that were changed after the import stay as they are. Possible for 30 days, once; afterwards, and for an unknown id, the answer is 404. A Manager can undo only own imports. */
export const cancelContactImport = (id: Id, options?: CallOptions): Promise<ContactImportUndone> =>
  send('cancelContactImport', options, (init) => client.POST('/contacts/imports/{id}/undo', { ...init, params: { path: { id } } }));
export const cancelContactImportMutation = (options?: CallOptions) =>
  writeOptions('cancelContactImport', ({ id }: { id: Id }) => cancelContactImport(id, options));
export const useCancelContactImport = (settings?: WriteSettings<ContactImportUndone, { id: Id }>) => useWrite(cancelContactImportMutation(), settings);

/** List the phone numbers of all contacts, sorted by value. */
export const listContactPhoneNumbers = (params?: QueryParams<'listContactPhoneNumbers'>, options?: CallOptions): Promise<ContactPhoneNumberPage> =>
  send('listContactPhoneNumbers', options, (init) => client.GET('/contacts/phoneNumbers', { ...init, params: { query: { ...params } } }));
export const listContactPhoneNumbersQuery = (params?: QueryParams<'listContactPhoneNumbers'>) =>
  readOptions('listContactPhoneNumbers', [params], (signal) => listContactPhoneNumbers(params, { signal }));

/** Delete a phone number from its contact. If it was the main one, the next one in the contact's list becomes the main one. The last address or number of a contact cannot be deleted. */
export const deleteContactPhoneNumber = (params: QueryParams<'deleteContactPhoneNumber'>, options?: CallOptions): Promise<ContactPhoneNumberDeleted> =>
  send('deleteContactPhoneNumber', options, (init) => client.DELETE('/contacts/phoneNumbers', { ...init, params: { query: { ...params } } }));
export const deleteContactPhoneNumberMutation = (options?: CallOptions) =>
  writeOptions('deleteContactPhoneNumber', ({ params }: { params: QueryParams<'deleteContactPhoneNumber'> }) => deleteContactPhoneNumber(params, options));
export const useDeleteContactPhoneNumber = (settings?: WriteSettings<ContactPhoneNumberDeleted, { params: QueryParams<'deleteContactPhoneNumber'> }>) => useWrite(deleteContactPhoneNumberMutation(), settings);

/** List the tags of all contacts, most used first. For filters and suggestions. Ties are sorted by name. A Manager sees the tags of contacts at the assigned locations. */
export const listContactTags = (params?: QueryParams<'listContactTags'>, options?: CallOptions): Promise<ContactTagPage> =>
  send('listContactTags', options, (init) => client.GET('/contacts/tags', { ...init, params: { query: { ...params } } }));
export const listContactTagsQuery = (params?: QueryParams<'listContactTags'>) =>
  readOptions('listContactTags', [params], (signal) => listContactTags(params, { signal }));

/** Get a contact. */
export const getContact = (id: Id, options?: CallOptions): Promise<Contact> =>
  send('getContact', options, (init) => client.GET('/contacts/{id}', { ...init, params: { path: { id } } }));
export const getContactQuery = (id: Id) =>
  readOptions('getContact', [id], (signal) => getContact(id, { signal }));

/** Delete a contact with its email addresses, phone numbers and consents. Photos are kept, without the contact. An opt-out is remembered, so that importing the same address or number later does not undo it. */
export const deleteContact = (id: Id, options?: CallOptions): Promise<Deleted> =>
  send('deleteContact', options, (init) => client.DELETE('/contacts/{id}', { ...init, params: { path: { id } } }));
export const deleteContactMutation = (options?: CallOptions) =>
  writeOptions('deleteContact', ({ id }: { id: Id }) => deleteContact(id, options));
export const useDeleteContact = (settings?: WriteSettings<Deleted, { id: Id }>) => useWrite(deleteContactMutation(), settings);

/** Merge two contacts of the same person. The contact in the path is kept and takes over the data of the contact in `from`, which is deleted. Addresses, numbers, tags and locations are combined, those of the kept contact first, so its main ones stay; photos and sent messages are combined too. An empty name, birthday or visit is filled from the other contact, and its notes are appended. An opt-out of either contact stays an opt-out. An opt-in of the other contact counts only if its main address or number becomes the main one. It keeps the earlier date of both as the date it was added. Refused if the result would have more than 20 email addresses, 20 phone numbers, 30 tags or 1,000 characters of notes; nothing is cut off. */
export const mergeContacts = (id: Id, data: ContactMerge, options?: CallOptions): Promise<Contact> =>
  send('mergeContacts', options, (init) => client.POST('/contacts/{id}/merge', { ...init, params: { path: { id } }, body: data }));
export const mergeContactsMutation = (options?: CallOptions) =>
  writeOptions('mergeContacts', ({ id, data }: { id: Id; data: ContactMerge }) => mergeContacts(id, data, options));
export const useMergeContacts = (settings?: WriteSettings<Contact, { id: Id; data: ContactMerge }>) => useWrite(mergeContactsMutation(), settings);

/** List the activity of a contact, newest first. Photos taken, messages with a photo or from campaigns, the last visit, consent changes, how the contact was created, imports that changed it, and merges. Events from before activity was recorded are missing. A Manager sees only photos from the assigned locations. */
export const listContactEvents = (id: Id, params?: QueryParams<'listContactEvents'>, options?: CallOptions): Promise<ContactEventPage> =>
  send('listContactEvents', options, (init) => client.GET('/contacts/{id}/timeline', { ...init, params: { path: { id }, query: { ...params } } }));
export const listContactEventsQuery = (id: Id, params?: QueryParams<'listContactEvents'>) =>
  readOptions('listContactEvents', [id, params], (signal) => listContactEvents(id, params, { signal }));
