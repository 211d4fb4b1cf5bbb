import { z } from 'zod/mini';
import type { ImportRules } from '../../../src/patterns/import/engine/columns';

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const text = z.optional(z.string().check(z.maxLength(40)));

/** Eight columns of short texts. */
export const benchRules: ImportRules = {
  schema: z.object(Object.fromEntries(NAMES.map((name) => [name, text]))),
  needed: ['one'],
  columns: NAMES.map((name) => ({
    name,
    label: { id: name, message: name },
    kind: 'text',
    aliases: [],
    example: '',
  })),
};

export const cellOf = (row: number, column: number): string => `Cell ${row}-${column}`;
