import { msg } from '@lingui/core/macro';
import { MutationObserver } from '@tanstack/react-query';
import { importContactsMutation } from '~/api/contacts';
import type { ImportEntity } from '~/components/import/entity';
import { ImportPage } from '~/components/import/import-page';
import { contactTable } from './contact-columns';

const contacts: ImportEntity = {
  table: contactTable,
  needs: 'importContacts',
  startWorker: () => new Worker(new URL('./contact-rows.worker.ts', import.meta.url), { type: 'module' }),
  send: (queryClient, { file, duplicates }, request) =>
    new MutationObserver(queryClient, {
      ...importContactsMutation(request),
      meta: { quiet: true },
    }).mutate({ data: { contacts: file, duplicates } }),
  fileName: 'contacts',
  words: {
    title: msg`Import contacts`,
    toList: msg`View contacts`,
    known: msg`When a contact with the same email or phone exists`,
    update: msg`Update the contact; tags are added, empty cells change nothing`,
    skip: msg`Skip the row`,
  },
};

export const ContactImport = () => <ImportPage entity={contacts} />;
