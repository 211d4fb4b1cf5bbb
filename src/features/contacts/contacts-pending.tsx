import { useSearch } from '@tanstack/react-router';
import { ListPending } from '~/components/list/list-pending';
import { emailList, phoneList } from './address-lists';
import { contactList } from './contact-list';

export function ContactsPending() {
  const { tab } = useSearch({ from: '/_app/contacts/' });
  if (tab === 'emails') return <ListPending list={emailList} />;
  if (tab === 'phones') return <ListPending list={phoneList} />;
  return <ListPending list={contactList} />;
}
