import type { QueryClient } from '@tanstack/react-query';
import { load } from '~/api/cache/load';
import { getContactQuery } from '~/api/contacts';
import { isAllowed } from '~/api/permissions';
import { loadList } from '~/patterns/list/load-list';
import { getPermissionContext } from '~/session/permissions';
import { emailList, phoneList } from './address-lists';
import { type ContactListSearch, contactList } from './contact-list';

/** Users who may only find and add contacts see no list. */
export const maySeeLists = (): boolean => {
  const person = getPermissionContext();
  return person !== null && isAllowed('listContacts', person);
};

/** The list of the current tab. */
export function loadContacts(client: QueryClient, search: ContactListSearch): Promise<unknown> | undefined {
  if (!maySeeLists()) return undefined;
  if (search.tab === 'emails') return loadList(client, emailList, search);
  if (search.tab === 'phones') return loadList(client, phoneList, search);
  return loadList(client, contactList, search);
}

/** Loads nothing for a new contact. */
export const loadContact = (client: QueryClient, id: string | undefined): Promise<unknown> | undefined =>
  id === undefined ? undefined : load(client, getContactQuery(id));
