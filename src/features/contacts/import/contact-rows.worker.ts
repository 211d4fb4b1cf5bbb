import { CreateContactBody } from '~/api/contacts';
import { createBook } from '~/patterns/import/engine/book';
import { serve } from '~/patterns/import/engine/remote';
import { contactTable } from './contact-columns';

serve((onProgress) => createBook({ ...contactTable, schema: CreateContactBody }, onProgress));
