import { createBook } from '~/lib/import/book';
import { serve } from '~/lib/import/remote';
import { benchRules } from './rules';

serve(() => createBook(benchRules));
