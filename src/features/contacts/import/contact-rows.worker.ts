import { CreateContactBody } from '~/api/contacts';
import { createBook } from '~/lib/import/book';
import { serve } from '~/lib/import/remote';
import { contactTable } from './contact-columns';

serve((onProgress) => createBook({ ...contactTable, schema: CreateContactBody }, onProgress));
