import { createBook } from '../../../src/patterns/import/engine/book';
import { serve } from '../../../src/patterns/import/engine/remote';
import { benchRules } from './rules';

serve(() => createBook(benchRules));
