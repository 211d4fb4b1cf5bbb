import { msg, plural } from '@lingui/core/macro';
import { MutationObserver } from '@tanstack/react-query';
import { importContacts, importContactsMutation } from '~/api/contacts';
import type { ImportEntity } from '~/patterns/import/entity';
import { ImportPage } from '~/patterns/import/import-page';
import { CONSENT_LIKE, contactTable } from './contact-columns';
import { PlanNote } from './plan-note';
import { SameForAll } from './same-for-all';

const contacts: ImportEntity = {
  table: contactTable,
  needs: 'importContacts',
  startWorker: () => new Worker(new URL('./contact-rows.worker.ts', import.meta.url), { type: 'module' }),
  send: (queryClient, { file, duplicates, importId }, request) =>
    new MutationObserver(queryClient, {
      ...importContactsMutation(request),
      meta: { quiet: true },
    }).mutate({ data: { contacts: file, duplicates, importId } }),
  dryRun: ({ file, duplicates }, signal) =>
    importContacts({ contacts: file, duplicates, mode: 'dryRun' }, { signal }),
  takesTag: true,
  canUndo: true,
  SameForAll,
  Note: PlanNote,
  warning: {
    headers: CONSENT_LIKE,
    text: (header) => msg`“${header}” is not imported: these contacts get no consent from it.`,
  },
  fileName: 'contacts',
  words: {
    title: msg`Import contacts`,
    toList: msg`View contacts`,
    known: msg`When a contact with the same email or phone exists`,
  },
  ways: [
    {
      value: 'fill',
      label: msg`Fill empty fields only, and add tags`,
      count: (count) =>
        msg`${plural(count, { one: '# known contact gets missing details', other: '# known contacts get missing details' })}`,
    },
    {
      value: 'update',
      label: msg`Replace name, birthday and notes with those in the file, and add tags`,
      count: (count) =>
        msg`${plural(count, { one: '# known contact will be updated', other: '# known contacts will be updated' })}`,
    },
    {
      value: 'skip',
      label: msg`Skip the row`,
      count: (count) =>
        msg`${plural(count, { one: '# known contact stays unchanged', other: '# known contacts stay unchanged' })}`,
    },
  ],
};

export const ContactImport = () => <ImportPage entity={contacts} />;
