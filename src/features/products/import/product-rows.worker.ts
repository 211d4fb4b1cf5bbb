import { CreateProductBody } from '~/api/products';
import { createBook } from '~/patterns/import/engine/book';
import { serve } from '~/patterns/import/engine/remote';
import { productTable } from './product-columns';

serve((onProgress) => createBook({ ...productTable, schema: CreateProductBody }, onProgress));
