import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { GetContactParams, ListContactsQueryParams } from '~/api/contacts';
import { loadContacts } from '~/features/contacts/contact-queries';
import { ContactsPending } from '~/features/contacts/contacts-pending';
import { ContactsScreen } from '~/features/contacts/contacts-screen';
import { importing, listSearchOf } from '~/lib/search-schema';
import { LoadError } from '~/parts/feedback/load-error';

const validateSearch = listSearchOf(ListContactsQueryParams, () => ({
  tab: z.enum(['emails', 'phones']),
  open: GetContactParams.shape.id,
  import: importing,
}));

export const Route = createFileRoute('/_app/contacts/')({
  validateSearch,
  loader: ({ context, location }) => loadContacts(context.queryClient, validateSearch(location.search)),
  shouldReload: true,
  staticData: { title: msg`Contacts`, needs: 'findContact' },
  component: ContactsScreen,
  pendingComponent: ContactsPending,
  errorComponent: LoadError,
});
