import { CreateProductBody } from '~/api/products';
import { createBook } from '~/lib/import/book';
import { serve } from '~/lib/import/remote';
import { productTable } from './product-columns';

serve((onProgress) => createBook({ ...productTable, schema: CreateProductBody }, onProgress));
