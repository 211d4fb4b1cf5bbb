// All migrations, in the order of their names: docs/decisions/0039 says how to add one.
import type { Migration } from 'kysely/migration';
import { up as contactVisits } from './2026-11-29-contact-visits.ts';
import { up as databaseAge } from './2026-11-29-database-age.ts';
import { up as americanSpelling } from './2026-11-30-american-spelling.ts';
import { baseline } from './baseline/index.ts';

export const migrations: Record<string, Migration> = {
  ...baseline,
  '2026-11-29-contact-visits': { up: contactVisits },
  '2026-11-29-database-age': { up: databaseAge },
  '2026-11-30-american-spelling': { up: americanSpelling },
};
