import { msg } from '@lingui/core/macro';
import { IconMail, IconPhone } from '@tabler/icons-react';
import {
  type ContactEmail,
  type ContactPhoneNumber,
  listContactEmailsQuery,
  listContactPhoneNumbersQuery,
} from '~/api/contacts';
import type { List, ListSearch, RowPage } from '~/components/list/list';
import { formatPhone } from '~/lib/format';
import { AddressDeletion } from './address-deletion';
import type { ContactListSearch } from './contact-list';

type TabSearch = ListSearch & Pick<ContactListSearch, 'tab'>;

/** A row leads to the person who has it. */
const person = ({ contactId }: { contactId: string }): RowPage => ({
  to: '/contacts',
  search: { open: contactId },
});

export const emailList: List<ContactEmail, TabSearch> = {
  name: 'contacts',
  title: msg`Contacts`,
  scope: msg`Every e-mail address that somebody gave, in the order of the alphabet.`,
  query: ({ page, show }) => listContactEmailsQuery({ page, show }),
  rowId: ({ value }) => value,
  rowName: ({ value }) => value,
  rowPage: person,
  columns: [
    { id: 'value', label: msg`E-mail address`, cell: ({ value }) => value },
    { id: 'person', label: msg`Person`, cell: ({ contactName }) => contactName, width: '34%' },
    {
      id: 'delete',
      label: msg`Delete`,
      cell: ({ value }) => <AddressDeletion address={{ emailAddress: value }} />,
      width: '5rem',
    },
  ],
  empty: {
    icon: <IconMail />,
    title: msg`No e-mail addresses yet`,
    text: msg`Each address that somebody gives at a booth, on the microsite or in a file is listed here.`,
  },
  create: { to: '/contacts/edit', label: msg`Add a contact`, needs: 'createContact' },
};

export const phoneList: List<ContactPhoneNumber, TabSearch> = {
  name: 'contacts',
  title: msg`Contacts`,
  scope: msg`Every phone number that somebody gave, in order.`,
  query: ({ page, show }) => listContactPhoneNumbersQuery({ page, show }),
  rowId: ({ value }) => value,
  rowName: ({ value }) => formatPhone(value),
  rowPage: person,
  columns: [
    { id: 'value', label: msg`Phone number`, cell: ({ value }) => formatPhone(value) },
    { id: 'person', label: msg`Person`, cell: ({ contactName }) => contactName, width: '34%' },
    {
      id: 'delete',
      label: msg`Delete`,
      cell: ({ value }) => <AddressDeletion address={{ phoneNumber: value }} />,
      width: '5rem',
    },
  ],
  empty: {
    icon: <IconPhone />,
    title: msg`No phone numbers yet`,
    text: msg`Each number that somebody gives at a booth, on the microsite or in a file is listed here.`,
  },
  create: { to: '/contacts/edit', label: msg`Add a contact`, needs: 'createContact' },
};
