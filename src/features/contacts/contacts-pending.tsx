import { useSearch } from '@tanstack/react-router';
import { ListPending } from '~/components/list/list-pending';
import { usePermission } from '~/session/permissions';
import { emailList, phoneList } from './address-lists';
import { contactList } from './contact-list';
import { ContactTabs } from './contact-tabs';

export function ContactsPending() {
  const { tab } = useSearch({ from: '/_app/contacts/' });
  const tabs = usePermission('listContacts') && <ContactTabs current={tab} />;
  if (tab === 'emails') return <ListPending list={emailList} above={tabs} />;
  if (tab === 'phones') return <ListPending list={phoneList} above={tabs} />;
  return <ListPending list={contactList} above={tabs} />;
}
