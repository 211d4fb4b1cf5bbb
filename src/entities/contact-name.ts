import type { Contact } from '~/api/contacts';
import { formatPhone } from '~/lib/format';

type Named = Pick<Contact, 'firstName' | 'lastName'>;

/** First and last name, as far as they are known. */
export const fullName = ({ firstName, lastName }: Named): string | null =>
  [firstName, lastName].filter((name) => name !== null).join(' ') || null;

/** The display name of a contact: the name, or else an address or a number. */
export const nameOf = (contact: Named & Pick<Contact, 'emailAddress' | 'phoneNumber'>): string =>
  fullName(contact) ?? contact.emailAddress ?? formatPhone(contact.phoneNumber ?? '');
