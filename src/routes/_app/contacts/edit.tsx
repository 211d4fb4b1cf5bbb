import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GetContactParams } from '~/api/contacts';
import { loadContact } from '~/features/contacts/contact-queries';
import { ContactScreen } from '~/features/contacts/contact-screens';
import { searchOf } from '~/lib/search-schema';
import { LoadError } from '~/parts/feedback/load-error';
import { RecordPending } from '~/patterns/form/form-pending';

const validateSearch = searchOf(GetContactParams, ['id']);

export const Route = createFileRoute('/_app/contacts/edit')({
  validateSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context, deps }) => loadContact(context.queryClient, deps.id),
  staticData: { title: msg`Contacts`, needs: 'createContact' },
  component: ContactScreen,
  pendingComponent: RecordPending,
  errorComponent: LoadError,
});
