import { useSearch } from '@tanstack/react-router';
import { ListPending } from '~/patterns/list/list-pending';
import { usePermission } from '~/session/permissions';
import { emailList, phoneList } from './address-lists';
import { contactList } from './contact-list';
import { useContactTabs } from './contact-tabs';

export function ContactsPending() {
  const { tab } = useSearch({ from: '/_app/contacts/' });
  const row = useContactTabs(tab);
  const tabs = usePermission('listContacts') ? row : undefined;
  if (tab === 'emails') return <ListPending list={emailList} tabs={tabs} />;
  if (tab === 'phones') return <ListPending list={phoneList} tabs={tabs} />;
  return <ListPending list={contactList} tabs={tabs} />;
}
