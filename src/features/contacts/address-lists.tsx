import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import {
  type ConsentStatus,
  type ContactEmail,
  type ContactPhoneNumber,
  listContactEmailsQuery,
  listContactPhoneNumbersQuery,
} from '~/api/contacts';
import { formatPhone } from '~/lib/format';
import type { Column, List, ListSearch, PanelFrameProps } from '~/patterns/list/list';
import { ListPanel } from '~/patterns/list/list-panel';
import { AddressDeletion } from './address-deletion';
import { type ContactListSearch, contactList } from './contact-list';
import { ConsentMark, channels } from './model/consent-marks';
import { consentLabels } from './model/contact-labels';
import styles from './model/contacts.module.css';

type TabSearch = ListSearch & Pick<ContactListSearch, 'tab'>;

/** A row opens its contact. */
const owner = {
  id: ({ contactId }: { contactId: string }) => contactId,
  Panel: (props: PanelFrameProps) => <ListPanel {...props} list={contactList} rows={[]} />,
};

const personColumn: Column<{ contactName: string | null }> = {
  id: 'person',
  label: msg`Person`,
  cell: ({ contactName }) => contactName,
  width: 12,
  grows: true,
  plain: true,
};

const consentColumn = (channel: (typeof channels)[number]): Column<{ consent: ConsentStatus }> => ({
  id: 'consent',
  label: msg`Consent`,
  cell: ({ consent }, { t }) => (
    <span className={styles.marks}>
      <ConsentMark channel={channel} status={consent} />
      {t(consentLabels[consent])}
    </span>
  ),
  width: 8,
  plain: true,
});

export const emailList: List<ContactEmail, TabSearch> = {
  name: 'contacts',
  title: msg`Contacts`,
  scope: msg`All email addresses, A–Z.`,
  searchLabel: msg`Email address or name`,
  query: ({ page, show, search }) => listContactEmailsQuery({ page, show, search }),
  counted: (total) => <Plural value={total} one="# address" other="# addresses" />,
  rowId: ({ value }) => value,
  rowName: ({ value }) => value,
  owner,
  columns: [
    { id: 'value', label: msg`Email address`, cell: ({ value }) => value },
    personColumn,
    consentColumn(channels[0]),
    {
      id: 'delete',
      label: msg`Delete`,
      cell: ({ value, contactName }) => (
        <AddressDeletion address={{ emailAddress: value }} name={contactName} />
      ),
      width: 5,
      action: true,
      plain: true,
    },
  ],
  empty: {
    picture: 'message',
    title: msg`No email addresses yet`,
    text: msg`Email addresses that guests leave at a booth, on the microsite, or that you import appear here.`,
  },
  create: { to: '/contacts/edit', label: msg`Add a contact`, needs: 'createContact' },
};

export const phoneList: List<ContactPhoneNumber, TabSearch> = {
  name: 'contacts',
  title: msg`Contacts`,
  scope: msg`All phone numbers.`,
  searchLabel: msg`Phone number or name`,
  query: ({ page, show, search }) => listContactPhoneNumbersQuery({ page, show, search }),
  counted: (total) => <Plural value={total} one="# number" other="# numbers" />,
  rowId: ({ value }) => value,
  rowName: ({ value }) => formatPhone(value),
  owner,
  columns: [
    { id: 'value', label: msg`Phone number`, cell: ({ value }) => formatPhone(value) },
    personColumn,
    consentColumn(channels[1]),
    {
      id: 'delete',
      label: msg`Delete`,
      cell: ({ value, contactName }) => (
        <AddressDeletion address={{ phoneNumber: value }} name={contactName} />
      ),
      width: 5,
      action: true,
      plain: true,
    },
  ],
  empty: {
    picture: 'message',
    title: msg`No phone numbers yet`,
    text: msg`Phone numbers that guests leave at a booth, on the microsite, or that you import appear here.`,
  },
  create: { to: '/contacts/edit', label: msg`Add a contact`, needs: 'createContact' },
};
