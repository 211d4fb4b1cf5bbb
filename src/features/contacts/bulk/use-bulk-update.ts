import { type ContactBulk, updateContacts } from '~/api/contacts';
import { useBatches } from '~/patterns/list/use-batches';

/** The same change of any number of contacts. */
export const useBulkUpdate = () => useBatches('updateContacts', (body: ContactBulk) => updateContacts(body));
